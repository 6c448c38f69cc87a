# Órák: mennyi idő maradt, mi állítja meg őket, mit kérnek és mit adnak.

time-days = { $days } nap
time-days-hours = { $days } nap { $hours } óra
time-hours = { $hours } óra
time-hours-minutes = { $hours } óra { $minutes } perc
time-minutes = { $minutes } perc
time-seconds = { $seconds } mp

reminder = { $game }. játszma, ellenfél: { $opponent }. A lépésedre { $hours } óra maradt, eddig: { $deadline } ({ $relative }). { $link }
digest = { $count } játszma vár a lépésedre:
digest-game = { $game }. játszma, ellenfél: { $opponent }, eddig: { $deadline } ({ $relative }). { $link }
digest-game-without-clock = { $game }. játszma, ellenfél: { $opponent }. { $link }
digest-game-paused = { $game }. játszma, ellenfél: { $opponent }, szünetel. { $link }
deadline = Idő eddig: { $deadline } ({ $relative }).

clock-away = Nem voltam elérhető { $from } és { $until } között. Ezt az időt visszakapja, aki lépésen van: { $player }.
clock-vacation =
    { $player } ideje lejárt, ezért egy nap szabadság fogy: az óra { $until } időpontig áll. { $left ->
        [0] Az idén nincs több szabadságnap.
       *[other] Az idén még { $left } nap szabadság maradt.
    }
clock-paused = A játszma szünetel, mert mindkét játékos így kívánta: az órák állnak. A `/{ command-resume }` indítja újra őket.
clock-resumed = { $player } folytatja a játszmát: az órák újra járnak.
clock-gave = { $by } időt ajándékozott, { $to } ennyit kapott: { $time }.

ask-takeback = { $opponent }, { $by } szeretné visszavenni az utolsó lépését. Bármelyik lépésed is elutasítja.
ask-pause = { $opponent }, { $by } szünetet szeretne: az órák állnának, amíg egyikőtök nem folytatja.
denied-takeback = { $by } nem egyezik bele a visszavételbe: { $asker } lépése érvényben marad.
denied-pause = { $by } nem kér szünetet; az órák járnak tovább.
taken-back = { $by } mindkét játékos beleegyezésével visszavett egy lépést.
move-prepared = Ezt a lépést előre elkészítették.

button-grant = Beleegyezem
button-deny = Nem
button-look = A tábla
