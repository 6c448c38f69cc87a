# Задачи.

command-puzzle = задача
    .about = Задача для вас одного или ваши успехи в задачах
command-solve = решить
    .about = Ответить на задачу: один ход или всё решение
option-theme-of = тема
    .about = О чём задача
option-difficulty = сложность
    .about = Насколько трудная; если не указать, близкая к вашему рейтингу
option-stats = успехи
    .about = Ваш рейтинг, серия и темы вместо задачи
option-answer-line = ответ
    .about = Например, 18-19 или 18-19 11-20; с ответами соперника или без них

button-puzzle-answer = Ответить
button-puzzle-open = Открыть для меня
button-puzzle-share = Поделиться
button-puzzle-hint = Подсказка
button-puzzle-give-up = Сдаться
button-puzzle-give-up-yes = Показать решение
button-puzzle-back = Назад
button-puzzle-flaw = Сообщить об ошибке
button-puzzle-another = Ещё одну

puzzle-form-title = Ваш ответ
puzzle-form-day = Задача дня № { $number }
puzzle-form-field = Один ход или всё решение
puzzle-form-hint = { $example }
puzzle-flaw-title = Ошибка в задаче
puzzle-flaw-field = Что не так?
puzzle-flaw-hint = Второе решение, ход, который не принят, …
puzzle-flaw-kept = Спасибо: сказанное о задаче `{ $id }` сохранено для тех, кто следит за задачами.

puzzle-side = { side-name }
puzzle-caption = { to-move }
puzzle-tier =
    { $tier ->
        [easy] лёгкая
        [medium] средняя
       *[hard] трудная
    }
puzzle-title = **Задача `{ $id }`** · { variant-name } · { puzzle-tier }
puzzle-title-day = **Задача дня № { $number }** · { variant-name } · { puzzle-tier }
puzzle-task = Ход { side-gen }: найдите лучшее продолжение.
puzzle-task-win = { side-name } начинают и выигрывают.
puzzle-task-mate =
    { side-name } начинают и дают мат в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
puzzle-published = Автор: { $author }.
puzzle-help = Нажмите «{ button-puzzle-answer }» или введите `/{ command-solve }`: один ход или всё решение сразу. Это видите только вы. Неверный ход или подсказка завершают первую попытку, а в рейтинг идёт только она.
puzzle-found = Найдено: { $line }

puzzle-right = `{ $move }` — верно; ответ соперника `{ $reply }`.
puzzle-last-right =
    `{ $move }` — верно.{ $alternative ->
        [yes] {" "}Этот ход не хуже того, что в решении.
       *[no] {""}
    }
puzzle-wrong = `{ $move }` — не то.
puzzle-other-reply = Соперник отвечает не `{ $move }`; дальше я не смотрел.
puzzle-unread = Дальше я не понял: { $why }
puzzle-first-over = Первая попытка на этом закончена; решить задачу ещё можно.
puzzle-hint-costs = С подсказкой задача не считается решённой с первой попытки.
puzzle-hint-man = Подсказка: ходит { man } на { $square }.
puzzle-hint-placed = Подсказка: ставится { man }.
puzzle-hint-target = Подсказка: ход на { $square }.
puzzle-give-up = Показать решение? Тогда задача останется нерешённой.
puzzle-ended =
    { $how ->
        [first] **Решено с первой попытки!**
        [hint] **Решено** с подсказкой.
        [later] **Решено**, хотя и не с первой попытки.
       *[shown] Не решено; решение можно пройти кнопками.
    }
puzzle-solution = Решение: { $line }
puzzle-theme-unknown = Темы «{ $theme }» нет. Выберите из списка, который открывается при вводе, или не указывайте тему.
puzzle-themes = Темы: { $themes }
puzzle-rated =
    Рейтинг самой задачи: { $rating }, её пробовали { $tries ->
        [one] { $tries } раз
        [few] { $tries } раза
       *[many] { $tries } раз
    }.
puzzle-rating = Ваш рейтинг в задачах: { $rating } ({ $change }).
puzzle-streak =
    Задач дня подряд: **{ $length }**.{ $freezes ->
        [0] {""}
        [one] {" "}В запасе { $freezes } заморозка: столько пропущенных дней серию не прервут.
        [few] {" "}В запасе { $freezes } заморозки: столько пропущенных дней серию не прервут.
       *[many] {" "}В запасе { $freezes } заморозок: столько пропущенных дней серию не прервут.
    }
puzzle-gone = Этой задачи больше нет; `/{ command-puzzle }` даст другую.
puzzle-none-in-hand = Сейчас у вас нет задачи. Её даст `/{ command-puzzle }`, а задачу дня открывают кнопки под ней.
puzzle-none-left =
    { $chosen ->
        [yes] Задач с такой темой и сложностью, которых вы ещё не пробовали, здесь не осталось ({ variant-name }). Выберите другие.
       *[no] Вы попробовали все задачи, какие есть ({ variant-name }). Новые приходят с задачами дня.
    }

puzzle-theme =
    { $theme ->
        [mate-in-1] мат в один ход
        [mate-in-2] мат в два хода
        [mate-in-3] мат в три хода
        [mate-in-4] мат в четыре хода
        [mate-in-5] мат в пять ходов
        [mate-in-6] мат в шесть ходов
        [fork] вилка
        [pin] связка
        [skewer] линейный удар
        [discovered-check] вскрытый шах
        [discovered-attack] вскрытое нападение
        [double-check] двойной шах
        [sacrifice] жертва
        [quiet] тихий ход
        [promotion] превращение
        [underpromotion] слабое превращение
        [back-rank] мат на последней горизонтали
        [smothered] спёртый мат
        [en-passant] взятие на проходе
        [castling] рокировка
        [setup-trap] ловушка расстановки
        [limping-pawn] хромая (отсталая) пешка
        [dead-pawn] мёртвая пешка
        [mummy-pawn] мумия
        [king-taken] взятие короля
        [prince-taken] взятие принца
        [queen-restored] возвращённый ферзь
        [prince] принц
        [princess] принцесса
        [endgame] эндшпиль
       *[other] { $theme }
    }

puzzle-stats-title = **{ $name }** · задачи: { variant-name }
puzzle-stats-none = Пока ни одной задачи. Её даст `/{ command-puzzle }`.
puzzle-stats-rating = Рейтинг **{ $rating }** ± { $deviation }.
puzzle-stats-tries =
    { $tries ->
        [one] { $tries } задача
        [few] { $tries } задачи
       *[many] { $tries } задач
    }, с первой попытки решено { $first }, в итоге { $solved }.
puzzle-stats-streak =
    Задач дня подряд: сейчас { $current }, самое большее { $best }{ $freezes ->
        [0] {""}
        [one] , в запасе { $freezes } заморозка
        [few] , в запасе { $freezes } заморозки
       *[many] , в запасе { $freezes } заморозок
    }.
puzzle-stats-themes = Решено с первой попытки по темам: { $themes }.
puzzle-stats-alt = Картинка успехов в задачах ({ $name }): кривая рейтинга и темы. Все числа есть в тексте.
puzzle-sheet-tries = С первой попытки решено { $first } из { $tries }
puzzle-sheet-empty = Пока ни одной задачи

# Строка справки.
help-puzzles = {"**"}Задачи:** `/{ command-puzzle }`, `/{ command-solve }`, каждый день: `/{ command-daily }`.
