# Zegary: ile zostało, co je zatrzymuje, o co się prosi i co się daje.

time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-minutes = { $minutes } min
time-seconds = { $seconds } s

reminder =
    Partia { $game }, przeciwnik: { $opponent }. Na twój ruch { $hours ->
        [one] została { $hours } godzina
        [few] zostały { $hours } godziny
       *[other] zostało { $hours } godzin
    }, do { $deadline } ({ $relative }). { $link }
digest =
    { $count ->
        [one] { $count } partia czeka na twój ruch:
        [few] { $count } partie czekają na twój ruch:
       *[other] { $count } partii czeka na twój ruch:
    }
digest-game = Partia { $game }, przeciwnik: { $opponent }, do { $deadline } ({ $relative }). { $link }
digest-game-without-clock = Partia { $game }, przeciwnik: { $opponent }. { $link }
digest-game-paused = Partia { $game }, przeciwnik: { $opponent }, wstrzymana. { $link }
deadline = Czas do { $deadline } ({ $relative }).

clock-away = Nie było mnie od { $from } do { $until }. Ten czas wraca do gracza na posunięciu: { $player }.
clock-vacation =
    Czas gracza { $player } się skończył, więc zużywany jest dzień urlopu: zegar stoi do { $until }. { $left ->
        [0] W tym roku nie ma już dni urlopu.
        [one] W tym roku został jeszcze { $left } dzień.
        [few] W tym roku zostały jeszcze { $left } dni.
       *[other] W tym roku zostało jeszcze { $left } dni.
    }
clock-paused = Partia jest wstrzymana na życzenie obu graczy: zegary stoją. `/{ command-resume }` uruchomi je ponownie.
clock-resumed = { $player } wznawia partię: zegary znów chodzą.
clock-gave = { $by } dodaje czas, { $to } dostaje { $time }.

ask-takeback = { $opponent }, { $by } prosi o cofnięcie swojego ostatniego ruchu. Każdy twój ruch też oznacza odmowę.
ask-pause = { $opponent }, { $by } proponuje przerwę: zegary stałyby, dopóki jedno z was nie wznowi partii.
denied-takeback = { $by } nie zgadza się na cofnięcie: ruch gracza { $asker } pozostaje.
denied-pause = { $by } nie chce przerwy; zegary chodzą dalej.
taken-back = { $by } cofa ruch za zgodą obu graczy.
move-prepared = Ten ruch był przygotowany wcześniej.

button-grant = Zgoda
button-deny = Odmowa
button-look = Pokaż szachownicę
