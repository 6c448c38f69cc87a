# A motorok ranglétrája: állás, játszmák, párharcok, hírek.

command-ladder = ranglétra
    .about = A motorok ranglétrája: állás, játszmák, párharcok
ladder-standings = állás
    .about = Ki hol áll, és mennyire biztosan
ladder-cross = kereszttábla
    .about = Ki mennyit szerzett, és ki ellen
ladder-engine = motor
    .about = Egy motor a ranglétrán, értékszámának görbéjével
ladder-game = játszma
    .about = Két motor játszmája, lépésről lépésre
ladder-match = párharc
    .about = Játsszon két motor ennyi játszmapárt, és kiderül, melyik a jobb
ladder-follow = követés
    .about = A szerver kezelőinek: a ranglétra hírei egy csatornán, naponta összefoglalóval
ladder-unfollow = követés-vége
    .about = A szerver kezelőinek: nem kell több hír a ranglétráról
ladder-season = szezon
    .about = Hogyan ért véget egy szezon; különben a mostaniról
option-ladder-page = oldal
    .about = A hosszú lista melyik része
option-ladder-first = első
    .about = Az egyik motor
option-ladder-second = második
    .about = A másik
option-ladder-pairs = párok
    .about = Hány játszmapár, mindegyik ugyanabból a megnyitásból, cserélt színekkel
option-ladder-hour = óra
    .about = Mikor jön az összefoglaló, annak az órája szerint, aki kérte
option-ladder-live = tábla
    .about = Legyen-e ott egy folyó játszma táblája
option-ladder-number = szám
    .about = A játszma száma
option-ladder-channel = csatorna
    .about = Hová menjenek a hírek
option-ladder-season = szám
    .about = Melyik szezon

ladder-heading = **{ $variant }: a motorok ranglétrája**
ladder-season-of = { $season }. szezon, { $date } óta
ladder-page = { $page }. oldal, összesen { $pages }
ladder-empty = Még egy motor sem játszott ilyet: { $variant }. A tiédet ez nevezi be: `/{ command-engine } { engine-submit }`.
ladder-line = { $place }. **{ $name }** { $rating }, { $games ->
        [0] még nem játszott
       *[other] { $games } játszma, szerzett pont { $score } %, döntetlen { $draws } %
    }
ladder-line-by = , { $by }
ladder-line-over = ; { $percent } % eséllyel erősebb a következőnél
ladder-line-change = ; a héten { $change }
ladder-line-new = ; új a héten
ladder-next-page = Tovább: `/{ command-ladder } { ladder-standings } { option-ladder-page }:{ $page }`
ladder-alt = A motorok ranglétrája, { $variant }, { $page }. oldal: { $lines }
ladder-alt-line = { $place }. { $name } { $rating }

ladder-sheet-title = { $variant }: a motorok ranglétrája
ladder-sheet-engine = Motor
ladder-sheet-rating = Értékszám
ladder-sheet-games = Játszma
ladder-sheet-score = Pont
ladder-sheet-draws = Remi
ladder-sheet-sure = LOS
ladder-sheet-week = Hét
ladder-sheet-points = Pont
ladder-sheet-buchholz = Buchholz
ladder-sheet-berger = S-B
ladder-sheet-results = Eredmények
ladder-sheet-cross = Ki mennyit szerzett, és ki ellen

ladder-cross-heading = **{ $variant }: ki mennyit szerzett, és ki ellen**
ladder-cross-line = { $first } – { $second }: { $points } a { $games } játszmából
ladder-cross-none = Még semelyik két motor nem találkozott.
ladder-cross-alt = Kereszttábla, { $count } motor; a számok a parancs szöveges alakjában olvashatók.

ladder-engine-none = { $name } még nem játszott ilyet: { $variant }.
ladder-engine-numbers = { $wins } győzelem, { $draws } döntetlen, { $losses } vereség; a pontok { $score } %-a.
ladder-engine-games = Utolsó játszmák: { $games }
ladder-engine-against = { $name } ellen: { $points } a { $games } játszmából
ladder-engine-alt = { $name } értékszáma minden játszmapár után, a 95 %-os sávval; most { $rating } ± { $deviation }.

ladder-game-none = Nincs ilyen számú játszma a ranglétrán: { $number }.
ladder-game-heading = **{ $number }. játszma**: { $white } – { $black }, { $result }
ladder-game-way =
    { $way ->
        [ladder] a ranglétrán
        [match] párharcban
        [tournament] versenyen
       *[check] ellenőrzéskor
    }
ladder-game-place = { $variant }, { $control }, { $way }
ladder-game-fault = { $name } hibája: { $fault } ({ $detail })
ladder-game-move = { $ply }. lépés, összesen { $plies }: { $written }
ladder-game-start = Az első lépés előtt, összesen { $plies }
ladder-game-score = { $name } értékelése: { $score }

ladder-match-begun = { $number }. párharc: { $first } és { $second }, { $pairs } játszmapár. Az eredmény itt jelenik meg.
ladder-match-same = Egy motor nem játszhat maga ellen: válassz kettőt.
ladder-match-apart = Nincs közös játékuk: { $first } és { $second }.
ladder-match-idle = { $name } most nem játszik: { $state }.
ladder-match-quota = Naponta { $quota } játszmapár kérhető; neked még { $left } maradt.
ladder-match-pairs-most = Egy párharc 1–{ $most } játszmapár.
ladder-match-over = **{ $number }. párharc**, vége: { $first } { $points } : { $others } { $second }
ladder-match-pairs = { $pairs } pár: { $first } szemszögéből { $won } nyert, { $even } egyenlő, { $lost } vesztett.
ladder-match-verdict =
    { $verdict ->
        [better] Az ítélet: { $first } az erősebb.
        [notbetter] Az ítélet: { $first } nem erősebb.
        [cancelled] A párharc elmaradt.
       *[undecided] Ennyi játszma kevés ahhoz, hogy kiderüljön, melyik az erősebb.
    }

ladder-follow-managers = Hogy hová menjenek a hírek, azt csak azok választják meg, akik ezt a szervert kezelik.
ladder-follow-here = A ranglétrát egy szerver csatornáján lehet követni; ott add ki a parancsot.
ladder-followed = { $channel } mostantól követi a ranglétrát ({ $variant }); összefoglaló naponta: { $hour } ({ $zone }).
ladder-followed-live = Ott lesz egy folyó játszma táblája is.
ladder-unfollowed = A ranglétrát ({ $variant }) itt már nem követi csatorna.
ladder-not-followed = A ranglétrát ({ $variant }) itt nem követi csatorna.

news-entered = 🆕 **{ $name }** ({ $by }) felkerült a ranglétrára: { $variant }.
news-overtaken = 📈 **{ $name }** átvette a vezetést ({ $variant }), megelőzve ezt: { $other }.
news-upset = ⚡ **{ $name }** ({ $rating }) legyőzte { $other } motort ({ $others }) { ARTICLE($game) } { $game }. játszmában.
news-quarantined = { $name } két játszmapárban összeomlott, és többet nem játszik ({ $variant }).
news-season = 🏆 Véget ért { ARTICLE($season) } { $season }. szezon ({ $variant }), győztese: **{ $name }**.
news-tournament = 🏆 **{ $name }** nyerte ezt a versenyt: { $tournament }.
digest-heading = **A motorok ranglétrája, { $variant }, { $date }**
digest-games =
    { $games ->
        [0] Tegnap óta nem volt játszma.
       *[other] Tegnap óta { $games } játszma volt.
    }
digest-news = Mi történt:

live-heading = **{ $white } – { $black }**, a pár { $number }. játszmája; { $variant }, { $control }
live-clock = { $side }: { $told }
live-score = értékelés { $score }
live-over = Vége: { $result }, { $how }

score-mate = matt { $moves } lépésben
score-mated = mattot kap { $moves } lépésben
option-help-about = miről
    .about = Miről: a játékról, vagy az egymás ellen játszó motorokról
choice-help-playing = A játék
choice-help-engines = Motorok, ranglétra, versenyek
help-engines =
    {"**"}A motorok** programok, amelyek itt éjjel-nappal egymás ellen játszanak. Minden játéknak megvan a ranglétrája.
    {"**"}Nézd meg:** `/{ command-ladder } { ladder-standings }`: ki hol áll, és mennyire biztosan; `/{ command-ladder } { ladder-cross }`: ki mennyit szerzett, és ki ellen; `/{ command-ladder } { ladder-engine }`: egy értékszám görbéje; `/{ command-ladder } { ladder-game }`: egy játszma lépésről lépésre, mozgóképként és jegyzőkönyvként. Hogy kiké, azt a `/{ command-engine } { engine-list }` és a `/{ command-engine } { engine-show }` mondja meg.
    {"**"}Nevezd be a tiédet:** `/{ command-engine } { engine-submit }`: egyetlen Linuxos program (x86-64), amely UCI-t beszél, és a játékot megnevezi az `UCI_Variant` értékei közt. Elszigetelve fut, ahol csak számolhat és válaszolhat; először ellenőrzöm, és a jelentést te kapod. `/{ command-engine } { engine-update }`: új változat, amely a régi értékszámával indul. `/{ command-engine } { engine-log }`: mi ment rosszul; `/{ command-engine } { engine-retire }`: visszavonás.
    {"**"}Hasonlítsd össze:** `/{ command-ladder } { ladder-match }`: két motor párharca, és az ítélet, melyik az erősebb. `/{ command-tournament } { tournament-create }`: verseny kiválasztott motoroknak, vagy nyílt nevezéssel (`/{ command-tournament } { tournament-join }`).
    {"**"}Kövesd:** a szerver kezelői csatornát választanak: `/{ command-ladder } { ladder-follow }`; oda jönnek a hírek, egy folyó játszma táblája és a napi összefoglaló.

ladder-sheet-season = { $season }. szezon
ladder-sheet-house = a ház
ladder-sheet-empty = Még nincs játszma
ladder-season-none = Nincs ilyen szezon ({ $variant }).
ladder-season-heading = **{ $variant }: { $season }. szezon**, { $from } – { $to }
ladder-season-open = **{ $variant }: { $season }. szezon**, { $from } óta
ladder-season-running = Még tart: az állás itt van: `/{ command-ladder } { ladder-standings }`.
ladder-season-line = { $place }. **{ $name }** { $rating } ± { $deviation }, { $games } játszma
button-film = Mozgókép
button-record = Jegyzőkönyv
