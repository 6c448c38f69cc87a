# Egy lépés szavakkal, annak, aki így szereti: nagybetű és pont nélkül.
move-words-placed = { man } { ARTICLE($square) } { PLACE($square) } mezőre
move-words =
    { man } { ARTICLE($from) } { PLACE($from) } mezőről { ARTICLE($to) } { PLACE($to) } mezőre{ $taken ->
        [none] {""}
       *[other] , leüti a { taken-acc }
    }{ $passing ->
        [yes] {" "}menet közben
       *[no] {""}
    }{ $promoted ->
        [none] {""}
       *[other] , { promoted-into } változik
    }{ $check ->
        [check] , sakk
        [mate] , matt
       *[none] {""}
    }
move-words-castled =
    sáncolás, király { ARTICLE($to) } { PLACE($to) } mezőre, bástya { ARTICLE($rook) } { PLACE($rook) } mezőre{ $check ->
        [check] , sakk
        [mate] , matt
       *[none] {""}
    }

confirm-move = Megléped ezt: `{ $move }` ({ $game }. játszma)? Nyomd meg az „{ button-confirm }” gombot, vagy küldd el így: `/{ command-move } … { option-sure }:true`.
button-confirm = Igen, meglépem
option-sure = biztosan
    .about = Azonnal lépj, akkor is, ha rá kellene kérdeznem
