# A klasszikus sakk szabályai oldalanként.

rules-classic-board = A tábla
    .text =
        64 mező: nyolc oszlop a-tól h-ig és nyolc sor 1-től 8-ig. Világos van alul, az a1 mező sötét. Mindkét félnek van egy királya, egy vezére, két bástyája, két futója, két huszárja és nyolc gyalogja; a vezér a saját színével egyező mezőn kezd. Világos lép először.
        A lépést két mezővel írod le, `e2-e4`, vagy úgy, ahogy a könyvek: `Nf3`. A betűk: K, Q, R, B, N vagy magyarul K, V, B, F, H.
rules-classic-king = A király
    .text =
        Egy lépés a nyolc irány bármelyikébe, de sosem támadott mezőre.
        Ha a királyt támadás éri, sakkban van, és a következő lépésnek ezt meg kell szüntetnie: ellép, egy bábu közbelép, vagy leütik a támadót.
rules-classic-lines = Vezér, bástya, futó
    .text =
        Akárhány szabad mező egy vonalon: a bástya oszlopon és soron, a futó átlón, a vezér mindegyiken. Senkit sem ugranak át, az első útba eső ellenséges bábut viszont leüthetik.
        Itt a d4 mezőn álló vezér mezői láthatók.
rules-classic-knight = A huszár
    .text = Két mező oszlopon vagy soron és még egy oldalra. Átugrik mindent, ami közben áll.
rules-classic-pawn = A gyalog
    .text =
        Egy mező egyenesen előre, ha szabad; az első lépésével kettő is, ha mindkettő szabad. Ütni egy mezővel ferdén előre üt, és csak úgy.
        Itt az e3 és az e4 mezőre léphet, vagy a d3 és az f3 mezőn üthet.
rules-classic-passing = Menet közbeni ütés
    .text =
        Azt a gyalogot, amely épp kettőt lépett, ellenséges gyalog úgy ütheti le, mintha csak egyet lépett volna: közvetlenül a következő lépéssel, később soha.
        Itt sötét ezt lépte: `d7-d5`, és az e5 mezőről a gyalog üthet a d6 mezőn.
rules-classic-promotion = Az átváltozás
    .text = Az a gyalog, amely eléri az utolsó sort, azonnal vezérré, bástyává, futóvá vagy huszárrá változik, bármi is maradt a táblán. Így írjuk: `e7-e8=Q`.
rules-classic-castling = A sáncolás
    .text =
        A király és a bástya együtt lép: a király két mezőt a bástya felé, a bástya pedig arra a mezőre, amelyen a király áthaladt. Így írjuk: `0-0` (rövid, a király a g oszlopra) vagy `0-0-0` (hosszú, a c oszlopra).
        Korábban egyikük sem léphetett, nem állhat köztük senki, a király nem lehet sakkban, és támadott mezőn sem haladhat át, és oda sem érkezhet.
rules-classic-mate = Sakk és matt
    .text =
        Aki sakkban van, és nem tudja elhárítani, **mattot** kapott és veszít. Aki nincs sakkban, de nincs szabályos lépése, **pattot** kapott: döntetlen.
        Itt sötét mattot kapott.
rules-classic-draws = A döntetlen
    .text =
        A játszma magától döntetlen, és ezt nem kell kérni, ha ugyanaz az állás harmadszor áll elő, ha mindkét fél ötven lépést tett ütés és gyaloglépés nélkül, vagy ha már senki sem adhat mattot. Döntetlenben meg is egyezhettek, vagy fel is adhatod.
        Itt sötét következik, és patt van.
