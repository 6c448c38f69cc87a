# A sakk-100 szabályai oldalanként.

rules-hundred-board = A tábla
    .text =
        100 mező: tíz oszlop a-tól j-ig és tíz sor 1-től 10-ig. Világos van alul, az a1 mező sötét. A-tól j-ig mindkét félnél így állnak a bábuk: bástya, huszár, futó, hercegnő, király, vezér, herceg, futó, huszár, bástya, előttük tíz gyalog. Világos lép először.
        Szinte minden olyan, mint a sakkban; új a herceg, aki a király, és a hercegnő, aki a vezér helyére léphet. A lépést két mezővel írod le: `d2-d5` vagy `Prg1-e1`. A betűk: K, Q, R, B, N, Pr, Ps vagy magyarul K, V, B, F, H, Hr, Hn.
rules-hundred-lines = Vezér, bástya, futó
    .text =
        Mint a sakkban: akárhány szabad mező egy vonalon, a bástya oszlopon és soron, a futó átlón, a vezér mindegyiken. Senkit sem ugranak át.
        Itt az e5 mezőn álló vezér mezői láthatók.
rules-hundred-king = Király és huszár
    .text =
        A király egyet lép bármelyik irányba.
        A huszár két mezőt lép oszlopon vagy soron és még egyet oldalra; csak ő ugorhat át másokat. Itt az e5 mezőn álló huszár mezői láthatók.
rules-hundred-prince = Herceg és hercegnő
    .text =
        Mindketten ugyanúgy lépnek: egyet, mint a király, vagy két ilyen lépést, amely pontosan két mezővel odébb ér véget, oszlopon, soron vagy átlón. A huszár mezőit nem érik el. Ahová léphetnek, ott üthetnek is.
        Itt az e5 mezőn álló herceg mezői láthatók.
rules-hundred-round = Kerülőúton
    .text =
        A két lépés közül az első szabad mezőn ér véget, de ennek nem kell az egyenesen lennie: bármelyik mező jó, amely az út mindkét végével szomszédos. Így a herceg és a hercegnő kikerüli a bábukat; átugrani nem tudják őket. Átlón csak egy út van.
        Itt saját bábuk állnak az f1, a g2 és a h1 mezőn, a herceg a g1 mezőről mégis eléri az f2 mezőn át az e1 és az e3 mezőt, a h2 mezőn át az i1 és az i3 mezőt, és bármelyik úton a g3 mezőt.
rules-hundred-pawn = A gyalog
    .text =
        Egy mező egyenesen előre, ha szabad; a kezdősoráról kettő vagy három is, ha az út minden mezője szabad. Ütni egy mezővel ferdén előre üt, és csak úgy.
        Itt a d3, a d4 és a d5 mezőre léphet, vagy az e3 mezőn üthet.
rules-hundred-passing = Menet közbeni ütés
    .text =
        Azt a gyalogot, amely épp kettőt vagy hármat lépett, leütheti az az ellenséges gyalog, amely egy útközbeni mezőt támad, mintha a gyalog ott állt volna meg: közvetlenül a következő lépéssel, később soha.
        Itt sötét ezt lépte: `d9-d6`. A gyalog a c6 mezőről a d7, az e7 mezőről a d8 mezőn üthet.
rules-hundred-promotion = Az átváltozás
    .text = Az a gyalog, amely eléri az utolsó sort, azonnal vezérré, bástyává, futóvá vagy huszárrá változik; herceggé, hercegnővé vagy királlyá soha. Így írjuk: `e9-e10=Q`.
rules-hundred-castling = A sáncolás
    .text =
        `0-0`: a király az e1 mezőről a c1 mezőre, a bástya az a1 mezőről a d1 mezőre lép. `0-0-0`: a király az e1 mezőről a h1 mezőre, a bástya a j1 mezőről a g1 mezőre. Sötét ugyanezt teszi a tizedik soron.
        Korábban egyikük sem léphetett, köztük minden mező szabad, és a király útjának egyetlen mezőjét sem érheti támadás, az elsőtől az utolsóig, akkor sem, ha van hercege. Az a király, aki herceg volt, nem sáncolhat.
rules-hundred-check = Király herceggel
    .text =
        Amíg a herceged a táblán van, a királyod sakkban maradhat és sakkba léphet, és bármelyik bábud léphet akkor is, ha ezzel a királyt támadás éri: ha leütik, a herceg lesz a király.
        Itt a világos király mind az öt mezőre léphet, az e2 mezőre is; vagy sakkban marad, és más bábu lép.
rules-hundred-duty = A királyt ütni kell
    .text =
        Aki leütheti az ellenfél királyát, annak ezt meg kell tennie, bármelyik bábuval, amelyik tudja; más lépése nincs, a saját királyát sem mentheti helyette.
        Itt az e2 mezőn álló bástyának ütnie kell az e10 mezőn.
rules-hundred-successor = A hercegből király lesz
    .text =
        Ha egy királyt leütnek, a hercege ugyanabban a lépésben király lesz azon a mezőn, ahol áll. Ezután az ő oldala lép, és mivel már nincs hercege, úgy kell óvnia a királyát, mint a sakkban. Ha az új király sakkban van, és nincs védelem, azonnal matt.
        Itt leütötték az e10 mezőn álló királyt: a g10 mezőn álló herceg most király, és sakkban van. A herceget is le lehet ütni, mint bármelyik bábut; akkor a királynak nincs utóda.
rules-hundred-single = Herceg nélkül
    .text =
        Akinek nincs hercege, úgy játszik, mint a sakkban: a királya nem maradhat sakkban, nem léphet sakkba, és más lépés sem teheti ki támadásnak; nem leütik, hanem mattot kap. Akinek van hercege, megtartja a szabadságát, és a királyát le kell ütni, ha az ütő fél saját királyát utána nem éri támadás; a herceg helyén ekkor már az új király áll. Ha egyik félnek sincs hercege, minden olyan, mint a sakkban.
        Itt világosnak nincs hercege: a királynak el kell hagynia az e oszlopot.
rules-hundred-queen = A hercegnőből vezér lesz
    .text =
        Ha egy vezért leütnek, az oldala a következő lépésében visszahozhatja, ha a hercegnője a táblán van: a hercegnő a mezőjén vezérré változik, aztán jön a lépés, akár az új vezérrel. Így írjuk: `d1=Q,d1-d8`; ugyanezt teszi a „{ button-restore }” gomb. Aki nélküle lép, az egész játszmára elveszti ezt a jogot.
        Itt világos vezérét épp leütötték az f4 mezőn.
rules-hundred-counter = Sakkra sakk
    .text =
        Ha az egyik félnek van hercege, a másiknak nincs, és a herceges fél sakkban van, és sakkot adó lépéssel válaszol, a játszma azonnal döntetlen, bármit tesz is a lépés, még ha matt lenne is.
        Itt világos az `a2-a10` lépéssel döntetlent érhet el.
rules-hundred-end = A játszma vége
    .text =
        A **matt** nyer: a király sakkban van, és nincs szabályos lépés. A **patt** (nincs lépés, de sakk sincs) döntetlen. Az az állás is, amely harmadszor áll elő, az is, ha mindkét fél ötven lépést tett ütés és gyaloglépés nélkül, és az is, amelyben csak a királyok maradtak, vagy velük egyetlen futó vagy huszár; ezeket nem kell kérni. Döntetlenben meg is egyezhettek, vagy fel is adhatod.
        Itt sötétnek nincs hercege, és mattot kapott.
