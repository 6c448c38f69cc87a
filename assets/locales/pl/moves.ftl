# Ruch słowami, dla tych, którzy tak wolą: bez wielkiej litery i bez kropki.
move-words-placed = { man } na { $square }
move-words =
    { man } z { $from } na { $to }{ $taken ->
        [none] {""}
       *[other] , bije { taken-acc }
    }{ $passing ->
        [yes] {" "}w przelocie
       *[no] {""}
    }{ $promoted ->
        [none] {""}
       *[other] , przemiana w { promoted-acc }
    }{ $check ->
        [check] , szach
        [mate] , mat
       *[none] {""}
    }
move-words-castled =
    roszada, król na { $to }, wieża na { $rook }{ $check ->
        [check] , szach
        [mate] , mat
       *[none] {""}
    }

confirm-move = Zagrać `{ $move }` w partii { $game }? Naciśnij „{ button-confirm }” albo wyślij `/{ command-move } … { option-sure }:true`.
button-confirm = Tak, zagraj
option-sure = na-pewno
    .about = Zagraj od razu, nawet jeśli bot ma najpierw pytać
