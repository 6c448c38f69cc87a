# Движки: кто их отправляет и что из этого выходит.

command-engine = движок
    .about = Шахматные программы, ваши и чужие: отправить свою, посмотреть, изменить
engine-submit = отправить
    .about = Отправить свою программу (файл для Linux с протоколом UCI): после проверки она начнёт играть
engine-list = список
    .about = Какие движки участвуют
engine-show = показать
    .about = Всё об одном движке
engine-log = журнал
    .about = Проверка вашего движка и его сбои
engine-update = обновить
    .about = Прислать новую версию своего движка или изменить его описание
engine-retire = снять
    .about = Снять свой движок с лестницы; его партии останутся
engine-return = вернуть
    .about = Вернуть свой снятый или помещённый в карантин движок; он снова пройдёт проверку
engine-rename = переименовать
    .about = Дать своему движку другое имя
engine-withdraw = удалить
    .about = Для управляющих: убрать движок с лестницы насовсем
engine-ban = запретить
    .about = Для управляющих: запретить кому-либо отправлять движки и снять его движки
engine-unban = разрешить
    .about = Для управляющих: снова разрешить кому-либо отправлять движки
option-engine-file = файл
    .about = Программа: один файл для Linux без других файлов, можно сжатый в .zst
option-engine-name = имя
    .about = Как он называется на лестнице
option-version-file = файл
    .about = Новая версия: начнёт с рейтинга старой, а та уйдёт, когда новая пройдёт проверку
option-version-name = имя
    .about = Как называется новая версия; иначе старое имя с номером
option-engine-variant = вариант
    .about = В какую игру он играет, или во все, о которых говорит
option-engine-previous = прежний
    .about = Ваш движок, новой версией которого он является
option-engine-description = описание
    .about = Несколько слов о нём
option-engine-country = страна
    .about = Две буквы, например HU
option-which-engine = движок
    .about = Какой движок
option-engine-reason = причина
    .about = Почему; об этом узнает владелец
option-engine-owner = кто
    .about = Чьи движки
choice-every-variant = Все, о которых он говорит

engine-none-named = Движка с именем { $name } нет. Все имена покажет `/{ command-engine } { engine-list }`.
engine-not-yours = { $name } не ваш: это может только владелец или те, кто управляет сервером, на котором его отправили.
engine-house-own = { $name } принадлежит дому и остаётся как есть.
engine-operators-only = Это могут только те, кто запустил этого бота.
engine-nothing-to-change = Скажите, что изменить: новый `{ option-version-file }`, `{ option-engine-description }` или `{ option-engine-country }`.

engine-file-elsewhere = Этот файл хранится не в Discord, поэтому он не загружается. Приложите саму программу к команде.
engine-file-too-large = Файл больше { $limit }. Уберите символы (`strip`) или сожмите его программой `zstd` и отправьте `.zst`.
engine-file-lost = Файл дошёл не полностью; пожалуйста, отправьте его ещё раз.
engine-ladder-off = Лестница здесь не работает: её выключил тот, кто запустил этого бота.

engine-taken = **{ $name }** получен ({ $size }). Теперь он проверяется в изоляции: запускается ли, во что играет, и пара партий со слабейшим движком дома. Отчёт придёт сюда или личным сообщением.
engine-passed = **{ $name }** прошёл проверку и теперь играет на лестнице: { $variants }.
engine-failed = **{ $name }** не прошёл проверку: { $why }
engine-trial = { $variant }: { $fault } ({ $detail })
engine-untried = Проверить не удалось, и не по его вине: { $why }
engine-check-try = Та же проверка дома: `starmate ladder check FILE`. Исправленный отправьте командой `/{ command-engine } { engine-submit }`.
engine-last-words = Последнее, что он сказал:
engine-no-words = Он ничего не успел сказать.

engine-fault =
    { $kind ->
        [illegal-move] невозможный ход
        [time] просрочка времени
        [stall] отсутствие ответа
        [crash] аварийное завершение
        [protocol] нарушение протокола
        [memory] нехватка памяти
       *[other] { $kind }
    }
engine-faulted = **{ $name }** проиграл партию { $game } движку { $opponent }, причина: { $fault } ({ $detail })
engine-faulted-once = О поражениях такого рода сообщается один раз; все они в `/{ command-engine } { engine-log }`.
engine-quarantined = **{ $name }** аварийно завершился в двух парах партий и больше не играет. Последний раз — в партии { $game }: { $detail }
engine-quarantined-next = Исправьте его и пришлите новую версию через `/{ command-engine } { engine-update }`: она начнёт с рейтинга старой.
engine-withdrawn = **{ $name }** убран с лестницы теми, кто ею управляет.
engine-reason = Их причина: { $reason }

engine-list-heading =
    { $count ->
        [one] **{ $count } движок**
        [few] **{ $count } движка**
       *[many] **{ $count } движков**
    }
engine-list-page = Страница { $page } из { $pages }
engine-list-none = Движков пока нет. Свой отправит `/{ command-engine } { engine-submit }`.
engine-line = **{ $name }**, { $by }: { $variants }; { $state }
engine-by = автор { $author }
engine-by-house = движок дома
engine-by-operator = от тех, кто запустил этого бота
engine-state =
    { $state ->
        [checking] проверяется
        [active] играет
        [house] играет
        [refused] не прошёл проверку
        [quarantined] в карантине после двух аварий
        [retired] снят
       *[withdrawn] убран
    }
engine-since = { $state } с { $date }
engine-newer-than = Новая версия движка { $name }.
engine-older-than = Есть новая версия: { $name }.
engine-rated = { $variant }: **{ $rating }**, место { $place } из { $count }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
engine-unrated = { $variant }: ещё ни одной партии
engine-title = 🏆 Победитель турнира { $name }
engine-season-title = 🏆 Победитель сезона { $season }, { $variant }
engine-file = Файл: { $size }, SHA-256 `{ $hash }`
engine-house-strength = За него играет движок этой программы; его сила не меняется.

engine-log-heading = **{ $name }**: { $state }
engine-log-report = Проверка:
engine-log-faults =
    { $count ->
        [0] Из-за сбоев он ничего не проиграл.
        [one] Из-за сбоев проиграна { $count } партия, последние сверху:
        [few] Из-за сбоев проиграны { $count } партии, последние сверху:
       *[many] Из-за сбоев проиграно { $count } партий, последние сверху:
    }
engine-log-line = Партия { $game }, { $date }: { $fault } ({ $detail })

engine-retired = **{ $name }** снят с лестницы. Его партии и рейтинг останутся.
engine-retired-already = { $name } и так больше не играет: { $state }.
engine-returned = **{ $name }** возвращён и проверяется; отчёт придёт личным сообщением.
engine-renamed = { $old } теперь называется **{ $name }**.
engine-updated = Описание **{ $name }** изменено.
engine-withdrew = **{ $name }** убран с лестницы насовсем; владельцу сообщено.
engine-banned = { $user } больше не может отправлять движки, а прежние сняты с лестницы.
engine-unbanned = { $user } снова может отправлять движки. Те, что были убраны, убраны и остаются.

# Почему движок не принят или остаётся как есть.
engine-refused-length = В имени от 2 до 32 знаков, а в этом { $length }.
engine-refused-character = В имени латинские буквы, цифры, одиночные пробелы и `. _ + -`, а «{ $character }» не из них.
engine-refused-edge = Имя начинается и кончается буквой или цифрой, пробелы одиночные.
engine-refused-house = Имена на «starmate» принадлежат дому. Выберите другое.
engine-refused-country = Страна — две буквы по ISO 3166, например HU.
engine-refused-text = О движке можно сказать не больше { $most } знаков, а здесь { $found }.
engine-refused-taken = Движок с именем { $name } уже есть. Выберите другое имя.
engine-refused-theirs = Этот самый файл уже отправил кто-то другой: соберите свой.
engine-refused-again = Этот самый файл вы уже отправляли, он называется { $name }.
engine-refused-no-ladder = Такой лестницы здесь нет: { $variant }.
engine-refused-bomb = Файл распаковывается больше чем в { $limit }.
engine-refused-broken = Файл `.zst` не распаковывается: { $why }
engine-refused-program = Это не программа для этой лестницы: { $why }
engine-refused-banned = Движки от вас здесь не принимаются.
engine-refused-most = У вас на лестницах уже движков: { $most }, больше нельзя. Место освободит `/{ command-engine } { engine-retire }`.
engine-refused-state = Сейчас это невозможно, { $name }: { $state }.
