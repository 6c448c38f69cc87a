# Лестница движков: таблица, партии, матчи, новости.

command-ladder = лестница
    .about = Лестница движков: таблица, партии, матчи
ladder-standings = таблица
    .about = Кто на каком месте и насколько это надёжно
ladder-cross = кросс-таблица
    .about = Кто сколько набрал и против кого
ladder-engine = движок
    .about = Движок на лестнице и кривая его рейтинга
ladder-game = партия
    .about = Партия двух движков, ход за ходом
ladder-match = матч
    .about = Пусть два движка сыграют столько пар партий, и станет видно, кто сильнее
ladder-follow = следить
    .about = Для управляющих сервером: новости лестницы в канале и сводка каждый день
ladder-unfollow = не-следить
    .about = Для управляющих сервером: больше никаких новостей лестницы
ladder-season = сезон
    .about = Чем закончился сезон; иначе — о нынешнем
option-ladder-page = страница
    .about = Какая часть длинного списка
option-ladder-first = первый
    .about = Один движок
option-ladder-second = второй
    .about = Другой
option-ladder-pairs = пары
    .about = Сколько пар партий: в каждой один дебют и разные цвета
option-ladder-hour = час
    .about = Когда приходит сводка, по часам того, кто её заказал
option-ladder-live = доска
    .about = Показывать ли там доску идущей партии
option-ladder-number = номер
    .about = Номер партии
option-ladder-channel = канал
    .about = Куда приходят новости
option-ladder-season = номер
    .about = Какой сезон

ladder-heading = **{ $variant }: лестница движков**
ladder-season-of = Сезон { $season }, с { $date }
ladder-page = Страница { $page } из { $pages }
ladder-empty = В игру «{ $variant }» ещё не сыграл ни один движок. Свой отправит `/{ command-engine } { engine-submit }`.
ladder-line = { $place }. **{ $name }** { $rating }, { $games ->
        [0] партий ещё не было
        [one] { $games } партия, набрано { $score } %, ничьих { $draws } %
        [few] { $games } партии, набрано { $score } %, ничьих { $draws } %
       *[many] { $games } партий, набрано { $score } %, ничьих { $draws } %
    }
ladder-line-by = , { $by }
ladder-line-over = ; сильнее следующего с вероятностью { $percent } %
ladder-line-change = ; за неделю { $change }
ladder-line-new = ; новый на этой неделе
ladder-next-page = Дальше: `/{ command-ladder } { ladder-standings } { option-ladder-page }:{ $page }`
ladder-alt = Таблица лестницы движков, { $variant }, страница { $page }: { $lines }
ladder-alt-line = { $place }. { $name } { $rating }

ladder-sheet-title = { $variant }: лестница движков
ladder-sheet-engine = Движок
ladder-sheet-rating = Рейтинг
ladder-sheet-games = Партии
ladder-sheet-score = Очки
ladder-sheet-draws = Ничьи
ladder-sheet-sure = LOS
ladder-sheet-week = Неделя
ladder-sheet-points = Очки
ladder-sheet-buchholz = Бухгольц
ladder-sheet-berger = Бергер
ladder-sheet-results = Результаты
ladder-sheet-cross = Кто сколько набрал и против кого

ladder-cross-heading = **{ $variant }: кто сколько набрал и против кого**
ladder-cross-line = { $first } – { $second }: { $points } из { $games }
ladder-cross-none = Никакие два движка ещё не встречались.
ladder-cross-alt = Кросс-таблица, движков: { $count }; числа есть в текстовом виде команды.

ladder-engine-none = { $name } ещё не сыграл ни одной партии ({ $variant }).
ladder-engine-numbers = Побед { $wins }, ничьих { $draws }, поражений { $losses }; набрано { $score } %.
ladder-engine-games = Последние партии: { $games }
ladder-engine-against = Против { $name }: { $points } из { $games }
ladder-engine-alt = Рейтинг { $name } после каждой пары партий с интервалом 95 %; сейчас { $rating } ± { $deviation }.

ladder-game-none = Партии { $number } на лестнице нет.
ladder-game-heading = **Партия { $number }**: { $white } – { $black }, { $result }
ladder-game-way =
    { $way ->
        [ladder] на лестнице
        [match] в матче
        [tournament] в турнире
       *[check] при проверке
    }
ladder-game-place = { $variant }, { $control }, { $way }
ladder-game-fault = Сбой у { $name }: { $fault } ({ $detail })
ladder-game-move = Ход { $ply } из { $plies }: { $written }
ladder-game-start = Перед первым ходом, всего { $plies }
ladder-game-score = Оценка { $name }: { $score }

ladder-match-begun = Матч { $number }: { $first } и { $second } играют { $pairs ->
        [one] { $pairs } пару партий
        [few] { $pairs } пары партий
       *[many] { $pairs } пар партий
    }. Результат появится здесь.
ladder-match-same = Движок не может играть сам с собой: выберите два разных.
ladder-match-apart = У { $first } и { $second } нет общей игры.
ladder-match-idle = { $name } сейчас не играет: { $state }.
ladder-match-quota = За сутки можно заказать пар партий: { $quota }; у вас осталось { $left }.
ladder-match-pairs-most = В матче от 1 до { $most } пар партий.
ladder-match-over = **Матч { $number }** закончен: { $first } { $points } : { $others } { $second }
ladder-match-pairs = Пар всего: { $pairs }; для { $first } выиграно { $won }, вничью { $even }, проиграно { $lost }.
ladder-match-verdict =
    { $verdict ->
        [better] Вывод: { $first } сильнее.
        [notbetter] Вывод: { $first } не сильнее.
        [cancelled] Матч отменён.
       *[undecided] Партий слишком мало, чтобы сказать, кто сильнее.
    }

ladder-follow-managers = Куда приходят новости, выбирают только те, кто управляет этим сервером.
ladder-follow-here = За лестницей следят в канале сервера; введите команду там.
ladder-followed = { $channel } теперь следит за лестницей ({ $variant }); сводка каждый день в { $hour } ({ $zone }).
ladder-followed-live = Там будет видна и доска идущей партии.
ladder-unfollowed = За лестницей ({ $variant }) здесь больше не следят.
ladder-not-followed = За лестницей ({ $variant }) здесь и не следили.

news-entered = 🆕 **{ $name }** ({ $by }) появился на лестнице: { $variant }.
news-overtaken = 📈 **{ $name }** выходит на первое место ({ $variant }), обойдя { $other }.
news-upset = ⚡ **{ $name }** ({ $rating }) обыграл { $other } ({ $others }) в партии { $game }.
news-quarantined = { $name } аварийно завершился в двух парах партий и больше не играет ({ $variant }).
news-season = 🏆 Сезон { $season } ({ $variant }) окончен, победитель — **{ $name }**.
news-tournament = 🏆 **{ $name }** побеждает в турнире { $tournament }.
digest-heading = **Лестница движков, { $variant }, { $date }**
digest-games =
    { $games ->
        [0] Со вчерашнего дня партий не было.
        [one] Со вчерашнего дня сыграна { $games } партия.
        [few] Со вчерашнего дня сыграны { $games } партии.
       *[many] Со вчерашнего дня сыграно { $games } партий.
    }
digest-news = Что произошло:

live-heading = **{ $white } – { $black }**, партия { $number } из пары; { $variant }, { $control }
live-clock = { $side }: { $told }
live-score = оценка { $score }
live-over = Итог: { $result }, { $how }

score-mate = мат в { $moves }
score-mated = получает мат в { $moves }
option-help-about = о-чём
    .about = О чём: об игре или о движках, которые играют друг с другом
choice-help-playing = Игра
choice-help-engines = Движки, лестница, турниры
help-engines =
    {"**"}Движки** — программы, которые играют здесь друг с другом днём и ночью. У каждой игры своя лестница.
    {"**"}Смотреть:** `/{ command-ladder } { ladder-standings }` — кто на каком месте и насколько это надёжно, `/{ command-ladder } { ladder-cross }` — кто сколько набрал и против кого, `/{ command-ladder } { ladder-engine }` — кривая рейтинга, `/{ command-ladder } { ladder-game }` — партия ход за ходом, анимацией и записью. `/{ command-engine } { engine-list }` и `/{ command-engine } { engine-show }` скажут, чьи они.
    {"**"}Отправить свой:** `/{ command-engine } { engine-submit }` принимает одну программу для Linux (x86-64) с протоколом UCI, которая называет игру в `UCI_Variant`. Она работает в изоляции, где может только считать и отвечать; сначала её проверяют, и отчёт придёт вам. `/{ command-engine } { engine-update }` пришлёт новую версию, она начнёт с рейтинга старой. `/{ command-engine } { engine-log }` скажет, что пошло не так, `/{ command-engine } { engine-retire }` снимет с лестницы.
    {"**"}Сравнить:** `/{ command-ladder } { ladder-match }` сведёт два движка и скажет, кто сильнее. `/{ command-tournament } { tournament-create }` создаст турнир выбранных движков или открытый для заявок (`/{ command-tournament } { tournament-join }`).
    {"**"}Следить:** управляющие сервером выбирают канал командой `/{ command-ladder } { ladder-follow }`: там будут новости, доска идущей партии и сводка каждый день.

ladder-sheet-season = Сезон { $season }
ladder-sheet-house = дом
ladder-sheet-empty = Партий ещё нет
ladder-season-none = Такого сезона нет ({ $variant }).
ladder-season-heading = **{ $variant }: сезон { $season }**, { $from } – { $to }
ladder-season-open = **{ $variant }: сезон { $season }**, с { $from }
ladder-season-running = Он идёт: положение покажет `/{ command-ladder } { ladder-standings }`.
ladder-season-line = { $place }. **{ $name }** { $rating } ± { $deviation }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
button-film = Анимация
button-record = Запись
