# Urlop.

command-vacation = urlop
    .about = Twoje dni wolne: w partiach liczonych na dni twoje zegary stoją
vacation-start = rozpocznij
    .about = Idź teraz na urlop
vacation-end = zakończ
    .about = Zakończ go teraz; dni, które się nie zaczęły, wracają
vacation-show = pokaż
    .about = Czy trwa twój urlop i ile dni ci zostało
option-days = dni
    .about = Ile całych dni

vacation-left =
    { $left ->
        [0] W tym roku nie został ani jeden dzień z { $all }.
        [one] W tym roku został { $left } dzień z { $all }.
        [few] W tym roku zostały { $left } dni z { $all }.
       *[many] W tym roku zostało { $left } dni z { $all }.
    }
vacation-on = Twój urlop trwa do { $until } ({ $relative }): w partiach liczonych na dni twoje zegary stoją. Kończy go `/{ command-vacation } { vacation-end }`. { $left }
vacation-off = Nie masz teraz urlopu. Zaczyna go `/{ command-vacation } { vacation-start }`; gdy skończy się czas, dzień zużywa się sam. { $left }
vacation-begun =
    Twój urlop trwa do { $until } ({ $relative }). { $games ->
        [0] Nie toczysz teraz partii liczonej na dni.
        [one] Twój zegar stoi w { $games } partii.
       *[many] Twoje zegary stoją w { $games } partiach.
    } Ruchy możesz robić nadal. { $left }
vacation-ended = Twój urlop jest skończony: zegary znów chodzą. { $left }
vacation-on-already = Twój urlop trwa już do { $until }; kończy go `/{ command-vacation } { vacation-end }`.
vacation-not-on = Nie masz teraz urlopu; zaczyna go `/{ command-vacation } { vacation-start }`.
vacation-too-few =
    { $left ->
        [0] Wszystkie { $all } dni tego roku są zużyte; nowe będą od 1 stycznia (UTC).
        [one] Z { $all } dni tego roku został ci { $left } dzień: więcej wziąć nie można.
        [few] Z { $all } dni tego roku zostały ci { $left } dni: więcej wziąć nie można.
       *[many] Z { $all } dni tego roku zostało ci { $left } dni: więcej wziąć nie można.
    }

vacation-mover = { $player } ma urlop do { $until }: zegar stoi.
vacation-back = { $player } wraca z urlopu: zegar znów chodzi.
