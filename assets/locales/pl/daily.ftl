# Zadanie dnia.

command-daily = zadanie-dnia
    .about = Zadanie dnia
command-daily-setup = ustaw
    .about = Kiedy i gdzie na tym serwerze jest zadanie dnia (dla zarządzających nim)
command-daily-me = dla-mnie
    .about = Zadanie dnia w twoich wiadomościach prywatnych
command-daily-stop = stop
    .about = Koniec z zadaniem dnia
command-daily-archive = archiwum
    .about = Zadania minionych dni, do rozwiązania dla przyjemności
command-daily-table = tabela
    .about = Kto ile rozwiązał w tym miesiącu
option-daily-channel = kanał
    .about = Gdzie się pojawia
option-daily-hour = godzina
    .about = Od której godziny, od 0 do 23
option-daily-zone = strefa
    .about = Według czyjego zegara: miasto albo godzina, która tam jest
option-daily-variants = gry
    .about = Które gry; każda ma swoje zadanie
option-daily-difficulty = trudność
    .about = Od łatwego w poniedziałek do trudnego w niedzielę albo tak samo co dzień
option-daily-role = rola
    .about = Którą rolę wspomnieć
option-daily-language = język
    .about = Język wiadomości
option-daily-goal = cel
    .about = Czy mówić, co osiągnąć, na przykład mat w trzech ruchach
option-daily-whose = czyje
    .about = Tego serwera albo twoje w wiadomościach prywatnych
option-daily-month = miesiąc
    .about = Który miesiąc, na przykład 2026-11

choice-series-weekly = Łatwe w poniedziałek, trudne w niedzielę
choice-tier-easy = Łatwe
choice-tier-medium = Średnie
choice-tier-hard = Trudne
choice-variants-all = Wszystkie trzy
choice-whose-server = Tego serwera
choice-whose-mine = Moje

daily-help = Naciśnij „{ button-puzzle-answer }”: jeden ruch albo całe rozwiązanie naraz. Twoją odpowiedź widzisz tylko ty; rozwiązanie przyjdzie z następnym zadaniem.
daily-count =
    { $tried ->
        [0] Nikt jeszcze nie próbował.
       *[other] Rozwiązało { $solved } z { $tried }.
    }
daily-count-over =
    { $tried ->
        [0] Nikt nie próbował.
       *[other] Rozwiązało { $solved } z { $tried }.
    }
daily-reveal = Rozwiązanie zadania dnia nr { $number } ({ variant-name }): { $line }
daily-reveal-alt = Ruchomy obraz z rozwiązaniem zadania dnia nr { $number }, ukryty do otwarcia.
daily-share-first = Jest co udostępnić, gdy rozwiążesz zadanie w jego dniu.
daily-share = Starmate, zadanie dnia nr { $number } · { variant-name }: { $squares }
daily-share-streak = Z rzędu: { $length }
daily-share-copy = Do skopiowania; niczego nie zdradza:

daily-archive = **Zadania minionych dni.** Za pierwszym razem liczą się do rankingu, ale nie do serii.
daily-archive-pick = Wybierz zadanie
daily-archive-empty =
    { $server ->
        [yes] Ten serwer nie miał jeszcze zadania dnia. Zarządzający zaczynają od `/{ command-daily } { command-daily-setup }`.
       *[no] Nie miałeś tu jeszcze zadania dnia. Zacznij od `/{ command-daily } { command-daily-me }`.
    }
daily-archive-line = nr { $number } · { $date }
daily-archive-about =
    { variant-name }, { puzzle-tier }, { $state ->
        [new] jeszcze niepróbowane
        [open] zaczęte
        [solved] rozwiązane
       *[shown] nierozwiązane
    }

daily-table =
    {"**"}Zadania dnia { $month }** · { variant-name } · { $days ->
        [one] { $days } zadanie
        [few] { $days } zadania
       *[many] { $days } zadań
    }
daily-table-line = { $place }. { $name } **{ $solved }**, za pierwszym razem { $first }
daily-table-empty = Nikt jeszcze niczego nie rozwiązał na czas.
daily-month-unknown = Miesiąc zapisz tak: `2026-11`.

daily-set-server = **Zadanie dnia** pojawia się w { $channel } od { $hour } (`{ $zone }`).
daily-set-me = **Twoje zadanie dnia** przychodzi w wiadomości prywatnej od { $hour } (`{ $zone }`).
daily-set-puzzles =
    Gry: { $variants }; { $series ->
        [weekly] w poniedziałek łatwo, ku niedzieli trudniej.
        [easy] codziennie łatwo.
        [medium] codziennie średnio.
       *[hard] codziennie trudno.
    }
daily-set-goal =
    { $goal ->
        [yes] Mówi się, co osiągnąć, na przykład mat w trzech ruchach.
       *[no] Nie mówi się, co osiągnąć.
    }
daily-set-role = Wspominana jest rola { $role }.
daily-set-language = Język wiadomości: { $language }.
daily-set-next = Następne: { $time }.
daily-set-lost = **Kanału zadania dnia już nie ma.** Wskaż inny: `/{ command-daily } { command-daily-setup } { option-daily-channel }:`.
daily-not-set =
    { $server ->
        [yes] Ten serwer nie ma zadania dnia. Aby zacząć, wskaż kanał: `/{ command-daily } { command-daily-setup } { option-daily-channel }:`.
       *[no] Nie masz własnego zadania dnia. Zaczyna je `/{ command-daily } { command-daily-me }`.
    }
daily-managers-only = Zadanie dnia serwera ustawiają tylko zarządzający nim. Własne daje `/{ command-daily } { command-daily-me }`.
daily-only-in-servers = To jest dla serwerów. Tu, w wiadomościach prywatnych, `/{ command-daily } { command-daily-me }` daje ci własne zadanie na każdy dzień.
daily-dms-closed = Nie mogę do ciebie napisać: zezwól na wiadomości prywatne od członków tego serwera i spróbuj ponownie.
daily-stopped =
    { $server ->
        [yes] Ten serwer nie ma już zadania dnia. Minione zostają w `/{ command-daily } { command-daily-archive }`.
       *[no] Zadanie dnia już do ciebie nie przychodzi.
    }
