# Zadania.

command-puzzle = zadanie
    .about = Zadanie tylko dla ciebie albo twoje wyniki w zadaniach
command-solve = rozwiąż
    .about = Odpowiedz na zadanie: jeden ruch albo całe rozwiązanie
option-theme-of = temat
    .about = O czym jest zadanie
option-difficulty = trudność
    .about = Jak trudne; bez wyboru bliskie twojemu rankingowi
option-stats = wyniki
    .about = Twój ranking, seria i tematy zamiast zadania
option-answer-line = odpowiedź
    .about = Na przykład 18-19 albo 18-19 11-20; z odpowiedziami przeciwnika lub bez nich

button-puzzle-answer = Odpowiedz
button-puzzle-open = Otwórz dla mnie
button-puzzle-share = Udostępnij
button-puzzle-hint = Wskazówka
button-puzzle-give-up = Poddaję się
button-puzzle-give-up-yes = Pokaż rozwiązanie
button-puzzle-back = Wróć
button-puzzle-flaw = Zgłoś błąd
button-puzzle-another = Następne

puzzle-form-title = Twoja odpowiedź
puzzle-form-day = Zadanie dnia nr { $number }
puzzle-form-field = Jeden ruch albo całe rozwiązanie
puzzle-form-hint = { $example }
puzzle-flaw-title = Błąd w zadaniu
puzzle-flaw-field = Co jest nie tak?
puzzle-flaw-hint = Drugie rozwiązanie, nieprzyjęty ruch, …
puzzle-flaw-kept = Dziękuję: uwaga o zadaniu `{ $id }` jest zapisana dla tych, którzy dbają o zadania.

puzzle-side = { side-name }
puzzle-caption = { to-move }
puzzle-tier =
    { $tier ->
        [easy] łatwe
        [medium] średnie
       *[hard] trudne
    }
puzzle-title = **Zadanie `{ $id }`** · { variant-name } · { puzzle-tier }
puzzle-title-day = **Zadanie dnia nr { $number }** · { variant-name } · { puzzle-tier }
puzzle-task = Ruch { side-gen }: znajdź najlepszą kontynuację.
puzzle-task-win = { side-name } zaczynają i wygrywają.
puzzle-task-mate =
    { side-name } zaczynają i dają mata w { $moves ->
        [one] { $moves } ruchu
       *[other] { $moves } ruchach
    }.
puzzle-published = Autor: { $author }.
puzzle-help = Naciśnij „{ button-puzzle-answer }” albo użyj `/{ command-solve }`: jeden ruch lub całe rozwiązanie naraz. Widzisz to tylko ty. Zły ruch albo wskazówka kończy pierwszą próbę, a tylko ona liczy się do rankingu.
puzzle-found = Znalezione: { $line }

puzzle-right = `{ $move }` – dobrze; odpowiedź to `{ $reply }`.
puzzle-last-right =
    `{ $move }` – dobrze.{ $alternative ->
        [yes] {" "}To tak samo dobry ruch jak w rozwiązaniu.
       *[no] {""}
    }
puzzle-wrong = `{ $move }` – to nie to.
puzzle-other-reply = Przeciwnik nie odpowiada `{ $move }`; dalej nie patrzyłem.
puzzle-unread = Dalej nie rozumiem: { $why }
puzzle-first-over = To był koniec pierwszej próby; zadanie nadal można rozwiązać.
puzzle-hint-costs = Ze wskazówką zadanie nie liczy się jako rozwiązane za pierwszym razem.
puzzle-hint-man = Wskazówka: rusza { man } z { $square }.
puzzle-hint-placed = Wskazówka: stawiana jest figura: { man }.
puzzle-hint-target = Wskazówka: na { $square }.
puzzle-give-up = Pokazać rozwiązanie? Zadanie będzie wtedy nierozwiązane.
puzzle-ended =
    { $how ->
        [first] **Rozwiązane za pierwszym razem!**
        [hint] **Rozwiązane** ze wskazówką.
        [later] **Rozwiązane**, choć nie za pierwszym razem.
       *[shown] Nierozwiązane; przyciskami obejrzysz rozwiązanie krok po kroku.
    }
puzzle-solution = Rozwiązanie: { $line }
puzzle-theme-unknown = Nie ma tematu „{ $theme }”. Wybierz z listy, która otwiera się podczas pisania, albo nie podawaj tematu.
puzzle-themes = Tematy: { $themes }
puzzle-rated =
    Ranking samego zadania: { $rating }, po { $tries ->
        [one] jednej pierwszej próbie
       *[other] { $tries } pierwszych próbach
    }.
puzzle-rating = Twój ranking w zadaniach: { $rating } ({ $change }).
puzzle-streak =
    Zadania dnia z rzędu: **{ $length }**.{ $freezes ->
        [0] {""}
        [one] {" "}Zamrożeń w zapasie: { $freezes }; tyle opuszczonych dni nie przerwie serii.
       *[other] {" "}Zamrożeń w zapasie: { $freezes }; tyle opuszczonych dni nie przerwie serii.
    }
puzzle-gone = Tego zadania już nie ma; `/{ command-puzzle }` da inne.
puzzle-none-in-hand = Nie masz teraz zadania. Daje je `/{ command-puzzle }`, a zadanie dnia otwierają przyciski pod nim.
puzzle-none-left =
    { $chosen ->
        [yes] Nie ma już zadań z tym tematem i trudnością, których nie próbowałeś ({ variant-name }). Wybierz inne.
       *[no] Masz za sobą wszystkie zadania, jakie są ({ variant-name }). Nowe przychodzą z zadaniami dnia.
    }

puzzle-theme =
    { $theme ->
        [mate-in-1] mat w jednym ruchu
        [mate-in-2] mat w dwóch ruchach
        [mate-in-3] mat w trzech ruchach
        [mate-in-4] mat w czterech ruchach
        [mate-in-5] mat w pięciu ruchach
        [mate-in-6] mat w sześciu ruchach
        [fork] widełki
        [pin] związanie
        [skewer] rożen
        [discovered-check] szach z odsłony
        [discovered-attack] atak z odsłony
        [double-check] podwójny szach
        [sacrifice] poświęcenie
        [quiet] cichy ruch
        [promotion] promocja
        [underpromotion] słaba promocja
        [back-rank] mat na ostatniej linii
        [smothered] mat duszony
        [en-passant] bicie w przelocie
        [castling] roszada
        [setup-trap] pułapka ustawienia
        [limping-pawn] kulejący pion
        [dead-pawn] martwy pion
        [mummy-pawn] mumia
        [king-taken] bicie króla
        [prince-taken] bicie księcia
        [queen-restored] przywrócony hetman
        [prince] książę
        [princess] księżniczka
        [endgame] końcówka
       *[other] { $theme }
    }

puzzle-stats-title = **{ $name }** · zadania: { variant-name }
puzzle-stats-none = Jeszcze żadnego zadania. Da je `/{ command-puzzle }`.
puzzle-stats-rating = Ranking **{ $rating }** ± { $deviation }.
puzzle-stats-tries =
    { $tries ->
        [one] { $tries } zadanie
        [few] { $tries } zadania
       *[many] { $tries } zadań
    }, za pierwszym razem rozwiązane: { $first }, w końcu: { $solved }.
puzzle-stats-streak =
    Zadania dnia z rzędu: teraz { $current }, najwięcej { $best }{ $freezes ->
        [0] {""}
       *[other] , zamrożeń w zapasie: { $freezes }
    }.
puzzle-stats-themes = Rozwiązane za pierwszym razem według tematów: { $themes }.
puzzle-stats-alt = Obraz wyników w zadaniach ({ $name }): krzywa rankingu i tematy. Wszystkie liczby są w tekście.
puzzle-sheet-tries = Za pierwszym razem { $first } z { $tries }
puzzle-sheet-empty = Jeszcze żadnego zadania

# Wiersz pomocy.
help-puzzles = {"**"}Zadania:** `/{ command-puzzle }`, `/{ command-solve }`, co dzień: `/{ command-daily }`.
