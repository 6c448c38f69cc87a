# Ustawienia gracza i jego strefa czasowa.

settings-title = **Twoje ustawienia**
settings-title-changed = Gotowe. **Twoje ustawienia** są teraz takie:
settings-look =
    Plansze: motyw „{ theme }”, na dole: { $orientation ->
        [white] białe.
        [black] czarne.
       *[own] własna strona.
    }
settings-input =
    Ruchy: { $input ->
        [menus] wybierasz je z menu.
        [text] wpisujesz je; plansze tylko dla ciebie nie mają menu.
       *[both] wybierasz je z menu albo wpisujesz.
    } { $confirm ->
        [yes] Przed ruchem padnie pytanie.
       *[no] Ruch zapada od razu.
    }
settings-notation =
    Zapis dla ciebie: { $notation ->
        [numbers] same pola, `11-19` lub `g1-f3`.
        [words] słowami, `skoczek z g1 na f3`.
       *[letters] z literą bierki, `N11-19` lub `Nf3`.
    }
settings-language =
    Język: { $language }{ $chosen ->
        [yes] .
       *[no] , jak w twoim Discordzie.
    }
settings-reminders =
    Przypomnienia: { $hours ->
        [none] żadnych.
       *[other] gdy zostaje { $hours }.
    }
settings-digest =
    Codzienna lista partii, które czekają na twój ruch: { $hour ->
        [none] brak.
       *[other] o { $hour }.
    }
settings-zone = Strefa czasowa: { $zone }, jest tam teraz { $time }.
settings-no-zone = Strefa czasowa nie jest ustawiona, więc UTC, jest tam teraz { $time }. Własną ustawia `/{ command-timezone }`.

zone-set = Twoja strefa czasowa to { $zone }: jest tam teraz { $time }. Według niej przychodzi codzienna lista i liczą się weekendy w partiach zaczętych od teraz.
zone-unknown = Nie znam strefy czasowej „{ $typed }”. Wpisz miasto, na przykład `Warsaw`, albo godzinę, która jest teraz u ciebie, na przykład `14:30`, i wybierz z listy.
zone-choice = { $zone }, teraz { $time }

help-settings = {"**"}Po swojemu:** `/{ command-settings }` pamięta przypomnienia, język oraz sposób i zapis ruchów; `/{ command-timezone }` strefę czasową. `/{ command-seek }` szuka przeciwnika. Dla moderatorów: `/{ command-server }`.

command-settings = ustawienia
    .about = Twoje ustawienia: plansze, ruchy, język, przypomnienia; pokazuje je wszystkie
command-timezone = strefa-czasowa
    .about = Twoja strefa czasowa: dla przypomnień, codziennej listy i weekendów
option-input = sposób
    .about = Jak wprowadzasz ruchy
option-notation = notacja
    .about = Jak zapisywane są dla ciebie ruchy
option-language = język
    .about = W jakim języku mam do ciebie pisać
option-remind-24 = przypomnij-24
    .about = Czy przypominać, gdy zostają 24 godziny
option-remind-8 = przypomnij-8
    .about = Czy przypominać, gdy zostaje 8 godzin
option-remind-1 = przypomnij-1
    .about = Czy przypominać, gdy zostaje jedna godzina
option-digest = lista
    .about = Godzina codziennej listy partii, które czekają na twój ruch
option-confirm = pytaj
    .about = Czy pytać przed wykonaniem ruchu
option-zone = strefa
    .about = Miasto albo godzina, która jest teraz u ciebie, np. 14:30

choice-input-both = Menu i wpisywanie
choice-input-menus = Menu
choice-input-text = Wpisywanie
choice-notation-letters = Litery: N11-19, Nf3
choice-notation-numbers = Pola: 11-19, g1-f3
choice-notation-words = Słowa: skoczek z g1 na f3
choice-language-chat = Jak w Discordzie
choice-digest-none = Bez listy

settings-puzzles =
    Zadania: { $goal ->
        [yes] mówi się, co osiągnąć
       *[no] nie mówi się, co osiągnąć
    }; w twoich zakończonych partiach { $mining ->
        [yes] można szukać nowych.
       *[no] nie szuka się nowych.
    }

option-puzzle-goal = cel-zadania
    .about = Czy zadania mówią, co osiągnąć, na przykład mat w trzech ruchach
option-mining = szukanie
    .about = Czy w twoich zakończonych partiach wolno szukać zadań; zgodzić się muszą obaj gracze
