# Drabinka silników: tabela, partie, mecze, wieści.

command-ladder = drabinka
    .about = Drabinka silników: tabela, partie, mecze
ladder-standings = tabela
    .about = Kto na którym miejscu i jak pewnie
ladder-cross = krzyżowa
    .about = Kto ile zdobył i z kim
ladder-engine = silnik
    .about = Silnik na drabince i krzywa jego rankingu
ladder-game = partia
    .about = Partia dwóch silników, ruch po ruchu
ladder-match = mecz
    .about = Niech dwa silniki zagrają tyle par partii; zobaczysz, który jest lepszy
ladder-follow = śledź
    .about = Dla zarządzających serwerem: wieści z drabinki na kanale i codzienne podsumowanie
ladder-unfollow = nie-śledź
    .about = Dla zarządzających serwerem: koniec wieści z drabinki
ladder-season = sezon
    .about = Jak skończył się sezon; inaczej o obecnym
option-ladder-page = strona
    .about = Która część długiej listy
option-ladder-first = pierwszy
    .about = Jeden silnik
option-ladder-second = drugi
    .about = Drugi
option-ladder-pairs = pary
    .about = Ile par partii: w każdej jedno otwarcie i zamiana kolorów
option-ladder-hour = godzina
    .about = Kiedy przychodzi podsumowanie, według zegara zamawiającego
option-ladder-live = plansza
    .about = Czy pokazywać tam planszę trwającej partii
option-ladder-number = numer
    .about = Numer partii
option-ladder-channel = kanał
    .about = Dokąd idą wieści
option-ladder-season = numer
    .about = Który sezon

ladder-heading = **{ $variant }: drabinka silników**
ladder-season-of = Sezon { $season }, od { $date }
ladder-page = Strona { $page } z { $pages }
ladder-empty = Żaden silnik jeszcze nie grał: { $variant }. Twój zgłosi `/{ command-engine } { engine-submit }`.
ladder-line = { $place }. **{ $name }** { $rating }, { $games ->
        [0] jeszcze bez partii
        [one] { $games } partia, zdobyte { $score } %, remisy { $draws } %
        [few] { $games } partie, zdobyte { $score } %, remisy { $draws } %
       *[many] { $games } partii, zdobyte { $score } %, remisy { $draws } %
    }
ladder-line-by = , { $by }
ladder-line-over = ; silniejszy od następnego na { $percent } %
ladder-line-change = ; w tym tygodniu { $change }
ladder-line-new = ; nowy w tym tygodniu
ladder-next-page = Dalej: `/{ command-ladder } { ladder-standings } { option-ladder-page }:{ $page }`
ladder-alt = Tabela drabinki silników, { $variant }, strona { $page }: { $lines }
ladder-alt-line = { $place }. { $name } { $rating }

ladder-sheet-title = { $variant }: drabinka silników
ladder-sheet-engine = Silnik
ladder-sheet-rating = Ranking
ladder-sheet-games = Partie
ladder-sheet-score = Wynik
ladder-sheet-draws = Remisy
ladder-sheet-sure = LOS
ladder-sheet-week = Tydzień
ladder-sheet-points = Punkty
ladder-sheet-buchholz = Buchholz
ladder-sheet-berger = S-B
ladder-sheet-results = Wyniki
ladder-sheet-cross = Kto ile zdobył i z kim

ladder-cross-heading = **{ $variant }: kto ile zdobył i z kim**
ladder-cross-line = { $first } – { $second }: { $points } z { $games }
ladder-cross-none = Żadne dwa silniki jeszcze się nie spotkały.
ladder-cross-alt = Tabela krzyżowa, silników: { $count }; liczby są w tekstowej postaci polecenia.

ladder-engine-none = { $name } nie zagrał jeszcze żadnej partii ({ $variant }).
ladder-engine-numbers = Wygrane { $wins }, remisy { $draws }, przegrane { $losses }; zdobyte { $score } %.
ladder-engine-games = Ostatnie partie: { $games }
ladder-engine-against = Z { $name }: { $points } z { $games }
ladder-engine-alt = Ranking { $name } po każdej parze partii z przedziałem 95 %; teraz { $rating } ± { $deviation }.

ladder-game-none = Na drabince nie ma partii { $number }.
ladder-game-heading = **Partia { $number }**: { $white } – { $black }, { $result }
ladder-game-way =
    { $way ->
        [ladder] na drabince
        [match] w meczu
        [tournament] w turnieju
       *[check] podczas sprawdzenia
    }
ladder-game-place = { $variant }, { $control }, { $way }
ladder-game-fault = Usterka { $name }: { $fault } ({ $detail })
ladder-game-move = Ruch { $ply } z { $plies }: { $written }
ladder-game-start = Przed pierwszym ruchem, razem { $plies }
ladder-game-score = Ocena { $name }: { $score }

ladder-match-begun = Mecz { $number }: { $first } i { $second } grają { $pairs ->
        [one] { $pairs } parę partii
        [few] { $pairs } pary partii
       *[many] { $pairs } par partii
    }. Wynik pojawi się tutaj.
ladder-match-same = Silnik nie może grać sam ze sobą: wybierz dwa różne.
ladder-match-apart = { $first } i { $second } nie mają wspólnej gry.
ladder-match-idle = { $name } teraz nie gra: { $state }.
ladder-match-quota = Na dobę można zamówić par partii: { $quota }; zostało ci { $left }.
ladder-match-pairs-most = Mecz ma od 1 do { $most } par partii.
ladder-match-over = **Mecz { $number }** zakończony: { $first } { $points } : { $others } { $second }
ladder-match-pairs = Par razem: { $pairs }; dla { $first } wygrane { $won }, równe { $even }, przegrane { $lost }.
ladder-match-verdict =
    { $verdict ->
        [better] Wniosek: { $first } jest silniejszy.
        [notbetter] Wniosek: { $first } nie jest silniejszy.
        [cancelled] Mecz odwołano.
       *[undecided] Za mało partii, aby powiedzieć, kto jest silniejszy.
    }

ladder-follow-managers = Dokąd idą wieści, wybierają tylko ci, którzy zarządzają tym serwerem.
ladder-follow-here = Drabinkę śledzi się na kanale serwera; użyj polecenia tam.
ladder-followed = { $channel } śledzi odtąd drabinkę ({ $variant }); podsumowanie codziennie o { $hour } ({ $zone }).
ladder-followed-live = Będzie tam też plansza trwającej partii.
ladder-unfollowed = Drabinka ({ $variant }) nie jest już tu śledzona.
ladder-not-followed = Drabinka ({ $variant }) nie jest tu śledzona.

news-entered = 🆕 **{ $name }** ({ $by }) pojawia się na drabince: { $variant }.
news-overtaken = 📈 **{ $name }** obejmuje prowadzenie ({ $variant }) przed { $other }.
news-upset = ⚡ **{ $name }** ({ $rating }) wygrywa z { $other } ({ $others }) w partii { $game }.
news-quarantined = { $name } uległ awarii w dwóch parach partii i już nie gra ({ $variant }).
news-season = 🏆 Sezon { $season } ({ $variant }) zakończony, wygrywa **{ $name }**.
news-tournament = 🏆 **{ $name }** wygrywa turniej { $tournament }.
digest-heading = **Drabinka silników, { $variant }, { $date }**
digest-games =
    { $games ->
        [0] Od wczoraj nie było partii.
        [one] Od wczoraj rozegrano { $games } partię.
        [few] Od wczoraj rozegrano { $games } partie.
       *[many] Od wczoraj rozegrano { $games } partii.
    }
digest-news = Co się wydarzyło:

live-heading = **{ $white } – { $black }**, partia { $number } z pary; { $variant }, { $control }
live-clock = { $side }: { $told }
live-score = ocena { $score }
live-over = Koniec: { $result }, { $how }

score-mate = mat w { $moves }
score-mated = dostaje mata w { $moves }
option-help-about = o-czym
    .about = O czym: o grze albo o silnikach, które grają ze sobą
choice-help-playing = Gra
choice-help-engines = Silniki, drabinka, turnieje
help-engines =
    {"**"}Silniki** to programy, które grają tu ze sobą dniem i nocą. Każda gra ma swoją drabinkę.
    {"**"}Oglądanie:** `/{ command-ladder } { ladder-standings }` – kto na którym miejscu i jak pewnie, `/{ command-ladder } { ladder-cross }` – kto ile zdobył i z kim, `/{ command-ladder } { ladder-engine }` – krzywa rankingu, `/{ command-ladder } { ladder-game }` – partia ruch po ruchu, jako animacja i jako zapis. `/{ command-engine } { engine-list }` i `/{ command-engine } { engine-show }` mówią, czyje są.
    {"**"}Zgłoszenie:** `/{ command-engine } { engine-submit }` przyjmuje jeden program dla Linuksa (x86-64), który mówi protokołem UCI i wymienia grę w `UCI_Variant`. Działa w izolacji, gdzie może tylko liczyć i odpowiadać; najpierw jest sprawdzany, a raport dostajesz ty. `/{ command-engine } { engine-update }` wysyła nową wersję, która zaczyna od rankingu starej. `/{ command-engine } { engine-log }` mówi, co poszło źle, `/{ command-engine } { engine-retire }` wycofuje z drabinki.
    {"**"}Porównanie:** `/{ command-ladder } { ladder-match }` zestawia dwa silniki i mówi, który jest silniejszy. `/{ command-tournament } { tournament-create }` tworzy turniej wybranych silników albo otwarty na zgłoszenia (`/{ command-tournament } { tournament-join }`).
    {"**"}Śledzenie:** zarządzający serwerem wybierają kanał przez `/{ command-ladder } { ladder-follow }`: trafiają tam wieści, plansza trwającej partii i codzienne podsumowanie.

ladder-sheet-season = Sezon { $season }
ladder-sheet-house = dom
ladder-sheet-empty = Nie ma jeszcze partii
ladder-season-none = Nie ma takiego sezonu ({ $variant }).
ladder-season-heading = **{ $variant }: sezon { $season }**, { $from } – { $to }
ladder-season-open = **{ $variant }: sezon { $season }**, od { $from }
ladder-season-running = Trwa: stan pokaże `/{ command-ladder } { ladder-standings }`.
ladder-season-line = { $place }. **{ $name }** { $rating } ± { $deviation }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
button-film = Animacja
button-record = Zapis
