# Przygotowane odpowiedzi („ruchy warunkowe”): widzi je tylko sam gracz.

command-if = jeśli
    .about = Przygotuj odpowiedzi na ruchy przeciwnika: padną od razu, a widzisz je tylko ty
option-moves = ruchy
    .about = Ruch przeciwnika, twoja odpowiedź itd.: e7-e5 Nf3 lub 20-19 N11-19; po średniku następny wariant
option-remove = usuń
    .about = Numer wariantu do usunięcia; 0 usuwa wszystkie

if-pair =
    { $first ->
        [yes] Jeśli
       *[no] jeśli
    } `{ $asked }`, to `{ $answer }`
if-list =
    W partii { $game } przeciw { $opponent } { $count ->
        [one] przygotowany jest { $count } wariant
        [few] przygotowane są { $count } warianty
       *[many] przygotowanych jest { $count } wariantów
    }. Widzisz to tylko ty.
    { $lines }
    Jeśli przeciwnik tak zagra, odpowiadasz od razu. Każdy inny jego ruch kończy to, co przygotowane.
if-nothing =
    W partii { $game } przeciw { $opponent } nic nie jest przygotowane. Wybierz ruchy przyciskiem albo je zapisz: { $variant ->
        [starchess] `/{ command-if } { option-moves }:20-19 N11-19; 20-21 18-19` odpowiada na 20-19 ruchem N11-19, a na 20-21 ruchem 18-19.
        [chess] `/{ command-if } { option-moves }:e7-e5 Nf3; c7-c5 c2-c3` odpowiada na e7-e5 ruchem Nf3, a na c7-c5 ruchem c2-c3.
       *[chess100] `/{ command-if } { option-moves }:e9-e7 Nb1-c3; d9-d6 d2-d5` odpowiada na e9-e7 ruchem Nb1-c3, a na d9-d6 ruchem d2-d5.
    }
if-preview =
    Przygotować to w partii { $game } przeciw { $opponent }?
    { $lines }
    Każda odpowiedź pada od razu po swoim ruchu. Dopóki tego nie potwierdzisz, nic nie jest przygotowane{ $before ->
        [0] .
        [one] ; { $before } dotychczasowy wariant zostaje.
        [few] ; { $before } dotychczasowe warianty zostają.
       *[many] ; { $before } dotychczasowych wariantów zostaje.
    }

if-pick-first = Na który ruch gracza { $opponent } chcesz odpowiedzieć?
if-pick-next = { $line } Na który ruch gracza { $opponent } chcesz odpowiedzieć potem?
if-pick-answer = Co odpowiadasz na `{ $asked }`?
if-button-pick = Wybierz ruchy
if-button-keep = Przygotuj
if-button-go-on = A potem?
if-button-clear = Usuń wszystko
if-menu-remove = Usuń warianty
if-menu-asked = Ruch przeciwnika
if-menu-answer = Twoja odpowiedź

if-no-moves = Podaj ruch przeciwnika i swoją odpowiedź, na przykład `{ answer-example }`.
# Ruch i odpowiedź na niego, tak jak się je pisze.
answer-example =
    { $variant ->
        [starchess] 20-19 N11-19
        [chess] e7-e5 Nf3
       *[chess100] e9-e7 Nb1-c3
    }
if-too-much = To za dużo na jedną wiadomość. Przygotuj to po kawałku: co potwierdzisz, dochodzi do tego, co już jest.
if-no-such-line =
    Nie ma wariantu o tym numerze: { $count ->
        [0] nic nie jest przygotowane.
        [1] jest jeden, numer 1.
       *[other] warianty mają numery od 1 do { $count }.
    }
if-ends-there = Ruch `{ $asked }` zakończyłby partię: nie byłoby na co odpowiadać.
if-ambiguous = `{ $text }` może oznaczać dwa ruchy. Napisz { $ways }.
if-error-move = Wariant { $line }, `{ $text }`: { $why }
if-error-over = Wariant { $line }, `{ $text }`: partia byłaby już skończona przed tym ruchem ({ status }).
if-error-no-answer = Wariant { $line }: brakuje odpowiedzi na `{ $asked }`. Najpierw ruch przeciwnika, potem twój.
if-error-two-answers = Wariant { $line }: na `{ $asked }` jest już odpowiedź `{ $first }`, więc nie może być też `{ $second }`. Najpierw usuń tamten wariant; pokaże go `/{ command-if }`.
if-error-deep = Wariant { $line } ma więcej niż { $most } ruchów. Zakończ go tam; gdy partia tam dojdzie, można go przedłużyć.
if-error-large = Odpowiedzi byłoby więcej niż { $most }. Najpierw usuń część; pokaże je `/{ command-if }`.
