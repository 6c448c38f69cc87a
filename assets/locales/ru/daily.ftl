# Задача дня.

command-daily = задача-дня
    .about = Задача дня
command-daily-setup = настройка
    .about = Когда и где на этом сервере задача дня (для тех, кто им управляет)
command-daily-me = мне
    .about = Задача дня в личных сообщениях
command-daily-stop = стоп
    .about = Больше никаких задач дня
command-daily-archive = архив
    .about = Задачи прошлых дней, чтобы решать их просто так
command-daily-table = таблица
    .about = Кто сколько решил за месяц
option-daily-channel = канал
    .about = Где она появляется
option-daily-hour = час
    .about = С какого часа, от 0 до 23
option-daily-zone = пояс
    .about = По чьим часам: город или время, которое там сейчас
option-daily-variants = игры
    .about = Какие игры; у каждой своя задача
option-daily-difficulty = сложность
    .about = От лёгкой в понедельник к трудной в воскресенье или одинаковая каждый день
option-daily-role = роль
    .about = Какую роль упоминать
option-daily-language = язык
    .about = На каком языке сообщения
option-daily-goal = цель
    .about = Говорить ли, чего достичь: например, мат в три хода
option-daily-whose = чья
    .about = Этого сервера или ваша в личных сообщениях
option-daily-month = месяц
    .about = Какой месяц, например 2026-11

choice-series-weekly = Лёгкая в понедельник, трудная в воскресенье
choice-tier-easy = Лёгкая
choice-tier-medium = Средняя
choice-tier-hard = Трудная
choice-variants-all = Все три
choice-whose-server = Этого сервера
choice-whose-mine = Моя

daily-help = Нажмите «{ button-puzzle-answer }»: один ход или всё решение сразу. Ваш ответ видите только вы; решение появится со следующей задачей.
daily-count =
    { $tried ->
        [0] Пока никто не пробовал.
       *[other] Решили { $solved } из { $tried }.
    }
daily-count-over =
    { $tried ->
        [0] Никто не пробовал.
       *[other] Решили { $solved } из { $tried }.
    }
daily-reveal = Решение задачи дня № { $number } ({ variant-name }): { $line }
daily-reveal-alt = Движущаяся картинка с решением задачи дня № { $number }; скрыта, пока её не откроют.
daily-share-first = Поделиться можно, когда вы решите задачу в её день.
daily-share = Starmate, задача дня № { $number } · { variant-name }: { $squares }
daily-share-streak = Подряд: { $length }
daily-share-copy = Скопируйте; решения здесь нет:

daily-archive = **Задачи прошлых дней.** С первой попытки они идут в рейтинг, но не в серию.
daily-archive-pick = Выберите задачу
daily-archive-empty =
    { $server ->
        [yes] На этом сервере ещё не было задачи дня. Те, кто им управляет, начинают с `/{ command-daily } { command-daily-setup }`.
       *[no] У вас здесь ещё не было задачи дня. Начните с `/{ command-daily } { command-daily-me }`.
    }
daily-archive-line = № { $number } · { $date }
daily-archive-about =
    { variant-name }, { puzzle-tier }, { $state ->
        [new] ещё не пробовали
        [open] начата
        [solved] решена
       *[shown] не решена
    }

daily-table =
    {"**"}Задачи дня { $month }** · { variant-name } · { $days ->
        [one] { $days } задача
        [few] { $days } задачи
       *[many] { $days } задач
    }
daily-table-line = { $place }. { $name } **{ $solved }**, с первой попытки { $first }
daily-table-empty = Вовремя ещё никто ничего не решил.
daily-month-unknown = Месяц пишется так: `2026-11`.

daily-set-server = **Задача дня** появляется в { $channel } с { $hour } (`{ $zone }`).
daily-set-me = **Ваша задача дня** приходит в личные сообщения с { $hour } (`{ $zone }`).
daily-set-puzzles =
    Игры: { $variants }; { $series ->
        [weekly] в понедельник легко, к воскресенью труднее.
        [easy] каждый день легко.
        [medium] каждый день средняя сложность.
       *[hard] каждый день трудно.
    }
daily-set-goal =
    { $goal ->
        [yes] Говорится, чего надо достичь, например мат в три хода.
       *[no] Не говорится, чего надо достичь.
    }
daily-set-role = Упоминается { $role }.
daily-set-language = Язык сообщений: { $language }.
daily-set-next = Следующая: { $time }.
daily-set-lost = **Канала задачи дня больше нет.** Назовите другой: `/{ command-daily } { command-daily-setup } { option-daily-channel }:`.
daily-not-set =
    { $server ->
        [yes] На этом сервере нет задачи дня. Чтобы начать, назовите канал: `/{ command-daily } { command-daily-setup } { option-daily-channel }:`.
       *[no] Своей задачи дня у вас нет. Её начнёт `/{ command-daily } { command-daily-me }`.
    }
daily-managers-only = Задачу дня сервера настраивают те, кто им управляет. Свою даст `/{ command-daily } { command-daily-me }`.
daily-only-in-servers = Это для серверов. Здесь, в личных сообщениях, `/{ command-daily } { command-daily-me }` даст вам свою задачу на каждый день.
daily-dms-closed = Я не могу вам написать: разрешите личные сообщения от участников этого сервера и попробуйте снова.
daily-stopped =
    { $server ->
        [yes] Задачи дня на этом сервере больше не будет. Прошлые остаются: `/{ command-daily } { command-daily-archive }`.
       *[no] Задача дня к вам больше не приходит.
    }
