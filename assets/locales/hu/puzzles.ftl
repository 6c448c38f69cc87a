# Feladványok.

command-puzzle = feladvány
    .about = Egy feladvány csak neked, vagy hogyan állsz velük
command-solve = megfejt
    .about = Válasz a feladványra: egy lépés vagy az egész megfejtés
option-theme-of = téma
    .about = Miről szól a feladvány
option-difficulty = nehézség
    .about = Milyen nehéz; ha nem adod meg, az értékszámodhoz közeli
option-stats = állás
    .about = Az értékszámod, a sorozatod és a témák feladvány helyett
option-answer-line = válasz
    .about = Például 18-19 vagy 18-19 11-20; az ellenfél válaszaival vagy nélkülük

button-puzzle-answer = Válasz
button-puzzle-open = Megnyitás csak nekem
button-puzzle-share = Megosztás
button-puzzle-hint = Tipp
button-puzzle-give-up = Feladom
button-puzzle-give-up-yes = Lássuk a megfejtést
button-puzzle-back = Vissza
button-puzzle-flaw = Hiba jelzése
button-puzzle-another = Még egyet

puzzle-form-title = A válaszod
puzzle-form-day = { $number }. napi feladvány
puzzle-form-field = Egy lépés vagy az egész megfejtés
puzzle-form-hint = { $example }
puzzle-flaw-title = Hiba a feladványban
puzzle-flaw-field = Mi a baj?
puzzle-flaw-hint = Második megfejtés, el nem fogadott lépés, …
puzzle-flaw-kept = Köszönöm: amit a `{ $id }` feladványról írtál, megmarad azoknak, akik a feladványokat gondozzák.

puzzle-side = { side-name }
puzzle-caption = { to-move }
puzzle-tier =
    { $tier ->
        [easy] könnyű
        [medium] közepes
       *[hard] nehéz
    }
puzzle-title = **`{ $id }` feladvány** · { variant-name } · { puzzle-tier }
puzzle-title-day = **{ $number }. napi feladvány** · { variant-name } · { puzzle-tier }
puzzle-task = { side-name } lép: keresd meg a legjobb folytatást.
puzzle-task-win = { side-name } indul és nyer.
puzzle-task-mate = { side-name } indul és { $moves } lépésben mattot ad.
puzzle-published = Szerző: { $author }.
puzzle-help = Nyomd meg a „{ button-puzzle-answer }” gombot, vagy használd a `/{ command-solve }` parancsot: egy lépés vagy az egész megfejtés egyszerre. Ezt csak te látod. Egy rossz lépés vagy egy tipp véget vet az első kísérletnek, és csak az számít az értékszámba.
puzzle-found = Eddig megvan: { $line }

puzzle-right = `{ $move }` helyes; a válasz `{ $reply }`.
puzzle-last-right =
    `{ $move }` helyes.{ $alternative ->
        [yes] {" "}Ugyanolyan jó, mint a megfejtésé.
       *[no] {""}
    }
puzzle-wrong = `{ $move }` nem az.
puzzle-other-reply = Az ellenfél nem ezt válaszolja: `{ $move }`; ami utána jött, azt már nem néztem.
puzzle-unread = Utána elvesztettem a fonalat: { $why }
puzzle-first-over = Ezzel vége az első kísérletnek; a feladvány még megfejthető.
puzzle-hint-costs = Tippel nem számít elsőre megfejtettnek.
puzzle-hint-man = Tipp: a { $square } mezőn álló { man } lép.
puzzle-hint-placed = Tipp: ez a figura kerül fel: { man }.
puzzle-hint-target = Tipp: a lépés ide vezet: { $square }.
puzzle-give-up = Megmutassam a megfejtést? Akkor nem számít megfejtettnek.
puzzle-ended =
    { $how ->
        [first] **Elsőre megfejtve!**
        [hint] **Megfejtve**, tippel.
        [later] **Megfejtve**, bár nem elsőre.
       *[shown] Nincs megfejtve; a gombokkal lépésről lépésre végignézheted.
    }
puzzle-solution = Megfejtés: { $line }
puzzle-theme-unknown = Nincs „{ $theme }” téma. Válassz a gépelés közben megnyíló listából, vagy hagyd el.
puzzle-themes = Témák: { $themes }
puzzle-rated = A feladvány saját értékszáma: { $rating }, { $tries } első kísérlet után.
puzzle-rating = Feladvány-értékszámod: { $rating } ({ $change }).
puzzle-streak =
    Napi feladványok egymás után: **{ $length }**.{ $freezes ->
        [0] {""}
       *[other] {" "}{ $freezes } fagyasztás tartalékban: ennyi kihagyott nap nem szakítja meg.
    }
puzzle-gone = Ez a feladvány már nincs meg; a `/{ command-puzzle }` ad másikat.
puzzle-none-in-hand = Most nincs nálad feladvány. A `/{ command-puzzle }` ad egyet, a napi feladványt pedig az alatta lévő gombok nyitják meg.
puzzle-none-left =
    { $chosen ->
        [yes] Ilyen témájú és nehézségű feladvány, amelyet még nem próbáltál, nem maradt ({ variant-name }). Kérj másfélét.
       *[no] Minden feladványt kipróbáltál, ami van ({ variant-name }). Újak a napi feladványokkal jönnek.
    }

puzzle-theme =
    { $theme ->
        [mate-in-1] matt egy lépésben
        [mate-in-2] matt két lépésben
        [mate-in-3] matt három lépésben
        [mate-in-4] matt négy lépésben
        [mate-in-5] matt öt lépésben
        [mate-in-6] matt hat lépésben
        [fork] villa
        [pin] kötés
        [skewer] nyársalás
        [discovered-check] felfedett sakk
        [discovered-attack] felfedett támadás
        [double-check] kettős sakk
        [sacrifice] áldozat
        [quiet] csendes lépés
        [promotion] átváltozás
        [underpromotion] alváltozás
        [back-rank] alapsori matt
        [smothered] fojtott matt
        [en-passant] menet közbeni ütés
        [castling] sáncolás
        [setup-trap] felállítási csapda
        [limping-pawn] sánta gyalog
        [dead-pawn] halott gyalog
        [mummy-pawn] múmia
        [king-taken] leütött király
        [prince-taken] leütött herceg
        [queen-restored] visszahozott vezér
        [prince] herceg
        [princess] hercegnő
        [endgame] végjáték
       *[other] { $theme }
    }

puzzle-stats-title = **{ $name }** · feladványok: { variant-name }
puzzle-stats-none = Még nincs kipróbált feladvány. A `/{ command-puzzle }` ad egyet.
puzzle-stats-rating = Értékszám: **{ $rating }** ± { $deviation }.
puzzle-stats-tries = { $tries } kipróbált feladvány, elsőre megfejtve { $first }, végül { $solved }.
puzzle-stats-streak =
    Napi feladványok egymás után: most { $current }, legtöbb { $best }{ $freezes ->
        [0] {""}
       *[other] , { $freezes } fagyasztás tartalékban
    }.
puzzle-stats-themes = Elsőre megfejtve, témák szerint: { $themes }.
puzzle-stats-alt = Kép a feladványokról ({ $name }): az értékszám görbéje és a témák. Minden szám ott van a szövegben.
puzzle-sheet-tries = { $tries } közül elsőre megfejtve { $first }
puzzle-sheet-empty = Még nincs kipróbált feladvány

# A súgó egy sora.
help-puzzles = {"**"}Feladványok:** `/{ command-puzzle }`, `/{ command-solve }`, `/{ command-daily }`.
