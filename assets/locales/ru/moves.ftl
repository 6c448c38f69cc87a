# Ход словами, для тех, кому так удобнее: без заглавной буквы и без точки.
move-words-placed = { man } на { $square }
move-words =
    { man } с { $from } на { $to }{ $taken ->
        [none] {""}
       *[other] , берёт { taken-acc }
    }{ $passing ->
        [yes] {" "}на проходе
       *[no] {""}
    }{ $promoted ->
        [none] {""}
       *[other] , превращение в { promoted-acc }
    }{ $check ->
        [check] , шах
        [mate] , мат
       *[none] {""}
    }
move-words-castled =
    рокировка, король на { $to }, ладья на { $rook }{ $check ->
        [check] , шах
        [mate] , мат
       *[none] {""}
    }

confirm-move = Сделать ход `{ $move }` в партии { $game }? Нажмите «{ button-confirm }» или отправьте `/{ command-move } … { option-sure }:true`.
button-confirm = Да, сделать ход
option-sure = точно
    .about = Сделать ход сразу, даже если бот должен переспрашивать
