# A move as somebody reads it who likes words: no capital and no full stop.
move-words-placed = { man } on { $square }
move-words =
    { man } from { $from } to { $to }{ $taken ->
        [none] {""}
       *[other] , takes the { taken }
    }{ $passing ->
        [yes] {" "}in passing
       *[no] {""}
    }{ $promoted ->
        [none] {""}
       *[other] , becomes a { promoted }
    }{ $check ->
        [check] , check
        [mate] , mate
       *[none] {""}
    }
move-words-castled =
    castling, king to { $to } and rook to { $rook }{ $check ->
        [check] , check
        [mate] , mate
       *[none] {""}
    }

# Whoever wishes it is asked before a move is made.
confirm-move = Play `{ $move }` in game { $game }? Press “{ button-confirm }”, or use `/move … sure:true`.
button-confirm = Yes, play it
option-sure = sure
    .about = Play it at once, even if you wish to be asked first
