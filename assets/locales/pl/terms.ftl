# Warunki partii: tempo gry, ustalenia przed początkiem, otwarte wyzwania.

anybody = ktokolwiek

length-days =
    { $count ->
        [one] { $count } dzień
       *[many] { $count } dni
    }
length-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
length-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
length-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }

control-none = bez zegara
control-move = { $time } na ruch
control-bank = { $start } + { $increment }, limit { $cap }
control-bank-plain = { $start } na partię

control-words-none = Bez zegara
control-words-move = { $time } na każdy ruch
control-words-bank = { $start } i z każdym ruchem jeszcze { $increment }, limit: { $cap }
control-words-bank-plain = { $start } na całą partię
choice-control-default = Jak zwykle na tym serwerze, inaczej 3 dni na ruch

terms-none = Partia bez zegara. Gdy ktoś milczy przez sześćdziesiąt dni, czekający przeciwnik może ją odwołać.
terms-move = Czas: { $time } na każdy ruch; reszta nie przechodzi dalej.
terms-bank = Czas: { $start } dla każdej strony i z każdym ruchem jeszcze { $increment }, limit: { $cap }.
terms-bank-plain = Czas: { $start } dla każdej strony na całą partię.
terms-vacation = Urlop (30 dni w roku) zużywa się sam, gdy kończy się czas.
terms-weekends = W weekendy zegary stoją, u każdego według własnej strefy ({ $zones }).
terms-no-weekends = W weekendy zegary też chodzą.
terms-flag = Kto przekroczy czas, przegrywa; jeśli przeciwnik nie może dać mata, jest remis.
terms-fair = Czas, w którym nie można się ze mną połączyć, wraca do graczy. Można umówić się na przerwę i dodawać sobie nawzajem czas.
terms-zone-hint = Kto nie ma ustawionej strefy, żyje według UTC: `/{ command-timezone }` ustawia ją przed początkiem partii.
terms-zone-of-opponent = przeciwnik: własna
terms-rated = Rankingowa: partia liczy się do rankingu obu stron.
terms-casual = Towarzyska: partia nie liczy się do rankingu.

weekends-need-days = Zegary stojące w weekendy są dla partii na dni: wybierz tempo co najmniej jednego dnia albo pomiń `{ option-weekends }`.
no-starter = Na tym serwerze partie mogą zaczynać tylko osoby z rolą { $role }: poproś o nią moderatora albo poczekaj na wyzwanie od którejś z nich.

challenge-sent-there = Wyzwanie dla gracza { $opponent } pojawi się na { $channel }, bo tam gra się na tym serwerze. Partia zacznie się po jego przyjęciu; do tego czasu można je wycofać.

seek =
    { $challenger } szuka przeciwnika do { variant-game-gen }; gra ten, kto naciśnie pierwszy. { $colour ->
        [white] { $challenger } chce grać białymi.
        [black] { $challenger } chce grać czarnymi.
       *[random] O kolorach zdecyduje los.
    }
seek-withdrawn = { $challenger } wycofuje otwarte wyzwanie.
seek-sent = Twoje otwarte wyzwanie pojawi się tutaj. Partia zacznie się po jego przyjęciu; do tego czasu można je wycofać.
seek-sent-there = Twoje otwarte wyzwanie pojawi się na { $channel }, bo tam gra się na tym serwerze. Partia zacznie się po jego przyjęciu; do tego czasu można je wycofać.
seek-in-dm = Otwarte wyzwanie jest dla ludzi z serwera: użyj `/{ command-seek }` na kanale serwera albo wyzwij jedną osobę przez `/{ command-play }`.
seek-own = To twoje własne otwarte wyzwanie: przyjmuje je ktoś inny, a ty możesz je wycofać.
seek-not-yours = To wyzwanie może wycofać tylko { $challenger }; ty możesz je przyjąć.
seek-unposted = Nie udało się pokazać twojego otwartego wyzwania: nie wolno mi pisać na tym kanale. Wybierz inny kanał albo poproś moderatora, żeby pozwolił mi tam pisać.
button-take = Gram

caption-clock =
    { $control }, { $state ->
        [paused] przerwa
        [white] białe na urlopie
        [black] czarne na urlopie
       *[running] { to-move }
    }
clocks =
    Czas ({ $control }): białe { $white }, czarne { $black }.{ $state ->
        [paused] {" "}Partia jest wstrzymana.
        [white] {" "}Białe są na urlopie.
        [black] {" "}Czarne są na urlopie.
       *[running] {""}
    }

games-time = Czas do { $deadline } ({ $relative }), zostało { $left }.
games-paused = Wstrzymana, zostało { $left }.

command-seek = szukaj
    .about = Szukaj przeciwnika: otwarte wyzwanie, które może przyjąć każdy
option-control = tempo
    .about = Ile jest czasu
option-rated = rankingowa
    .about = Czy partia liczy się do rankingu; bez wyboru się nie liczy
option-weekends = weekendy
    .about = Czy zegary stoją w weekendy, u każdego według własnej strefy
