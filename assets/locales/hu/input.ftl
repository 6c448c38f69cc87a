input-how = Írd le a mezőt, amelyen a bábu áll, és azt, ahová lép, például 18-19, vagy K@4, ha letennél egyet.
input-empty = Nem írtál lépést. { input-how }
input-unreadable = „{ $text }” nem lépés. { input-how }
input-too-many-cells = „{ $text }” kettőnél több mezőt nevez meg. Egyszerre egy lépést írj, például 18-19.
input-no-such-cell = Nincs { $number }. mező: a mezők száma 1-től 37-ig tart.
input-unseparated = „{ $digits }”: a két mező közt nincs semmi. Írd így: { $moves }.
input-only-from = { $reach } Írd le mindkét mezőt, például { $move }.
input-only-to-none = { $cell } csak egy mező, és senki sem léphet oda. Írd le, hol áll a bábu, és hová lép.
input-only-to = { $cell } csak egy mező. Írd le azt is, honnan jön a bábu: { $moves }.
input-mated = { side-name } mattot kapott: a játszma véget ért.
input-stalemated = { side-name } pattot kapott: a játszma véget ért, döntetlen.

placing = Még leteendő: { $hand }, ide: { $cells }.
input-placement-due = Lépni csak akkor lehet, ha már minden bábu áll. { $placing } Írd például ezt: { $move }.
input-already-placed = A { man } már { ARTICLE($cell) } { $cell }. mezőn áll. { $placing }
input-pawn-placed = Gyalogot nem teszünk le: a gyalogok kezdettől a mezőiken állnak. { $placing }
input-promotion-placed = A bábut úgy tesszük le, ahogy van: a játék kezdete előtt nincs átváltozás. { $placing } Írd például ezt: { $move }.
input-off-back-rank = { ARTICLE($cell, start: "sentence") } { $cell }. mező nem { side } hátsó sorában van. { $placing }
input-cell-taken = { ARTICLE($cell, start: "sentence") } { $cell }. mezőn már ott a { man }. { $placing }
input-setup-over = Minden bábu áll. Írd le a mezőt, amelyen a bábu áll, és azt, ahová lép, például { $move }.

can-move-one = { side-name } csak { ARTICLE($cell) } { $cell }. mezőről tud lépni.
can-move = { side-name } ezekről a mezőkről tud lépni: { $cells }.
input-empty-cell = { ARTICLE($cell, start: "sentence") } { $cell }. mezőn nem áll senki. { $movable }
input-opponents-man = { ARTICLE($cell, start: "sentence") } { $cell }. mezőn az ellenfél bábuja áll ({ man }), és { side } következik. { $movable }
input-wrong-letter = { ARTICLE($cell, start: "sentence") } { $cell }. mezőn { man } áll, nem { said-man }. { $reach }
input-promotion-missing = { ARTICLE($to, start: "sentence") } { $to }. mezőn a gyalog átváltozik: mivé? Írd így: { $moves }.
input-promotion-impossible = A gyalog nem változhat { man-into }. Írd így: { $moves }.
input-promotion-not-due = Itt semmi sem változik át, csak a gyalog, amelyik ide ér: { $cells }. Írd így: { $move }.
input-no-such-man = { side } bábui között nincs a táblán { man }. { $movable }
input-none-can-go = { ARTICLE($to, start: "sentence") } { $to }. mezőre egyetlen { man } sem léphet. { $reaches }
input-several-can-go =
    { ARTICLE($to, start: "sentence") } { $to }. mezőre { $count ->
        [2] mindkét { man }
       *[other] mindegyik { man }
    } léphet ({ $cells }). Írd így: { $moves }.

reach-none = { ARTICLE($from, start: "sentence") } { $from }. mezőről most nem lehet lépni.
reach-none-but-one = { ARTICLE($from, start: "sentence") } { $from }. mezőről most nem lehet lépni, csak { ARTICLE($cell) } { $cell }. mezőről.
reach-none-but = { ARTICLE($from, start: "sentence") } { $from }. mezőről most nem lehet lépni, de ezekről igen: { $cells }.
reach-takes = { ARTICLE($from, start: "sentence") } { $from }. mezőről csak ütni lehet itt: { $takes }.
reach-steps = { ARTICLE($from, start: "sentence") } { $from }. mezőről ide lehet lépni: { $steps }.
reach-both = { ARTICLE($from, start: "sentence") } { $from }. mezőről ide lehet lépni: { $steps }, vagy itt lehet ütni: { $takes }.

obstacle-same-cell = A { man } már { ARTICLE($from) } { $from }. mezőn áll. { $reach }
obstacle-own-man = A { man } { ARTICLE($from) } { $from }. mezőről nem ütheti le { ARTICLE($to) } { $to }. mezőn a saját oldalán álló { taken-acc }. { $reach }
obstacle-out-of-reach = A { man } nem így lép: { $from }–{ $to }. { $reach }
obstacle-blocked = A { man } { ARTICLE($from) } { $from }. mezőről nem éri el { ARTICLE($to) } { $to }. mezőt: útban van a bábu { ARTICLE($by) } { $by }. mezőn. { $reach }
obstacle-pawn-blocked = A gyalog { ARTICLE($from) } { $from }. mezőről nem léphet { ARTICLE($to) } { $to }. mezőre, mert ott bábu áll: a gyalog csak ferdén üt. { $reach }
obstacle-double-step-blocked = A gyalog { ARTICLE($from) } { $from }. mezőről nem léphet kettőt: { ARTICLE($by) } { $by }. mező nem üres. { $reach }
obstacle-double-step-gone = { ARTICLE($from, start: "sentence") } { $from }. mezőn álló gyalognak nincs kettős lépése: az csak az első lépése lehet. { $reach }
obstacle-nothing-to-take = A gyalog { ARTICLE($from) } { $from }. mezőről csak ütéssel juthat { ARTICLE($to) } { $to }. mezőre, és ott nem áll semmi. { $reach }
obstacle-into-check = A király nem léphet { ARTICLE($to) } { $to }. mezőre: ott támadás érné innen: { $by }. { $reach }
obstacle-pinned = A { $from }-{ $to } lépés után { ARTICLE($king) } { $king }. mezőn álló királyt támadás érné innen: { $by }. { $reach }
obstacle-check-stands = { ARTICLE($king, start: "sentence") } { $king }. mezőn álló király sakkban van, és { $from }-{ $to } után is támadás érné innen: { $by }. A sakk így hárítható: { $answers }.
