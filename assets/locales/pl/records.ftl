# Animacje i zapisy jako pliki.

film =
    { $heading }
    Plansze po ruchach od { $from } do { $to }, jedna po drugiej.
film-smaller = Aby zmieścić się w { $limit }, obraz ma { $width } pikseli szerokości.
film-fewer-colours =
    Aby zmieścić się w { $limit }, obraz ma { $width } pikseli szerokości i { $colours ->
        [one] { $colours } kolor
        [few] { $colours } kolory
       *[other] { $colours } kolorów
    }.
film-fewer-moves =
    Aby zmieścić się w { $limit }, obraz ma { $width } pikseli szerokości, { $colours ->
        [one] { $colours } kolor
        [few] { $colours } kolory
       *[other] { $colours } kolorów
    } i pomija większość plansz: pokazuje co { $every ->
        [2] drugą
       *[other] { $every }.
    } i ostatnią. Część partii, z opcjami `{ option-from }` i `{ option-to }`, wyglądałaby lepiej.
film-too-long = Animacja tych ruchów nie mieści się w { $limit }. Wybierz mniej ruchów opcjami `{ option-from }` i `{ option-to }`.
film-range = Ta partia ma ruchy od 0 do { $newest }, a `{ option-from }` jest przed `{ option-to }`: podaj taką parę, na przykład `{ option-from }:{ $from } { option-to }:{ $to }`.
film-alt = Animacja partii { $game }, ruchy od { $from } do { $to }. Na końcu: { $board }
mebibytes = { $size } MB
kibibytes = { $size } kB

exported-all =
    { $games ->
        [one] { $games } twoja partia
        [few] { $games } twoje partie
       *[other] { $games } twoich partii
    } w jednym pliku.
exported-parts =
    { $games ->
        [one] { $games } twoja partia
        [few] { $games } twoje partie
       *[other] { $games } twoich partii
    }, liczba plików: { $files }, bo jeden byłby większy niż { $limit }.
exported-damaged =
    { $games ->
        [one] { $games } partia jest uszkodzona i pominięta
        [few] { $games } partie są uszkodzone i pominięte
       *[other] { $games } partii jest uszkodzonych i pominiętych
    }; może się tym zająć ten, kto mnie prowadzi.
exported-none = Nie masz partii do zapisania. Nową zaczyna `/{ command-play }`.
exported-none-year = W { $year } roku nie zaczyna się żadna twoja partia.
export-too-large = To nie mieści się w { $files } plikach po { $limit }. Bierz po jednym roku, na przykład `{ option-year }:{ $year }`.
export-one-or-all = Wybierz jedną partię opcją `{ option-game }` albo wszystkie opcją `{ option-all }`, nie jedno i drugie.

command-gif = animacja
    .about = Partia jako animacja, z zegarami
option-from = od
    .about = Po ilu ruchach się zaczyna; 0 to początek
option-to = do
    .about = Po ilu ruchach się kończy
option-format = format
    .about = Postać pliku
option-all = wszystkie
    .about = Wszystkie twoje partie, nie tylko jedna
option-year = rok
    .about = Tylko partie rozpoczęte w tym roku (UTC)
choice-pgn = PGN, dla ludzi i programów
choice-json = JSON, dla programów
