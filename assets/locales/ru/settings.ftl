# Настройки игрока и его часовой пояс.

settings-title = **Ваши настройки**
settings-title-changed = Готово. **Ваши настройки** теперь такие:
settings-look =
    Доски: тема «{ theme }», внизу { $orientation ->
        [white] белые.
        [black] чёрные.
       *[own] ваша сторона.
    }
settings-input =
    Ходы: { $input ->
        [menus] вы выбираете их в меню.
        [text] вы их пишете; на досках только для вас меню нет.
       *[both] вы выбираете их в меню или пишете.
    } { $confirm ->
        [yes] Перед ходом бот переспрашивает.
       *[no] Ход делается сразу.
    }
settings-notation =
    Для вас ходы записаны: { $notation ->
        [numbers] одними полями, `11-19` или `g1-f3`.
        [words] словами, `конь с g1 на f3`.
       *[letters] с буквой фигуры, `N11-19` или `Nf3`.
    }
settings-language =
    Язык: { $language }{ $chosen ->
        [yes] .
       *[no] , как в вашем Discord.
    }
settings-reminders =
    Напоминания: { $hours ->
        [none] никаких.
       *[other] когда осталось { $hours }.
    }
settings-digest =
    Ежедневный список партий, которые ждут вашего хода: { $hour ->
        [none] нет.
       *[other] в { $hour }.
    }
settings-zone = Часовой пояс: { $zone }, сейчас там { $time }.
settings-no-zone = Часовой пояс не указан, поэтому UTC, сейчас там { $time }. Указать свой: `/{ command-timezone }`.

zone-set = Ваш часовой пояс — { $zone }: сейчас там { $time }. По нему приходит ежедневный список и считаются выходные в партиях, которые начнутся с этого времени.
zone-unknown = Часового пояса «{ $typed }» не нашлось. Напишите город латиницей, например `Moscow`, или сколько у вас сейчас времени, например `14:30`, и выберите из списка.
zone-choice = { $zone }, сейчас { $time }

help-settings = {"**"}По-своему:** `/{ command-settings }` хранит напоминания, язык, ввод и запись ходов; `/{ command-timezone }` — часовой пояс. `/{ command-seek }` ищет соперника. Модераторам: `/{ command-server }`.

command-settings = настройки
    .about = Ваши настройки: доски, ходы, язык, напоминания; показывает их все
command-timezone = часовой-пояс
    .about = Ваш часовой пояс: для напоминаний, ежедневного списка и выходных
option-input = ввод
    .about = Как вы вводите ходы
option-notation = нотация
    .about = Как ходы записаны для вас
option-language = язык
    .about = На каком языке вам писать
option-remind-24 = напомнить-24
    .about = Напоминать ли, когда остаётся 24 часа
option-remind-8 = напомнить-8
    .about = Напоминать ли, когда остаётся 8 часов
option-remind-1 = напомнить-1
    .about = Напоминать ли, когда остаётся один час
option-digest = список
    .about = Час ежедневного списка партий, которые ждут вашего хода
option-confirm = переспросить
    .about = Переспрашивать ли перед ходом
option-zone = пояс
    .about = Город (латиницей) или сколько у вас сейчас времени, например 14:30

choice-input-both = Меню и текст
choice-input-menus = Меню
choice-input-text = Текст
choice-notation-letters = С буквами: N11-19, Nf3
choice-notation-numbers = Полями: 11-19, g1-f3
choice-notation-words = Словами: конь с g1 на f3
choice-language-chat = Как в Discord
choice-digest-none = Список не нужен

settings-puzzles =
    Задачи: { $goal ->
        [yes] вам говорят, чего достичь
       *[no] вам не говорят, чего достичь
    }; ваши оконченные партии { $mining ->
        [yes] можно просматривать в поисках новых.
       *[no] в поисках новых не просматриваются.
    }

option-puzzle-goal = цель-задачи
    .about = Говорить ли в задачах, чего достичь: например, мат в три хода
option-mining = добыча
    .about = Можно ли искать задачи в ваших оконченных партиях; согласны должны быть оба игрока
