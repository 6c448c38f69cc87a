# Előkészített válaszok („feltételes lépések”): csak a játékos maga látja őket.

command-if = ha
    .about = Készíts elő válaszokat az ellenfeled lépéseire: azonnal megtörténnek, és csak te látod őket
option-moves = lépések
    .about = Az ő lépése, a te válaszod, és így tovább: e7-e5 Nf3 vagy 20-19 N11-19; „;” után új változat
option-remove = törlendő
    .about = A törlendő változat száma; a 0 mindet törli

if-pair =
    { $first ->
        [yes] Ha
       *[no] ha
    } `{ $asked }`, akkor `{ $answer }`
if-list =
    { $game }. játszma, ellenfél: { $opponent }. { $count } előkészített változat. Ezt csak te látod.
    { $lines }
    Ha az ellenfeled így lép, azonnal válaszolsz. Bármilyen más lépése véget vet annak, amit előkészítettél.
if-nothing =
    { $game }. játszma, ellenfél: { $opponent }. Semmi sincs előkészítve. Válassz lépéseket a gombbal, vagy írd le őket: { $variant ->
        [starchess] `/{ command-if } { option-moves }:20-19 N11-19; 20-21 18-19` a 20-19 lépésre N11-19, a 20-21 lépésre 18-19 választ ad.
        [chess] `/{ command-if } { option-moves }:e7-e5 Nf3; c7-c5 c2-c3` az e7-e5 lépésre Nf3, a c7-c5 lépésre c2-c3 választ ad.
       *[chess100] `/{ command-if } { option-moves }:e9-e7 Nb1-c3; d9-d6 d2-d5` az e9-e7 lépésre Nb1-c3, a d9-d6 lépésre d2-d5 választ ad.
    }
if-preview =
    Ezt akarod előkészíteni? { $game }. játszma, ellenfél: { $opponent }.
    { $lines }
    Mindegyik válasz azonnal megtörténik, amint a lépés megtörtént. Amíg meg nem erősíted, semmi sincs előkészítve{ $before ->
        [0] .
       *[other] ; az eddigi { $before } változat megmarad.
    }

if-pick-first = { $opponent } melyik lépésére akarsz válaszolni?
if-pick-next = { $line } { $opponent } melyik lépésére akarsz azután válaszolni?
if-pick-answer = Mit válaszolsz erre: `{ $asked }`?
if-button-pick = Lépések választása
if-button-keep = Előkészítem
if-button-go-on = És azután?
if-button-clear = Mindet törlöm
if-menu-remove = Változatok törlése
if-menu-asked = Az ellenfél lépése
if-menu-answer = A te válaszod

if-no-moves = Add meg az ellenfeled lépését és a válaszodat, például `{ answer-example }`.
# Egy lépés és a válasz rá, ahogy beírják.
answer-example =
    { $variant ->
        [starchess] 20-19 N11-19
        [chess] e7-e5 Nf3
       *[chess100] e9-e7 Nb1-c3
    }
if-too-much = Ez túl sok egy üzenetbe. Készítsd elő részenként: amit megerősítesz, hozzáadódik az eddigiekhez.
if-no-such-line =
    Nincs ilyen számú változat: { $count ->
        [0] semmi sincs előkészítve.
        [1] egy van, az 1-es számú.
       *[other] a változatok száma 1-től { $count }-ig terjed.
    }
if-ends-there = { $asked } után véget érne a játszma: nem lenne mire válaszolni.
if-ambiguous = `{ $text }` két lépést is jelenthet. Írd így: { $ways }.
if-error-move = { $line }. változat, `{ $text }`: { $why }
if-error-over = { $line }. változat, `{ $text }`: e lépés előtt a játszma már véget érne ({ status }).
if-error-no-answer = { $line }. változat: hiányzik a válasz erre: `{ $asked }`. Előbb az ellenfeled lépése jön, aztán a tiéd.
if-error-two-answers = { $line }. változat: erre: `{ $asked }` már ez a válasz: `{ $first }`, így nem lehet ez is: `{ $second }`. Előbb töröld a másik változatot; `/{ command-if }` megmutatja.
if-error-deep = { $line }. változat: több mint { $most } lépés. Fejezd be ott; ha a játszma odáig jut, folytathatod.
if-error-large = Több mint { $most } válasz lenne. Előbb törölj néhányat; `/{ command-if }` megmutatja őket.
