# Motorok: kik nevezik őket, és mi lesz belőlük.

command-engine = motor
    .about = Sakkprogramok, a tieid és másokéi: nevezd be a tiédet, nézd meg, módosítsd
engine-submit = nevezés
    .about = Nevezd be a programodat (Linuxos bináris, UCI protokoll); ellenőrzés után játszani kezd
engine-list = lista
    .about = A benevezett motorok
engine-show = mutatás
    .about = Minden egy motorról
engine-log = napló
    .about = Motorod ellenőrzése és hibái
engine-update = frissítés
    .about = Küldd be motorod új változatát, vagy módosítsd a leírását
engine-retire = visszavonás
    .about = Vond vissza motorodat a ranglétráról; a játszmái megmaradnak
engine-return = visszahozás
    .about = Hozd vissza visszavont vagy karanténba került motorodat; újra ellenőrzöm
engine-rename = átnevezés
    .about = Adj más nevet a motorodnak
engine-withdraw = kizárás
    .about = Az üzemeltetőknek: zárj ki végleg egy motort a ranglétráról
engine-ban = tiltás
    .about = Az üzemeltetőknek: valaki nem nevezhet motort, és a motorjai nem játszanak többet
engine-unban = feloldás
    .about = Az üzemeltetőknek: valaki újra nevezhet motort
option-engine-file = fájl
    .about = A program: egyetlen Linuxos bináris, más fájlok nélkül, vagy ugyanaz .zst-be tömörítve
option-engine-name = név
    .about = Hogy hívják a ranglétrán
option-version-file = fájl
    .about = Az új változat; a régi értékszámával indul, az pedig visszavonul, ha ez megfelelt
option-version-name = név
    .about = Hogy hívják az új változatot; különben a régi név, számmal
option-engine-variant = játék
    .about = Melyik játékot játssza, vagy mindet, amit felsorol
option-engine-previous = előző
    .about = Az a motorod, amelynek ez az újabb változata
option-engine-description = leírás
    .about = Pár szó róla
option-engine-country = ország
    .about = Két betű, például HU
option-which-engine = motor
    .about = Melyik motor
option-engine-reason = ok
    .about = Miért; a tulajdonos megtudja
option-engine-owner = ki
    .about = Kinek a motorjai
choice-every-variant = Mind, amit felsorol

engine-none-named = Nincs ilyen nevű motor: { $name }. Mindet felsorolja: `/{ command-engine } { engine-list }`.
engine-not-yours = { $name } nem a tiéd: ezt csak a tulajdonosa teheti, vagy azok, akik a nevezés szerverét kezelik.
engine-house-own = { $name } a ház sajátja, és úgy marad, ahogy van.
engine-operators-only = Ezt csak azok tehetik, akik ezt a botot üzemeltetik.
engine-nothing-to-change = Mondd meg, mi változzon: új `{ option-version-file }`, `{ option-engine-description }` vagy `{ option-engine-country }`.

engine-file-elsewhere = Ezt a fájlt nem a Discord őrzi, ezért nem töltöm le. Magát a programot csatold a parancshoz.
engine-file-too-large = A fájl nagyobb ennél: { $limit }. Vedd ki a szimbólumokat (`strip`), vagy tömörítsd a `zstd` programmal, és a `.zst`-t küldd.
engine-file-lost = A fájl nem érkezett meg egészben; küldd el újra, kérlek.
engine-ladder-off = Itt nincs ranglétra: a bot üzemeltetője kikapcsolta.

engine-taken = **{ $name }** megérkezett ({ $size }). Most elszigetelve ellenőrzöm: elindul-e, mit játszik, és egy játszmapár a ház leggyengébb motorja ellen. A jelentés itt jön, vagy közvetlen üzenetben.
engine-passed = **{ $name }** megfelelt, és már játszik a ranglétrán: { $variants }.
engine-failed = **{ $name }** nem felelt meg: { $why }
engine-trial = { $variant }: { $fault } ({ $detail })
engine-untried = Nem lehetett kipróbálni, de nem az ő hibájából: { $why }
engine-check-try = Ugyanez az ellenőrzés otthon: `starmate ladder check FILE`. A javítottat ezzel küldd: `/{ command-engine } { engine-submit }`.
engine-last-words = Utoljára ezt mondta:
engine-no-words = Nem mondott semmit.

engine-fault =
    { $kind ->
        [illegal-move] szabálytalan lépés
        [time] időtúllépés
        [stall] nem válaszol
        [crash] összeomlás
        [protocol] protokollsértés
        [memory] túl sok memória
       *[other] { $kind }
    }
engine-faulted = **{ $name }** elvesztette { ARTICLE($game) } { $game }. játszmát { $opponent } ellen; ok: { $fault } ({ $detail })
engine-faulted-once = Az ilyen vereségekről egyszer szólok; mind itt van: `/{ command-engine } { engine-log }`.
engine-quarantined = **{ $name }** két játszmapárban összeomlott, és többet nem játszik. Utoljára { ARTICLE($game) } { $game }. játszmában: { $detail }
engine-quarantined-next = Javítsd ki, és küldd be az új változatot: `/{ command-engine } { engine-update }`; a régi értékszámával indul.
engine-withdrawn = **{ $name }** lekerült a ranglétráról az üzemeltetők döntése szerint.
engine-reason = Az ok: { $reason }

engine-list-heading = **{ $count } motor**
engine-list-page = { $page }. oldal, összesen { $pages }
engine-list-none = Még nincs motor. A tiédet ez nevezi be: `/{ command-engine } { engine-submit }`.
engine-line = **{ $name }**, { $by }: { $variants }; { $state }
engine-by = szerző: { $author }
engine-by-house = a házé
engine-by-operator = a bot üzemeltetőitől
engine-state =
    { $state ->
        [checking] ellenőrzés alatt
        [active] játszik
        [house] játszik
        [refused] nem felelt meg
        [quarantined] karanténban, két összeomlás után
        [retired] visszavonult
       *[withdrawn] kizárva
    }
engine-since = { $state }, { $date } óta
engine-newer-than = Ennek az újabb változata: { $name }.
engine-older-than = Van újabb változata: { $name }.
engine-rated = { $variant }: **{ $rating }**, { $place }. a { $count } közül, { $games } játszma
engine-unrated = { $variant }: még nincs játszmája
engine-title = 🏆 Ezt a versenyt nyerte: { $name }
engine-season-title = 🏆 { ARTICLE($season, start: "sentence") } { $season }. szezon győztese, { $variant }
engine-file = Fájl: { $size }, SHA-256 `{ $hash }`
engine-house-strength = E program saját motorja játszik helyette; az ereje nem változik.

engine-log-heading = **{ $name }**: { $state }
engine-log-report = Az ellenőrzése:
engine-log-faults =
    { $count ->
        [0] Hiba miatt semmit sem vesztett el.
       *[other] Hiba miatt { $count } játszmát vesztett el, elöl a legutóbbiak:
    }
engine-log-line = { $game }. játszma, { $date }: { $fault } ({ $detail })

engine-retired = **{ $name }** visszavonult. A játszmái és az értékszáma megmaradnak.
engine-retired-already = { $name } amúgy sem játszik már: { $state }.
engine-returned = **{ $name }** visszatért, és ellenőrzés alatt van; a jelentés közvetlen üzenetben jön.
engine-renamed = { $old } új neve: **{ $name }**.
engine-updated = **{ $name }** leírása megváltozott.
engine-withdrew = **{ $name }** végleg lekerült a ranglétráról, a tulajdonosa értesül róla.
engine-banned = { $user } nem nevezhet többé motort, és az eddigiek lekerültek a ranglétráról.
engine-unbanned = { $user } újra nevezhet motort. A kizártak kizárva maradnak.

# Miért nem nevezhető be egy motor, vagy miért marad, ahogy van.
engine-refused-length = Egy név 2–32 karakter; ez { $length }.
engine-refused-character = Egy névben latin betűk, számjegyek, egyes szóközök és `. _ + -` lehetnek; „{ $character }” nem.
engine-refused-edge = Egy név betűvel vagy számjeggyel kezdődik és végződik, és a szóközei egyesek.
engine-refused-house = A „starmate” kezdetű nevek a ház sajátjai. Válassz másikat.
engine-refused-country = Az ország két betű az ISO 3166 szerint, például HU.
engine-refused-text = Egy motorról legfeljebb { $most } karakter mondható; ez { $found }.
engine-refused-taken = Már van ilyen nevű motor: { $name }. Válassz más nevet.
engine-refused-theirs = Ezt a fájlt már benevezte valaki más: fordíts sajátot.
engine-refused-again = Ezt a fájlt már benevezted, így hívják: { $name }.
engine-refused-no-ladder = Itt nincs ilyen ranglétra: { $variant }.
engine-refused-bomb = A fájl kicsomagolva nagyobb ennél: { $limit }.
engine-refused-broken = A `.zst` nem csomagolható ki: { $why }
engine-refused-program = Ez nem a ranglétrára való program: { $why }
engine-refused-banned = Tőled itt nem fogadunk motort.
engine-refused-most = Már { $most } motorod van a ranglétrákon, és ennyi lehet. Helyet csinál: `/{ command-engine } { engine-retire }`.
engine-refused-state = Ez most nem megy, { $name }: { $state }.
