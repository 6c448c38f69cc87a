# Turnieje silników.

command-tournament = turniej
    .about = Turnieje silników
tournament-create = utwórz
    .about = Utwórz turniej wybranych silników albo otwarty na zgłoszenia
tournament-join = dołącz
    .about = Zgłoś swój silnik
tournament-list = lista
    .about = Jakie są turnieje
tournament-show = pokaż
    .about = Jak stoi turniej
tournament-cancel = odwołaj
    .about = Odwołaj swój turniej
option-which-tournament = turniej
    .about = Który turniej
option-tournament-name = nazwa
    .about = Jak się nazywa
option-tournament-format = system
    .about = Kto z kim się spotyka
option-tournament-engines = silniki
    .about = Kto gra, po przecinku; bez tego turniej jest otwarty na zgłoszenia
option-tournament-hours = godziny
    .about = Przez ile godzin trwają zgłoszenia (domyślnie 24)
option-tournament-control = tempo
    .about = Sekundy na partię i na ruch, na przykład 10+0.1
option-tournament-rounds = rundy
    .about = Ile rund, jeśli system na to pozwala (szwajcarski)
option-tournament-pairs = pary
    .about = Ile par partii w każdym spotkaniu
option-tournament-openings = otwarcia
    .about = Z której listy są otwarcia; inaczej jak na drabince
choice-format-swiss = Szwajcarski
choice-format-round-robin = Każdy z każdym
choice-format-double = Każdy z każdym, dwa koła
choice-format-knockout = Pucharowy
choice-format-gauntlet = Jeden przeciw wszystkim: pierwszy z każdym

tournament-none-named = Żaden turniej nie nazywa się { $name }. Wszystkie pokaże `/{ command-tournament } { tournament-list }`.
tournament-none = Nie ma turniejów. Nowy utworzy `/{ command-tournament } { tournament-create }`.
tournament-name-taken = Trwający turniej już nazywa się { $name }. Wybierz inną nazwę.
tournament-not-yours = { $name } może odwołać tylko twórca albo ci, którzy zarządzają serwerem, na którym powstał.
tournament-too-many = Masz już trwający turniej: { $name }. Można tylko jeden naraz.
tournament-wrong-control = { $control } to nie jest tempo. Sekundy na partię i na ruch: `10+0.1`.
tournament-too-few = Turniej potrzebuje co najmniej dwóch silników.
tournament-too-many-engines = Silników jest za dużo jak na ten system: { $given }, a może być najwyżej { $most }.
tournament-wrong-rounds = Przy tylu silnikach turniej ma od 1 do { $most } rund, a nie { $given }.
tournament-no-name = Turniej potrzebuje nazwy.
tournament-unknown-openings = Nie ma listy otwarć { $name } ({ $variant }): { $lists }.
tournament-does-not-play = { $name } w to nie gra: { $variant }.
tournament-created-open = Zgłoszenia trwają do { $time }: `/{ command-tournament } { tournament-join }`.
tournament-created-now = Zaczyna się od razu: { $engines }.
tournament-joined = { $engine } gra w turnieju { $name }.
tournament-joined-already = { $engine } już gra w turnieju { $name }.
tournament-closed = { $name } nie przyjmuje już silników.
tournament-cancelled = { $name } jest odwołany. Rozegrane partie zostają.
tournament-over-already = { $name } już się skończył.

tournament-twice = { $name } jest wymieniony dwa razy.
tournament-takes-none = Ten turniej nie przyjmuje silników.
tournament-format =
    { $format ->
        [round-robin] każdy z każdym
        [double] każdy z każdym, dwa koła
        [swiss] system szwajcarski
        [knockout] system pucharowy
       *[gauntlet] jeden przeciw wszystkim
    }
tournament-state =
    { $state ->
        [entries] przyjmuje zgłoszenia
        [running] trwa
        [over] zakończony
       *[cancelled] odwołany
    }
tournament-list-heading = **Turnieje**
tournament-line = **{ $name }**: { $format }, { $variant }, { $engines ->
        [one] { $engines } silnik
        [few] { $engines } silniki
       *[many] { $engines } silników
    }; { $state }
tournament-won = zwycięzca { $winner }
tournament-round = Runda { $round } z { $rounds }
tournament-entered = Zgłoszone: { $engines }
tournament-place = { $place }. **{ $name }** { $points }
tournament-alt = Tabela turnieju { $name }: { $lines }

tournament-begins = **{ $name }** zaczyna się: { $terms }. { $engines }
tournament-round-over = **{ $name }**: runda { $round } z { $rounds } rozegrana.
tournament-over = 🏆 **{ $winner }** wygrywa turniej **{ $name }**!
tournament-over-none = **{ $name }** kończy się bez zwycięzcy.
tournament-records = Tabela krzyżowa i zapisy wszystkich partii:
tournament-records-cut = Zapisy wszystkich partii nie mieszczą się w wiadomości: da je `starmate ladder games --tournament { $number }`.
