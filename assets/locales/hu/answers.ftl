somebody = valaki
player-number = { $number }. játékos

stale = Az a tábla { ARTICLE($asked) } { $asked }. lépésé, a játszma már { ARTICLE($now) } { $now }. lépésnél tart. A legújabb tábláját használd.
stale-undone = Az a tábla már nem tartozik ehhez a játszmához. A legújabb tábláját használd.
moved-on = A játszma közben { ARTICLE($now) } { $now }. lépéshez ért; nézd meg a legújabb tábláját.
offer-withdrawn = Azt a döntetlenajánlatot egy lépés visszavonta. Te is ajánlhatsz döntetlent: `/{ command-draw }`.
game-over = { ARTICLE($game, start: "sentence") } { $game }. játszma véget ért ({ status }). `/{ command-board } { option-game }:{ $game }` megmutatja; `/{ command-play }` kezd újat.
unknown-control = Ez a gomb egy régebbi változatomból való. `/{ command-games }` minden játszmád legújabb táblájához elvezet.

challenge-sent = A kihívásod { $opponent } játékosnak itt jelenik meg. A játszma akkor kezdődik, ha elfogadja; addig visszavonhatod.
challenge-sent-dm = A kihívásod { $opponent } játékosnak közvetlen üzenetben megy. A játszma akkor kezdődik, ha elfogadja; addig visszavonhatod.
challenge-undelivered = Nem tudok írni { $opponent } játékosnak: nem fogad tőlem közvetlen üzenetet. Hívd ki egy közös szerveretek csatornáján.
challenge-unposted = Nem tudtam megmutatni a kihívásodat { $opponent } játékosnak: azon a csatornán már nem írhatok. Válassz másik csatornát, vagy kérj meg egy moderátort, hogy engedje.
not-with-a-bot = Bot helyett nem tudok játszani: embert hívj ki, `/{ command-play }`.
missing-permissions = Ezen a csatornán nem tudok játszani, mert hiányzik: { $permissions }. Kérd meg egy moderátort, hogy adja meg itt, válassz másik csatornát, vagy írd be nekem közvetlen üzenetben: `/{ command-play }`.
cannot-post = Nem írhatok ide: { $channel }. Ott „Csatorna megtekintése”, „Üzenetek küldése” és „Fájlok csatolása” engedély kell.
no-thread = Itt nem tudok szálat nyitni, mert hiányzik: { $permissions }; ezért a játszma ezen a csatornán marad.
no-thread-kind = Ilyen csatornán nem nyitható szál, ezért a játszma itt marad. Egy szokásos szöveges csatornán saját szálat kapna.
permission =
    { $permission ->
        [view-channel] „Csatornák megtekintése”
        [send-messages] „Üzenetek küldése”
        [send-messages-in-threads] „Üzenetküldés szálakban”
        [attach-files] „Fájlok csatolása”
        [create-public-threads] „Nyilvános szálak létrehozása”
       *[other] „{ $permission }”
    }

played = Megléptem: `{ $written }` ({ $game }. játszma).
played-offer-off = Megléptem: `{ $written }` ({ $game }. játszma). A döntetlenajánlat már nem áll.
draw-offered = { $opponent } megkapta a döntetlenajánlatodat. Bármelyik lépés elutasítja.
draw-question = Döntetlent ajánlasz { $opponent } játékosnak?
draw-stands = { $opponent } döntetlent ajánl neked.
draw-agreed = { ARTICLE($game, start: "sentence") } { $game }. játszma döntetlen.
draw-declined = Játszol tovább; { $opponent } megtudja.
resign-question = Tényleg feladod { ARTICLE($game) } { $game }. játszmát? Akkor { $opponent } nyeri meg.
resigned = Feladtad { ARTICLE($game) } { $game }. játszmát.
aborted = { ARTICLE($game, start: "sentence") } { $game }. játszma törölve.
never-mind = Nem változott semmi; a játszma folytatódik.

no-games = Nincs folyamatban lévő játszmád. Kezdj egyet: `/{ command-play }`.
which-game = Több játszmád is folyik ({ $games }): mondd meg a `{ option-game }` mezőben, melyik.
which-game-here = Több játszma is folyik itt ({ $games }): mondd meg a `{ option-game }` mezőben, melyik.
which-game-typed = Melyik játszmában léped ezt: `{ $text }`?
which-reading = `{ $text }` kétféleképpen érthető. Melyiket léped?
no-game-here = Itt nincs megnézhető játszma, és neked sincs. Kezdj egyet (`/{ command-play }`), vagy add meg a számát a `{ option-game }` mezőben.
unknown-game = Nincs { $game }. játszma, amelyet itt láthatnál. A tieid: `/{ command-games }`.
nothing-there = Nincs ilyen számú játszma vagy kihívás. A játszmáid: `/{ command-games }`.
no-such-ply = Ebben a játszmában nincs { $asked }. lépés: válassz 0 és { $newest } között.

game-line =
    { $game }. játszma, ellenfél: { $opponent }, a színed { side }: { $yours ->
        [yes] **te jössz**
       *[no] az ellenfél jön
    }, { after }. { $place }
in-dms = A közvetlen üzeneteinkben.
nowhere = Most nincs helye; `/{ command-board }` és `/{ command-move }` mindenhol működik.
and-more = … és még { $count }.
open-challenge-mine = A kihívásod { $other } játékosnak válaszra vár; az alatta lévő „{ button-withdraw }” gombbal vagy így vonhatod vissza: `/{ command-challenge } { challenge-withdraw }`.
open-challenge-theirs = { $other } a válaszodra vár egy kihívásra: nyomj meg alatta egy gombot, vagy használd ezt: `/{ command-challenge }`.

blocked = { $user } többé nem hívhat ki. A megkezdett játszmák folytatódnak; `/{ command-unblock }` visszacsinálja.
blocked-declined = { $user } többé nem hívhat ki. A nyitott kihívását elutasítottam. A megkezdett játszmák folytatódnak; `/{ command-unblock }` visszacsinálja.
blocked-already = { $user } már tiltva van nálad; `/{ command-unblock }` visszacsinálja.
not-me = Én senkit sem hívok ki, így nincs mit tiltani.
unblocked = { $user } újra kihívhat.
was-not-blocked = { $user } nem volt tiltva: kihívhat.
not-yourself = Ez te vagy: válassz valaki mást.

style =
    A tábláid: „{ theme }” téma, alul { $orientation ->
        [white] világos
        [black] sötét
       *[own] a saját oldalad
    }. Így néz ki egy.
exported = { ARTICLE($game, start: "sentence") } { $game }. játszma jegyzőkönyve.

pick-target = Most a { square-word-acc }.
restore-pick = { ARTICLE($square, start: "sentence") } { PLACE($square) } mezőn álló hercegnőből vezér lesz; most válaszd ki a bábut, amelyik lép.
pick-promotion = A gyalog { ARTICLE($from) } { PLACE($from) } mezőről { ARTICLE($to) } { PLACE($to) } mezőre lép. Mi legyen belőle?
pick-promotion-taking = A gyalog { ARTICLE($from) } { PLACE($from) } mezőről { ARTICLE($to) } { PLACE($to) } mezőn üt. Mi legyen belőle?
no-moves-from = { ARTICLE($square, start: "sentence") } { PLACE($square) } mezőn álló bábu most nem tud lépni; válassz másikat.
nothing-to-move = Nincs olyan játszmád, amelyben ezt megléphetném. `/{ command-play }` kezd egyet, `/{ command-games }` felsorolja a tieidet, `/{ command-help }` többet mond.
not-a-move = Ilyen lépéseket értek: `18-19`, `e2-e4`, `Nf3`, a csillagsakk felállítása alatt pedig `K@4`. Több: `/{ command-help }`.
not-a-move-setup = Tegyél le egy bábut: ilyeneket értek: `K@4` vagy `n 11`. Több: `/{ command-help }`.
not-a-move-play = Ilyen lépéseket értek: { move-examples }. Több: `/{ command-help }`.
move-examples =
    { $variant ->
        [starchess] `18-19`, `N11x19` vagy `26-27=N`
        [chess] `e2-e4`, `Nf3` vagy `e7-e8=Q`
       *[chess100] `d2-d5`, `Prg1-e1` vagy `a9-a10=Q`
    }
no-move-in-any = Több játszmában te jössz ({ $games }), de `{ $text }` egyikben sem szabályos. Válaszolj arra a táblára, amelyikre gondolsz, vagy add meg a `/{ command-move }` parancsnál: `{ option-game }`.
not-your-turn-named = Nem te jössz: { $opponent } következik, aztán te.
choose-game-first = Több játszmád van: előbb töltsd ki ezt: „{ option-game }”
game-choice =
    { $game }: ellenfél { $opponent } ({ $turn ->
        [yours] te jössz
        [theirs] az ellenfél jön
       *[over] véget ért
    })
try-again = Ez épp most változott meg: nyomd meg még egyszer.
our-fault = Bocsánat, valami elromlott nálam, és csak az változott meg, amit megerősítve láttál. Próbáld újra; ha megmarad, mondd meg ezt a számot annak, aki működtet: { $reference }.
