# Silniki: kto je zgłasza i co z tego wynika.

command-engine = silnik
    .about = Programy szachowe, twoje i cudze: zgłoś swój, obejrzyj inne, zmień swoje
engine-submit = zgłoś
    .about = Zgłoś swój program (plik dla Linuksa z protokołem UCI); po sprawdzeniu zacznie grać
engine-list = lista
    .about = Zgłoszone silniki
engine-show = pokaż
    .about = Wszystko o jednym silniku
engine-log = dziennik
    .about = Sprawdzenie twojego silnika i jego usterki
engine-update = zaktualizuj
    .about = Wyślij nową wersję swojego silnika albo zmień jego opis
engine-retire = wycofaj
    .about = Wycofaj swój silnik z drabinki; jego partie zostają
engine-return = przywróć
    .about = Przywróć swój wycofany albo odizolowany silnik; będzie sprawdzony na nowo
engine-rename = nazwij
    .about = Zmień nazwę swojego silnika
engine-withdraw = usuń
    .about = Dla zarządzających: usuń silnik z drabinki na dobre
engine-ban = zablokuj
    .about = Dla zarządzających: ktoś nie może zgłaszać silników, a jego przestają grać
engine-unban = odblokuj
    .about = Dla zarządzających: ktoś znów może zgłaszać silniki
option-engine-file = plik
    .about = Program: jeden plik dla Linuksa, niewymagający innych, może być spakowany jako .zst
option-engine-name = nazwa
    .about = Jak się nazywa na drabince
option-version-file = plik
    .about = Nowa wersja; zaczyna od rankingu starej, która odejdzie, gdy nowa przejdzie sprawdzenie
option-version-name = nazwa
    .about = Jak się nazywa nowa wersja; inaczej stara nazwa z numerem
option-engine-variant = gra
    .about = W co gra, albo wszystko, co podaje
option-engine-previous = poprzedni
    .about = Twój silnik, którego nowszą wersją jest ten
option-engine-description = opis
    .about = Kilka słów o nim
option-engine-country = kraj
    .about = Dwie litery, na przykład HU
option-which-engine = silnik
    .about = Który silnik
option-engine-reason = powód
    .about = Dlaczego; właściciel się o tym dowie
option-engine-owner = osoba
    .about = Czyje silniki
choice-every-variant = Wszystkie, które podaje

engine-none-named = Żaden silnik nie nazywa się { $name }. Wszystkie nazwy pokaże `/{ command-engine } { engine-list }`.
engine-not-yours = { $name } nie jest twój: może to zrobić tylko właściciel albo ci, którzy zarządzają serwerem, na którym go zgłoszono.
engine-house-own = { $name } należy do domu i pozostaje bez zmian.
engine-operators-only = Mogą to zrobić tylko ci, którzy prowadzą tego bota.
engine-nothing-to-change = Powiedz, co się zmienia: nowy `{ option-version-file }`, `{ option-engine-description }` albo `{ option-engine-country }`.

engine-file-elsewhere = Tego pliku nie przechowuje Discord, więc go nie pobieram. Załącz do polecenia sam program.
engine-file-too-large = Plik jest większy niż { $limit }. Usuń symbole (`strip`) albo spakuj go programem `zstd` i wyślij `.zst`.
engine-file-lost = Plik nie dotarł w całości; wyślij go, proszę, jeszcze raz.
engine-ladder-off = Drabinka tu nie działa: wyłączył ją ten, kto prowadzi tego bota.

engine-taken = **{ $name }** dotarł ({ $size }). Teraz jest sprawdzany w izolacji: czy się uruchamia, w co gra, i para partii z najsłabszym silnikiem domu. Raport przyjdzie tutaj albo w wiadomości prywatnej.
engine-passed = **{ $name }** przeszedł sprawdzenie i gra już na drabince: { $variants }.
engine-failed = **{ $name }** nie przeszedł sprawdzenia: { $why }
engine-trial = { $variant }: { $fault } ({ $detail })
engine-untried = Nie udało się go sprawdzić, i to nie z jego winy: { $why }
engine-check-try = To samo sprawdzenie u siebie: `starmate ladder check FILE`. Poprawiony zgłosi `/{ command-engine } { engine-submit }`.
engine-last-words = Ostatnie, co powiedział:
engine-no-words = Nie zdążył nic powiedzieć.

engine-fault =
    { $kind ->
        [illegal-move] niedozwolony ruch
        [time] przekroczenie czasu
        [stall] brak odpowiedzi
        [crash] awaria
        [protocol] złamanie protokołu
        [memory] za dużo pamięci
       *[other] { $kind }
    }
engine-faulted = **{ $name }** przegrywa partię { $game } z { $opponent }; powód: { $fault } ({ $detail })
engine-faulted-once = O porażkach tego rodzaju mówię raz; wszystkie pokaże `/{ command-engine } { engine-log }`.
engine-quarantined = **{ $name }** uległ awarii w dwóch parach partii i już nie gra. Ostatnia awaria w partii { $game }: { $detail }
engine-quarantined-next = Popraw go i wyślij nową wersję przez `/{ command-engine } { engine-update }`: zacznie od rankingu starej.
engine-withdrawn = **{ $name }** został usunięty z drabinki przez tych, którzy ją prowadzą.
engine-reason = Ich powód: { $reason }

engine-list-heading =
    { $count ->
        [one] **{ $count } silnik**
        [few] **{ $count } silniki**
       *[many] **{ $count } silników**
    }
engine-list-page = Strona { $page } z { $pages }
engine-list-none = Nie ma jeszcze silników. Twój zgłosi `/{ command-engine } { engine-submit }`.
engine-line = **{ $name }**, { $by }: { $variants }; { $state }
engine-by = autor { $author }
engine-by-house = silnik domu
engine-by-operator = od tych, którzy prowadzą tego bota
engine-state =
    { $state ->
        [checking] jest sprawdzany
        [active] gra
        [house] gra
        [refused] nie przeszedł sprawdzenia
        [quarantined] w kwarantannie po dwóch awariach
        [retired] wycofany
       *[withdrawn] usunięty
    }
engine-since = { $state } od { $date }
engine-newer-than = Nowsza wersja silnika { $name }.
engine-older-than = Jest nowsza wersja: { $name }.
engine-rated = { $variant }: **{ $rating }**, miejsce { $place } z { $count }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
engine-unrated = { $variant }: jeszcze ani jednej partii
engine-title = 🏆 Zwycięzca turnieju { $name }
engine-season-title = 🏆 Zwycięzca sezonu { $season }, { $variant }
engine-file = Plik: { $size }, SHA-256 `{ $hash }`
engine-house-strength = Gra za niego silnik tego programu; jego siła się nie zmienia.

engine-log-heading = **{ $name }**: { $state }
engine-log-report = Sprawdzenie:
engine-log-faults =
    { $count ->
        [0] Niczego nie przegrał przez usterki.
        [one] Przez usterki przegrał { $count } partię, najnowsze na górze:
        [few] Przez usterki przegrał { $count } partie, najnowsze na górze:
       *[many] Przez usterki przegrał { $count } partii, najnowsze na górze:
    }
engine-log-line = Partia { $game }, { $date }: { $fault } ({ $detail })

engine-retired = **{ $name }** jest wycofany. Jego partie i ranking zostają.
engine-retired-already = { $name } i tak już nie gra: { $state }.
engine-returned = **{ $name }** wraca i jest sprawdzany; raport przyjdzie w wiadomości prywatnej.
engine-renamed = { $old } nazywa się teraz **{ $name }**.
engine-updated = Opis silnika **{ $name }** jest zmieniony.
engine-withdrew = **{ $name }** jest usunięty z drabinki na dobre; właściciel się o tym dowie.
engine-banned = { $user } nie może już zgłaszać silników, a dotychczasowe znikają z drabinki.
engine-unbanned = { $user } znów może zgłaszać silniki. Usunięte pozostają usunięte.

# Dlaczego silnik nie jest przyjęty albo zostaje bez zmian.
engine-refused-length = Nazwa ma od 2 do 32 znaków, a ta ma { $length }.
engine-refused-character = Nazwa składa się z liter łacińskich, cyfr, pojedynczych spacji i `. _ + -`; „{ $character }” do nich nie należy.
engine-refused-edge = Nazwa zaczyna się i kończy literą albo cyfrą, a spacje są pojedyncze.
engine-refused-house = Nazwy na „starmate” należą do domu. Wybierz inną.
engine-refused-country = Kraj to dwie litery według ISO 3166, na przykład HU.
engine-refused-text = O silniku można powiedzieć najwyżej { $most } znaków, a tu jest { $found }.
engine-refused-taken = Silnik o nazwie { $name } już jest. Wybierz inną nazwę.
engine-refused-theirs = Ten sam plik zgłosił już ktoś inny: zbuduj własny.
engine-refused-again = Ten sam plik jest już zgłoszony jako { $name }.
engine-refused-no-ladder = Nie ma tu takiej drabinki: { $variant }.
engine-refused-bomb = Plik po rozpakowaniu ma więcej niż { $limit }.
engine-refused-broken = Pliku `.zst` nie można rozpakować: { $why }
engine-refused-program = To nie jest program dla tej drabinki: { $why }
engine-refused-banned = Nie przyjmujemy tu silników od ciebie.
engine-refused-most = Masz już na drabinkach silników: { $most }, więcej nie można. Miejsce zwolni `/{ command-engine } { engine-retire }`.
engine-refused-state = Teraz to niemożliwe, { $name }: { $state }.
