# Egy lépés szavakkal, annak, aki így szereti: nagybetű és pont nélkül.
move-words-placed = { man } { ARTICLE($cell) } { $cell }. mezőre
move-words =
    { man } { ARTICLE($from) } { $from }. mezőről { ARTICLE($to) } { $to }. mezőre{ $taken ->
        [none] {""}
       *[other] , leüti a { taken-acc }
    }{ $promoted ->
        [none] {""}
       *[other] , { promoted-into } változik
    }{ $check ->
        [check] , sakk
        [mate] , matt
       *[none] {""}
    }

confirm-move = Megléped ezt: `{ $move }` ({ $game }. játszma)? Nyomd meg az „{ button-confirm }” gombot, vagy küldd el így: `/{ command-move } … { option-sure }:true`.
button-confirm = Igen, meglépem
option-sure = biztosan
    .about = Azonnal lépj, akkor is, ha rá kellene kérdeznem
