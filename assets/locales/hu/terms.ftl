# A játszma feltételei: időbeosztás, amiben a kezdés előtt megegyeznek, nyílt kihívások.

anybody = bárki

length-days = { $count } nap
length-hours = { $count } óra
length-minutes = { $count } perc
length-seconds = { $count } másodperc

control-none = óra nélkül
control-move = lépésenként { $time }
control-bank = { $start } + { $increment }, határ { $cap }
control-bank-plain = összesen { $start }

control-words-none = Óra nélkül
control-words-move = { $time } minden lépésre
control-words-bank = { $start }, és minden lépéssel még { $increment }; a határ { $cap }
control-words-bank-plain = { $start } az egész játszmára
choice-control-default = Ahogy ezen a szerveren szokás, különben 3 nap minden lépésre

terms-none = Nincs óra. Ha valaki hatvan napig hallgat, a várakozó fél törölheti a játszmát.
terms-move = Idő: { $time } minden lépésre; a maradék nem vihető tovább.
terms-bank = Idő: { $start } mindkét félnek, és minden lépéssel még { $increment }; a határ { $cap }.
terms-bank-plain = Idő: { $start } mindkét félnek az egész játszmára.
terms-vacation = A szabadság (évi 30 nap) magától fogy, ha lejár az idő.
terms-weekends = Hétvégén állnak az órák, mindenkié a saját időzónája szerint ({ $zones }).
terms-no-weekends = Hétvégén is járnak az órák.
terms-flag = Akinek lejár az ideje, veszít; ha az ellenfél nem tud mattot adni, döntetlen.
terms-fair = Az az idő, amíg engem nem lehet elérni, visszajár. A játékosok szünetben állapodhatnak meg, és időt adhatnak egymásnak.
terms-zone-hint = Aki nem adott meg időzónát, UTC szerint él: a játszma kezdete előtt a `/{ command-timezone }` állítja be.
terms-zone-of-opponent = az ellenfél: a sajátja
terms-rated = Értékszámos: a játszma mindkét fél értékszámába beleszámít.
terms-casual = Barátságos: a játszma nem számít bele az értékszámba.

weekends-need-days = Hétvégén álló óra csak napokra szóló játszmához való: válassz legalább egynapos időbeosztást, vagy hagyd el ezt: `{ option-weekends }`.
no-starter = Ezen a szerveren csak { $role } ranggal lehet játszmát kezdeni: kérd egy moderátortól, vagy várd meg, hogy valamelyikük kihívjon.

challenge-sent-there = A kihívásod { $opponent } játékosnak itt jelenik meg: { $channel }, mert ezen a szerveren ott játszanak. A játszma akkor kezdődik, amikor elfogadják; addig visszavonhatod.

seek =
    { $challenger } ellenfelet keres { variant-game }; az játszik, aki először megnyomja. { $colour ->
        [white] { $challenger } világossal játszana.
        [black] { $challenger } sötéttel játszana.
       *[random] A színekről sorsolás dönt.
    }
seek-withdrawn = { $challenger } visszavonta a nyílt kihívást.
seek-sent = A nyílt kihívásod itt jelenik meg. A játszma akkor kezdődik, amikor valaki elfogadja; addig visszavonhatod.
seek-sent-there = A nyílt kihívásod itt jelenik meg: { $channel }, mert ezen a szerveren ott játszanak. A játszma akkor kezdődik, amikor valaki elfogadja; addig visszavonhatod.
seek-in-dm = A nyílt kihívás egy szerver tagjainak szól: használd a `/{ command-seek }` parancsot egy csatornán, vagy hívj ki valakit: `/{ command-play }`.
seek-own = Ez a saját nyílt kihívásod: más fogadja el, te pedig visszavonhatod.
seek-not-yours = Ezt a kihívást csak { $challenger } vonhatja vissza; te elfogadhatod.
seek-unposted = Nem tudtam kitenni a nyílt kihívásodat: azon a csatornán nem írhatok. Válassz másik csatornát, vagy kérd meg egy moderátort, hogy engedjen oda írni.
button-take = Játszom

caption-clock =
    { $control }, { $state ->
        [paused] szünetel
        [white] világos szabadságon
        [black] sötét szabadságon
       *[running] { to-move }
    }
clocks =
    Idő ({ $control }): világos { $white }, sötét { $black }.{ $state ->
        [paused] {" "}A játszma szünetel.
        [white] {" "}Világos szabadságon van.
        [black] {" "}Sötét szabadságon van.
       *[running] {""}
    }

games-time = Idő eddig: { $deadline } ({ $relative }), még { $left } maradt.
games-paused = Szünetel, még { $left } maradt.

command-seek = keresés
    .about = Keress ellenfelet: nyílt kihívás, amelyet bárki elfogadhat
option-control = időbeosztás
    .about = Mennyi idő legyen
option-rated = értékszámos
    .about = Számítson-e az értékszámba; ha nem mondod, nem számít
option-weekends = hétvége
    .about = Álljanak-e az órák hétvégén, mindenkié a saját időzónája szerint
