heading = **Партия { $game }**: { $white } (белые) – { $black } (чёрные)
thread-name = { $white } – { $black }, партия { $game }

move-placed =
    { $name } ставит { man-acc } на { $square }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-made =
    { $name } ходит { man-ins } с { $from } на { $to }{ $taken ->
        [none] {""}
       *[other] , берёт { taken-acc }
    }{ $passing ->
        [yes] {" "}на проходе
       *[no] {""}
    }{ $promoted ->
        [none] {""}
       *[other] , превращает пешку в { promoted-acc }
    }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-castled =
    { $name } делает рокировку: король на { $to }, ладья на { $rook }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-check = Шах!
# Что случилось в шахматах-100 и что может или должна сделать сторона, чей ход.
king-taken =
    { $side ->
        [white] Белый
       *[black] Чёрный
    } король взят на { $square }: теперь король — принц на { $successor }.
queen-restored = { side-name } вернули ферзя: принцесса на { $square } стала ферзём.
restoration-lost = { side-name } не вернули ферзя вместо принцессы на { $square } и больше не смогут.
restoration-due = Этим ходом { side } могут вернуть ферзя вместо принцессы на { $square }.
duty-restore = Вы можете вернуть ферзя вместо принцессы на { $square }: напишите `{ $square }=Q,` перед ходом. Если просто пойти, право пропадёт.
duty-take-king = Короля на { $square } нужно взять: { $moves }.

turn-of = Ходит { $player }.
turn-yours = { $player }, ваш ход.
turn-yours-setup = { $player }, поставьте фигуру на свой задний ряд. В запасе: { $hand }.

result-white = Победа: { $name } (белые), 1-0.
result-black = Победа: { $name } (чёрные), 0-1.
result-draw = Ничья, ½-½.
result-none = Результата нет.
ended-checkmate = Мат.
ended-stalemate = Пат: игроку { $name } некуда ходить, а шаха нет.
ended-insufficient = Ни одна из сторон больше не может дать мат.
ended-threefold = Одна и та же позиция в третий раз.
ended-fifty = По пятьдесят ходов с каждой стороны без взятий и ходов пешками.
ended-countercheck = На шах ответили шахом: по правилам шахмат-100 это ничья.
ended-agreed = Ничья по соглашению.
ended-resigned = { $name } сдаётся.
ended-time = Время вышло.
ended-forfeit = Игроку { $name } засчитано поражение.
ended-aborted = { $name } отменяет партию.
ended-not = Партия продолжается.

status =
    { $status ->
        [setup] идёт расстановка
        [ongoing] игра идёт
        [checkmate] мат
        [stalemate] пат
        [insufficient] мат невозможен
        [threefold] троекратное повторение
        [fifty] правило пятидесяти ходов
        [countercheck] шах в ответ на шах
        [agreed] ничья по соглашению
        [resigned] сдача
        [time] просрочка времени
        [forfeit] засчитано поражение
       *[aborted] отмена
    }

alt-board =
    { $variant ->
        [starchess] Доска звёздных шахмат.
        [chess] Шахматная доска.
       *[chess100] Доска шахмат-100.
    }
men-of-side = { side-name }: { $men }.
men-of-side-with-hand = { side-name }: { $men }; в запасе { $hand }.
men-none = на доске никого
men-group =
    { $count ->
        [1] { man }
       *[other] { men }
    } { $squares }
alt-placed = Последний ход: { man } на { $square }.
alt-moved =
    Последний ход: с { $from } на { $to }{ $promoted ->
        [none] {""}
       *[other] , превращение в { promoted-acc }
    }.
to-move =
    { $setup ->
        [yes] фигуру ставят { side }
       *[no] ход { side-gen }
    }{ $check ->
        [yes] , шах
       *[no] {""}
    }
to-move-sentence =
    { $setup ->
        [yes] Фигуру ставят { side }
       *[no] Ход { side-gen }
    }{ $check ->
        [yes] , шах
       *[no] {""}
    }.

caption-called-off = отменена
caption = { after }, { to-move }

move-count =
    { $count ->
        [0] ни одного хода
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
after =
    { $count ->
        [0] в начале
        [one] после { $count } хода
       *[many] после { $count } ходов
    }
after-sentence =
    { $count ->
        [0] В начале
        [one] После { $count } хода
       *[many] После { $count } ходов
    }

board-as-text =
    { $heading }
    { after-sentence }.{ $written ->
        [none] {""}
       *[other] {" "}Последний ход `{ $written }`.
    } { to-move-sentence }
    { $men }
    Позиция: `{ $position }`
looked-at-newest =
    { $heading }
    { after-sentence }.{ $written ->
        [none] {""}
       *[other] {" "}Последний ход `{ $written }`.
    } { $now }
looked-at-start =
    { $heading }
    Начало партии, { move-count } назад.
looked-at =
    { $heading }
    { after-sentence } из { $newest }. Последний ход `{ $written }`.
