challenge =
    { $opponent }, { $challenger } kihív téged { variant-game }. { $colour ->
        [white] { $challenger } világossal játszana.
        [black] { $challenger } sötéttel játszana.
       *[random] A színekről sorsolás dönt.
    }
challenge-open = { $challenger } kihívta { $opponent } játékost { variant-game }.
challenge-accepted = { $opponent } elfogadta { $challenger } kihívását: { $game }. játszma.
challenge-accepted-before = { $opponent } elfogadta { $challenger } kihívását.
challenge-declined = { $opponent } elutasította { $challenger } kihívását. Talán majd máskor.
challenge-withdrawn = { $challenger } visszavonta a kihívást, amely { $opponent } játékosnak szólt.

draw-offer = { $opponent }, { $by } döntetlent ajánl. Elfogadhatod, vagy játszhatsz tovább; bármelyik lépés is elutasítja.
draw-offer-declined = { $by } játszik tovább: { $offerer } döntetlenajánlata elutasítva.
draw-offer-off = Lépés történt, így a döntetlenajánlat már nem áll.

moved-no-threads = Itt nem nyithatok szálat, ezért a játszma ezen a csatornán marad. A „Nyilvános szálak létrehozása” és az „Üzenetküldés szálakban” engedéllyel a következő saját szálat kap.
moved-deleted = Ennek a játszmának a helyét törölték; a játszma itt folytatódik.
moved-locked = Ennek a játszmának a szálát lezárták; a játszma itt folytatódik.
moved-forbidden = Már nem írhatok oda, ahol ez a játszma folyt (ezek kellenek: „Csatornák megtekintése”, „Üzenetek küldése”, „Fájlok csatolása”, szálakban pedig „Üzenetküldés szálakban”); a játszma itt folytatódik.
moved-removed = Eltávolítottak ennek a játszmának a szerveréről; a játszma itt folytatódik.
moved-reopened = Ide újra írhatok; a játszma itt folytatódik.
moved-asked = A játszma itt folytatódik.

over = A játszma véget ért.
over-notice =
    { $heading }
    { $ended }
    { $told }`/{ command-export } { option-game }:{ $game }` adja a jegyzőkönyvet, `/{ command-play }` kezd újat.
