# The bot as an opponent.

house-name = Starmate (poziom { $level })
house-taken-up = Przyjmuję, gram na poziomie { $level }. Plansza zaraz się pojawi.
house-level-is-mine = Poziom dotyczy gry ze mną: wybierz mnie jako przeciwnika albo go pomiń.
house-thinks =
    { $count ->
        [0] Myślę.
        [one] Najpierw myślę nad { $count } inną partią.
       *[other] Najpierw myślę nad { $count } innymi partiami.
    }
hint = Na twoim miejscu grałbym `{ $move }`.
hint-only-with-the-house = Podpowiedzi są tylko w partiach ze mną; między ludźmi każdy myśli sam. Wyzwij mnie przez `/{ command-play }`.
rated-against-house = Partie ze mną nigdy nie są rankingowe; zagraj towarzysko.

command-hint = podpowiedź
    .about = Dobry ruch w twojej partii z botem
option-level = poziom
    .about = Siła gry bota, jeśli jest przeciwnikiem, od 1 do 10
