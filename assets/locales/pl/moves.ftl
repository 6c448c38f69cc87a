# Ruch słowami, dla tych, którzy tak wolą: bez wielkiej litery i bez kropki.
move-words-placed = { man } na { $cell }
move-words =
    { man } z { $from } na { $to }{ $taken ->
        [none] {""}
       *[other] , bije { taken-acc }
    }{ $promoted ->
        [none] {""}
       *[other] , przemiana w { promoted-acc }
    }{ $check ->
        [check] , szach
        [mate] , mat
       *[none] {""}
    }

confirm-move = Zagrać `{ $move }` w partii { $game }? Naciśnij „{ button-confirm }” albo wyślij `/{ command-move } … { option-sure }:true`.
button-confirm = Tak, zagraj
option-sure = na-pewno
    .about = Zagraj od razu, nawet jeśli bot ma najpierw pytać
