# Рейтинги, профили, списки сильнейших.

challenge-ratings = Рейтинг: { $players }.
rating-changes = Рейтинг: { $white }, { $black }.
removed-player = удалённый игрок

profile-rated =
    Рейтинг **{ $rating }** ± { $deviation }, сыграно { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } на рейтинг.
profile-provisional = Вопросительный знак означает, что рейтинг ещё неточный; с новыми партиями на рейтинг он уточнится.
profile-unrated = Партий на рейтинг ещё нет; все начинают с { $rating }.
profile-highest = Самый высокий рейтинг: { $rating }, { $date }.
profile-curve = После последних партий на рейтинг, новые в конце: { $ratings }.
profile-side = { side-name }: побед { $wins }, ничьих { $draws }, поражений { $losses }.
profile-winning = Побед подряд: сейчас { $now }, больше всего { $most }.
profile-unbeaten = Партий подряд без поражений: сейчас { $now }, больше всего { $most }.
profile-last = Последние партии, новые в конце: { $games }.
profile-empty = Законченных партий ещё нет.
gained =
    { $gained ->
        [win] победа
        [draw] ничья
       *[loss] поражение
    }
date = { $day }.{ $month }.{ $year }
profile-alt = Картинка профиля, { $name }: кривая рейтинга, результаты и серии. Все числа есть в тексте.

sheet-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, на рейтинг { $rated }
sheet-provisional = предварительный
sheet-letter =
    { $gained ->
        [win] В
        [draw] Н
       *[loss] П
    }
sheet-streak = Текущая серия
sheet-longest = Побед подряд
sheet-recent = Последние
sheet-empty = Партий на рейтинг ещё нет
sheet-side = { side-name }

top-server = **Сильнейшие на этом сервере**
top-all = **Сильнейшие на всех серверах**
top-line =
    { $place }. { $name } **{ $rating }**, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
top-provisional = Предварительные рейтинги, поэтому без места:
top-provisional-line =
    – { $name } { $rating }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
top-nobody-established = Пока ни один рейтинг не точен настолько, чтобы занять место.
top-empty-server = На этом сервере ещё никто не закончил партию на рейтинг. Вызовите на неё кого-нибудь командой `/{ command-play }`.
top-empty-all = Ещё никто не закончил партию на рейтинг. Вызовите на неё кого-нибудь командой `/{ command-play }`.
top-own = Ваш рейтинг: { $rating }.
top-own-none = У вас ещё нет рейтинга: закончите партию на рейтинг.
top-here-only-in-servers = Здесь не сервер, поэтому показан общий список.

command-profile = профиль
    .about = Рейтинг игрока по времени, результаты и серии
command-top = лучшие
    .about = Сильнейшие игроки
option-whose = кто
    .about = Чей профиль; если не указать, ваш
option-scope = охват
    .about = Среди кого
choice-server = Этот сервер
choice-all = Все серверы
