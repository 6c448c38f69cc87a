# Ustawienia serwera.

server-title = **Ustawienia tego serwera**
server-title-changed = Gotowe. **Ustawienia tego serwera** są teraz takie:
server-channel =
    Partie: { $channel ->
        [none] tam, gdzie się je zaczyna.
       *[other] na { $channel }; wyzwania z innych miejsc pojawiają się tam.
    }
server-threads =
    Miejsce: { $threads ->
        [yes] każda partia ma własny wątek.
       *[no] partie zostają na kanale.
    }
server-starters =
    Kto może zaczynać partie: { $role ->
        [none] wszyscy.
       *[other] osoby z rolą { $role }. Wyzwać można każdego i każdy może przyjąć otwarte wyzwanie.
    }
server-control = Czas, jeśli nie wybrano innego: { $control }.
server-limit =
    Partie w toku jednego gracza: { $limit ->
        [0] bez ograniczeń.
       *[other] najwyżej { $limit }.
    }
server-language =
    Język tego, co czytają wszyscy: { $language }{ $chosen ->
        [yes] .
       *[no] , jak ma ten serwer w Discordzie.
    }
server-hint = `/{ command-server } { option-reset }:` cofa ustawienie.

command-server = serwer
    .about = Ustawienia serwera: gdzie się gra, kto może zaczynać partie, czas, język
option-channel = kanał
    .about = Kanał na wyzwania i partie
option-starters = rola
    .about = Rola, z którą można zaczynać partie
option-threads = wątki
    .about = Czy każda partia ma mieć wątek
option-server-control = tempo
    .about = Ile jest czasu, jeśli nie wybrano innego
option-server-language = język
    .about = Język tego, co czytają wszyscy
option-limit = limit
    .about = Ile partii w toku może mieć tutaj jeden gracz
option-reset = cofnij
    .about = Cofnij ustawienie

choice-reset-channel = Kanał: gra się tam, gdzie zaczyna się partię
choice-reset-starters = Rola: partie mogą zaczynać wszyscy
choice-reset-threads = Wątki: każda partia ma własny
choice-reset-control = Czas: 3 dni na każdy ruch
choice-reset-language = Język: jak ma ten serwer w Discordzie
choice-reset-limit = Limit: bez ograniczeń
choice-reset-all = Wszystko
