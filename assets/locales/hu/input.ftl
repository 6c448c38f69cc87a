input-how =
    { $variant ->
        [starchess] Írd le a mezőt, amelyen a bábu áll, és azt, ahová lép, például 18-19, vagy K@4, ha letennél egyet.
        [chess] Írd így a lépést: Nf3, vagy írd le mindkét mezőt, például g1-f3; a sáncolás 0-0 vagy 0-0-0.
       *[chess100] Írd le mindkét mezőt, például d2-d5 vagy Prg1-e1; a sáncolás 0-0 vagy 0-0-0.
    }
# Minden táblán ugyanaz a szó.
square-word =
    { $variant ->
       *[other] mező
    }
square-word-acc =
    { $variant ->
       *[other] mezőt
    }
move-example =
    { $variant ->
        [starchess] 18-19
        [chess] g1-f3
       *[chess100] d2-d5
    }
input-empty = Nem írtál lépést. { input-how }
input-unreadable = „{ $text }” nem lépés. { input-how }
input-too-many-squares = „{ $text }” kettőnél több { square-word-acc } nevez meg. Egyszerre egy lépést írj, például { move-example }.
input-no-such-square =
    { $variant ->
        [starchess] Nincs { PLACE($name) } mező: a mezők száma 1-től 37-ig tart.
        [chess] Nincs { $name } mező: a mezők a1-től h8-ig tartanak.
       *[chess100] Nincs { $name } mező: a mezők a1-től j10-ig tartanak.
    }
input-unseparated = „{ $digits }”: a két mező közt nincs semmi. Írd így: { $moves }.
input-only-from = { $reach } Írd le mindkét { square-word-acc }, például { $move }.
input-only-to-none = { $square } csak egy { square-word }, és senki sem léphet oda. Írd le, hol áll a bábu, és hová lép.
input-only-to = { $square } csak egy { square-word }. Írd le azt is, honnan jön a bábu: { $moves }.
input-restoration-not-due = Ebben a lépésben { ARTICLE($square) } { PLACE($square) } mezőn nem lehet hercegnőből vezér. Csak a lépést írd le.
input-restoration-alone = { ARTICLE($square, start: "sentence") } { PLACE($square) } mezőn álló hercegnőből vezér lesz, aztán te lépsz: mit? Írd le mindkettőt, például { $move }.
input-needs-restoration = Ehhez { ARTICLE($square) } { PLACE($square) } mezőn vezér kell a hercegnő helyett, írd így: { $move }.
input-after-restoration = { $square }=Q után: { $refusal }
input-two-readings = Ez többet is jelenthet: { $readings }. Írd így: { $moves }.
input-mated = { side-name } mattot kapott: a játszma véget ért.
input-stalemated = { side-name } pattot kapott: a játszma véget ért, döntetlen.
input-countercheck = A sakkra sakk volt a válasz: a játszma véget ért, döntetlen.

placing = Még leteendő: { $hand }, ide: { $squares }.
input-placement-due = Lépni csak akkor lehet, ha már minden bábu áll. { $placing } Írd például ezt: { $move }.
input-already-placed = A { man } már { ARTICLE($square) } { PLACE($square) } mezőn áll. { $placing }
input-pawn-placed = Gyalogot nem teszünk le: a gyalogok kezdettől a mezőiken állnak. { $placing }
input-promotion-placed = A bábut úgy tesszük le, ahogy van: a játék kezdete előtt nincs átváltozás. { $placing } Írd például ezt: { $move }.
input-off-back-rank = { ARTICLE($square, start: "sentence") } { PLACE($square) } mező nem { side } hátsó sorában van. { $placing }
input-square-taken = { ARTICLE($square, start: "sentence") } { PLACE($square) } mezőn már ott a { man }. { $placing }
input-setup-over = Minden bábu áll. Írd le a mezőt, amelyen a bábu áll, és azt, ahová lép, például { $move }.

can-move-one = { side-name } csak { ARTICLE($square) } { PLACE($square) } mezőről tud lépni.
can-move = { side-name } ezekről a mezőkről tud lépni: { $squares }.
input-empty-square = { ARTICLE($square, start: "sentence") } { PLACE($square) } mezőn nem áll senki. { $movable }
input-opponents-man = { ARTICLE($square, start: "sentence") } { PLACE($square) } mezőn az ellenfél bábuja áll ({ man }), és { side } következik. { $movable }
input-wrong-letter = { ARTICLE($square, start: "sentence") } { PLACE($square) } mezőn { man } áll, nem { said-man }. { $reach }
input-promotion-missing = { ARTICLE($to, start: "sentence") } { PLACE($to) } mezőn a gyalog átváltozik: mivé? Írd így: { $moves }.
input-promotion-impossible = A gyalog nem változhat { man-into }. Írd így: { $moves }.
input-promotion-not-due =
    Itt semmi sem változik át, csak a gyalog, amelyik { $rank ->
        [none] ide ér: { $squares }
       *[other] eléri { ARTICLE($rank) } { $rank }. sort
    }. Írd így: { $move }.
input-no-such-man = { side-name } bábui között nincs a táblán { man }. { $movable }
input-not-on-line =
    { side-name } oldalán { ARTICLE($line) } { $kind ->
        [rank] { $line }. soron
       *[file] { $line } oszlopon
    } nem áll { man }, csak { $count ->
        [1] ezen a mezőn
       *[other] ezeken a mezőkön
    }: { $squares }.
input-none-can-go = { ARTICLE($to, start: "sentence") } { PLACE($to) } mezőre egyetlen { man } sem léphet. { $reaches }
input-several-can-go =
    { ARTICLE($to, start: "sentence") } { PLACE($to) } mezőre { $count ->
        [2] mindkét { man }
       *[other] mindegyik { man }
    } léphet ({ $squares }). Írd így: { $moves }.

reach-none = { ARTICLE($from, start: "sentence") } { PLACE($from) } mezőről most nem lehet lépni.
reach-none-but-one = { ARTICLE($from, start: "sentence") } { PLACE($from) } mezőről most nem lehet lépni, csak { ARTICLE($square) } { PLACE($square) } mezőről.
reach-none-but = { ARTICLE($from, start: "sentence") } { PLACE($from) } mezőről most nem lehet lépni, de ezekről igen: { $squares }.
reach-takes = { ARTICLE($from, start: "sentence") } { PLACE($from) } mezőről csak ütni lehet itt: { $takes }.
reach-steps = { ARTICLE($from, start: "sentence") } { PLACE($from) } mezőről ide lehet lépni: { $steps }.
reach-both = { ARTICLE($from, start: "sentence") } { PLACE($from) } mezőről ide lehet lépni: { $steps }, vagy itt lehet ütni: { $takes }.

obstacle-same-square = A { man } már { ARTICLE($from) } { PLACE($from) } mezőn áll. { $reach }
obstacle-own-man = A { man } { ARTICLE($from) } { PLACE($from) } mezőről nem ütheti le { ARTICLE($to) } { PLACE($to) } mezőn a saját oldalán álló { taken-acc }. { $reach }
obstacle-out-of-reach = A { man } nem így lép: { $from }–{ $to }. { $reach }
obstacle-blocked = A { man } { ARTICLE($from) } { PLACE($from) } mezőről nem éri el { ARTICLE($to) } { PLACE($to) } mezőt: útban van a bábu { ARTICLE($by) } { PLACE($by) } mezőn. { $reach }
obstacle-pawn-blocked = A gyalog { ARTICLE($from) } { PLACE($from) } mezőről nem léphet { ARTICLE($to) } { PLACE($to) } mezőre, mert ott bábu áll: a gyalog csak ferdén üt. { $reach }
obstacle-long-step-blocked =
    A gyalog { ARTICLE($from) } { PLACE($from) } mezőről nem léphet { $steps ->
        [double] kettőt
        [two] kettőt { ARTICLE($to) } { PLACE($to) } mezőre
       *[three] hármat { ARTICLE($to) } { PLACE($to) } mezőre
    }: { ARTICLE($by) } { PLACE($by) } mező nem üres. { $reach }
obstacle-long-step-gone =
    { ARTICLE($from, start: "sentence") } { PLACE($from) } mezőn álló gyalog{ $steps ->
        [double] nak nincs kettős lépése: az csak az első lépése lehet.
        [two] {" "}nem léphet kettőt: ezt csak az első lépésével teheti.
       *[three] {" "}nem léphet hármat: ezt csak az első lépésével teheti.
    } { $reach }
obstacle-nothing-to-take = A gyalog { ARTICLE($from) } { PLACE($from) } mezőről csak ütéssel juthat { ARTICLE($to) } { PLACE($to) } mezőre, és ott nem áll semmi. { $reach }
obstacle-into-check = A király nem léphet { ARTICLE($to) } { PLACE($to) } mezőre: ott támadás érné innen: { $by }. { $reach }
obstacle-pinned = { ARTICLE($from, start: "sentence") } { $from }-{ $to } lépés után { ARTICLE($king) } { PLACE($king) } mezőn álló királyt támadás érné innen: { $by }. { $reach }
obstacle-check-stands = { ARTICLE($king, start: "sentence") } { PLACE($king) } mezőn álló király sakkban van, és { $from }-{ $to } után is támadás érné innen: { $by }. A sakk így hárítható: { $answers }.
obstacle-no-way-round = A { man } { ARTICLE($from) } { PLACE($from) } mezőről nem éri el { ARTICLE($to) } { PLACE($to) } mezőt: minden kerülőútján bábu áll. { $reach }
obstacle-castling-gone = A király nem sáncolhat { ARTICLE($to) } { PLACE($to) } mezőre: a király vagy a bástya már lépett, vagy a bástya nincs meg. { $reach }
obstacle-castling-blocked = A király nem sáncolhat { ARTICLE($to) } { PLACE($to) } mezőre: a király és a bástya között bábu áll { ARTICLE($by) } { PLACE($by) } mezőn. { $reach }
obstacle-castling-attacked = A király nem sáncolhat { ARTICLE($to) } { PLACE($to) } mezőre: { ARTICLE($square) } { PLACE($square) } mezőt támadás éri innen: { $by }. { $reach }
obstacle-castling-in-check = { ARTICLE($from, start: "sentence") } { PLACE($from) } mezőn álló király sakkból nem sáncolhat: támadás éri innen: { $by }. { $reach }
obstacle-must-take-king = { ARTICLE($king, start: "sentence") } { PLACE($king) } mezőn álló királyt ütni kell, írd így: { $moves }.
