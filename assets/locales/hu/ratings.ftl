# Értékszámok, profilok, ranglisták.

challenge-ratings = Értékszámok: { $players }.
rating-changes = Értékszámok: { $white }, { $black }.
removed-player = törölt játékos

profile-rated = Értékszám: **{ $rating }** ± { $deviation }, { $games } értékszámos játszma után.
profile-provisional = A kérdőjel azt jelzi, hogy az értékszám még bizonytalan; további értékszámos játszmák pontosítják.
profile-unrated = Még nincs értékszámos játszma; mindenki innen indul: { $rating }.
profile-highest = Az eddigi legmagasabb: { $rating }, { $date }
profile-curve = Az utolsó értékszámos játszmák után, a legújabb a végén: { $ratings }.
profile-side = { side-name }: { $wins } győzelem, { $draws } döntetlen, { $losses } vereség.
profile-winning = Győzelmek egymás után: most { $now }, a legtöbb { $most }.
profile-unbeaten = Játszmák egymás után vereség nélkül: most { $now }, a legtöbb { $most }.
profile-last = Az utolsó játszmák, a legújabb a végén: { $games }.
profile-empty = Még nincs befejezett játszma.
gained =
    { $gained ->
        [win] győzelem
        [draw] döntetlen
       *[loss] vereség
    }
date = { $year }. { $month }. { $day }.
profile-alt = { $name } profilja képen: az értékszám görbéje, eredmények és sorozatok. Minden szám a szövegben is olvasható.

sheet-games = { $games } játszma, ebből { $rated } értékszámos
sheet-provisional = ideiglenes
sheet-letter =
    { $gained ->
        [win] Gy
        [draw] D
       *[loss] V
    }
sheet-streak = Jelenlegi sorozat
sheet-longest = Győzelmi sorozat
sheet-recent = Utolsó játszmák
sheet-empty = Még nincs értékszámos játszma
sheet-side = { side-name }

top-server = **A szerver legerősebb játékosai**
top-all = **A legerősebb játékosok minden szerveren**
top-line = { $place }. { $name } **{ $rating }**, { $games } játszma
top-provisional = Ideiglenes értékszámmal, ezért helyezés nélkül:
top-provisional-line = – { $name } { $rating }, { $games } játszma
top-nobody-established = Még senkinek sem elég biztos az értékszáma a helyezéshez.
top-empty-server = Ezen a szerveren még senki sem fejezett be értékszámos játszmát. Hívj ki rá valakit: `/{ command-play }`.
top-empty-all = Még senki sem fejezett be értékszámos játszmát. Hívj ki rá valakit: `/{ command-play }`.
top-own = A te értékszámod: { $rating }.
top-own-none = Még nincs értékszámod: fejezz be egy értékszámos játszmát.
top-here-only-in-servers = Ez itt nem szerver, ezért mindenki listája látszik.

command-profile = profil
    .about = Egy játékos értékszáma az időben, eredményei és sorozatai
command-top = ranglista
    .about = A legerősebb játékosok
option-whose = ki
    .about = Kié; ha nem adod meg, a tiéd
option-scope = kör
    .about = Kik között
choice-server = Ez a szerver
choice-all = Minden szerver
