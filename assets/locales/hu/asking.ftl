# Kérések, órák és feltételek.
nothing-to-take-back = Nincs olyan lépésed, amelyet vissza lehetne venni.
asked-already = Ebben az állásban ezt már kérted; a következő lépés után kérheted újra.
no-request = Az ellenfeled ezt már nem kéri: bármelyik lépés visszavonja az ilyen kérést.
own-request = Ez a saját kérésed: az ellenfeled válaszol rá, és bármelyikőtök lépése visszavonja.
your-turn = Te jössz: előbb lépj, és utána készíts elő válaszokat.
no-clock = Ez a játszma óra nélkül folyik, így nincs mit ajándékozni, és nincs mit megállítani.
paused-already = A játszma már szünetel; bármelyik játékos folytathatja.
not-paused = A játszma nem szünetel; szünetet kérhetsz az ellenfeledtől.
bad-gift = Egyszerre egy perctől harminc napig terjedő időt adhatsz.
rated-without-clock = Értékszámos játszmához óra kell: válassz időbeosztást, vagy játssz barátságos játszmát.
too-many-games = Már { $games } játszmád folyik itt, többet ez a szerver nem enged; előbb fejezz be egyet.
opponent-too-many-games = Az ellenfelednek már { $games } játszmája folyik itt, többet ez a szerver nem enged; próbáld újra, ha egy véget ért.
already-seeking = A { $challenge }. számú nyílt kihívásod itt még érvényes; vond vissza, ha másikat szeretnél.
