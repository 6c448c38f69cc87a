# Prośby, zegary i warunki.
nothing-to-take-back = Nie masz ruchu, który można by cofnąć.
asked-already = W tej pozycji już o to prosisz; po następnym ruchu możesz poprosić ponownie.
no-request = Przeciwnik już o to nie prosi: każdy ruch wycofuje taką prośbę.
own-request = To twoja własna prośba: odpowiada na nią przeciwnik, a ruch któregokolwiek z was ją wycofuje.
your-turn = Teraz twój ruch: najpierw go wykonaj, a potem przygotuj odpowiedzi.
no-clock = Ta partia toczy się bez zegara, więc nie ma czasu do oddania ani do zatrzymania.
paused-already = Ta partia jest już wstrzymana; może ją wznowić każdy z graczy.
not-paused = Ta partia nie jest wstrzymana; możesz poprosić przeciwnika o przerwę.
bad-gift = Jednorazowo można dodać od minuty do trzydziestu dni.
rated-without-clock = Partia rankingowa wymaga zegara: wybierz tempo gry albo zagraj towarzysko.
too-many-games =
    Masz tu już { $games ->
        [one] { $games } partię
        [few] { $games } partie
       *[other] { $games } partii
    } w toku, więcej ten serwer nie dopuszcza; najpierw zakończ jedną z nich.
opponent-too-many-games =
    Twój przeciwnik ma tu już { $games ->
        [one] { $games } partię
        [few] { $games } partie
       *[other] { $games } partii
    } w toku, więcej ten serwer nie dopuszcza; spróbuj, gdy jedna z nich się skończy.
already-seeking = Twoje otwarte wyzwanie { $challenge } nadal tu obowiązuje; wycofaj je, aby złożyć inne.
