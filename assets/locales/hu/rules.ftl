rules-page =
    {"**"}{ $title }** ({ variant-name }, { $number }/{ $count })
    { $text }
rules-alt-position = Ábra: { $title }. Állás: { $position }.
rules-alt-reach = Ábra: { $title }. { ARTICLE($from, start: "sentence") } { PLACE($from) } mezőről ide léphet: { $squares }.

rules-board = A tábla
    .text =
        37 mező alkot egy hatágú csillagot, világos van alul. Kilenc oszlop áll egymás mellett, és minden mezőnek száma van, 1-től 37-ig: alulról felfelé, aztán a következő oszlop. A számokkal mondod meg a lépést: `18-19`.
        Mindkét félnek van egy királya, egy vezére, egy bástyája, egy futója, egy huszárja és öt gyalogja.
rules-setup = A felállítás
    .text =
        Kezdetben csak a gyalogok állnak. Világos kezd, és a felek felváltva leteszik a többi öt bábujukat a saját hátsó soruk szabad mezőire: bármelyik bábut bármelyik mezőre. Világos hátsó sora 4, 11, 17, 22, 28; sötété 10, 16, 21, 27, 34. Tíz letétel után világos teszi meg az első lépést.
        A letételt így írjuk: `K@4`, azaz király a 4. mezőre.
        Vigyázat: a 21. mezőn álló sötét királynak világos az első lépésével mattot ad, bárhol áll is a többi bábu.
rules-king = A király
    .text = Egy lépés a hat irány bármelyikében: egyenesen fel, egyenesen le és négy ferde irányba. Sakkba nem léphet.
rules-rook = A bástya
    .text = Akárhány szabad mező egyenesen fel vagy le. A bástya sosem hagyja el az oszlopát.
rules-bishop = A futó
    .text = Akárhány szabad mező a négy ferde irányban, egyenesen fel vagy le soha.
rules-queen = A vezér
    .text = Akárhány szabad mező mind a hat irányban: bástya és futó együtt.
rules-knight = A huszár
    .text = Két lépés egy irányba és még egy a szomszédos irányba. Átugrik mindent, ami közben áll.
rules-pawn = A gyalog
    .text =
        Egy lépés egyenesen előre egy szabad mezőre; ütni ferdén előre üt, egy lépéssel. A legelső lépése lehet kettős, ha mindkét mező szabad; ez a jog a gyalogé. Nincs menet közbeni ütés és nincs sáncolás.
        A *sánta* gyalog ütéssel került egy kezdőmezőre, és nincs kettős lépése. A *halott* gyalognak a 2., 3., 35. vagy 36. mezőn előbb ütnie kell, hogy átváltozhasson. A *múmia* az 1. vagy a 37. mezőn már nem tud egyenesen lépni.
rules-promotion = Az átváltozás
    .text = Az a gyalog, amely eléri az ellenfél hátsó sorát, azonnal vezérré, bástyává, futóvá vagy huszárrá változik, bármi is maradt a táblán. Így írjuk: `26-27=N`.
rules-end = A játszma vége
    .text =
        A **matt** nyer. A **patt** (nincs lépés, de sakk sincs) döntetlen. Az az állás is, amely harmadszor áll elő, az is, ha mindkét fél ötven lépést tett ütés és gyaloglépés nélkül, és az is, amelyben már senki sem adhat mattot; ezeket nem kell kérni. Döntetlenben meg is egyezhettek, vagy fel is adhatod.
        Itt sötét a 34. mezőn mattot kapott.
