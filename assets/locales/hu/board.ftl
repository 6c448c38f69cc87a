heading = **{ $game }. játszma**: { $white } (világos) – { $black } (sötét)
thread-name = { $white } – { $black }, { $game }. játszma

move-placed =
    { $name } { ARTICLE($square) } { PLACE($square) } mezőre tette a { man-acc }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-made =
    { $name } { ARTICLE($from) } { PLACE($from) } mezőről { ARTICLE($to) } { PLACE($to) } mezőre lépett a { man-ins }{ $taken ->
        [none] {""}
       *[other] , leütötte a { taken-acc }
    }{ $passing ->
        [yes] {" "}menet közben
       *[no] {""}
    }{ $promoted ->
        [none] {""}
       *[other] , és { promoted-into } változtatta a gyalogot
    }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-castled =
    { $name } sáncolt: király { ARTICLE($to) } { PLACE($to) } mezőre, bástya { ARTICLE($rook) } { PLACE($rook) } mezőre{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-check = Sakk!
# Mi történt a sakk-100-ban, és mit tehet vagy mit kell tennie annak, aki lép.
king-taken =
    { $side ->
        [white] Világos
       *[black] Sötét
    } királyát leütötték { ARTICLE($square) } { PLACE($square) } mezőn: mostantól { ARTICLE($successor) } { PLACE($successor) } mezőn álló herceg a király.
queen-restored = { side-name } visszahozta a vezért: { ARTICLE($square) } { PLACE($square) } mezőn álló hercegnőből vezér lett.
restoration-lost = { side-name } nem hozta vissza a vezért { ARTICLE($square) } { PLACE($square) } mezőn álló hercegnővel, és többé nem is teheti.
restoration-due = { side-name } ebben a lépésben visszahozhatja a vezért { ARTICLE($square) } { PLACE($square) } mezőn álló hercegnővel.
duty-restore = Visszahozhatod a vezéredet { ARTICLE($square) } { PLACE($square) } mezőn álló hercegnővel: írd a lépésed elé: `{ $square }=Q,`. Ha nélküle lépsz, elveszted ezt a jogot.
duty-take-king = Ütnöd kell { ARTICLE($square) } { PLACE($square) } mezőn álló királyt: { $moves }.

turn-of = { $player } következik.
turn-yours = { $player }, te jössz.
turn-yours-setup = { $player }, tegyél egy bábut a hátsó sorodra. Kézben: { $hand }.

result-white = { $name } (világos) nyert, 1-0.
result-black = { $name } (sötét) nyert, 0-1.
result-draw = Döntetlen, ½-½.
result-none = Nincs eredmény.
ended-checkmate = Matt.
ended-stalemate = Patt: { $name } nem tud lépni, és nincs sakkban.
ended-insufficient = Egyik fél sem tud már mattot adni.
ended-threefold = Ugyanaz az állás harmadszor.
ended-fifty = Mindkét fél ötven lépést tett ütés és gyaloglépés nélkül.
ended-countercheck = A sakkra sakk volt a válasz: a sakk-100 szabályai szerint ez döntetlen.
ended-agreed = Megegyezéses döntetlen.
ended-resigned = { $name } feladta.
ended-time = Lejárt az idő.
ended-forfeit = { $name } mulasztással vesztett.
ended-aborted = { $name } törölte a játszmát.
ended-not = A játszma folytatódik.

status =
    { $status ->
        [setup] felállítás
        [ongoing] folyamatban
        [checkmate] matt
        [stalemate] patt
        [insufficient] nem adható matt
        [threefold] háromszori állásismétlés
        [fifty] ötvenlépéses szabály
        [countercheck] sakk a sakkra
        [agreed] megegyezéses döntetlen
        [resigned] feladás
        [time] időtúllépés
        [forfeit] mulasztás
       *[aborted] törölve
    }

alt-board =
    { $variant ->
        [starchess] Csillagsakktábla.
        [chess] Sakktábla.
       *[chess100] Sakk-100-tábla.
    }
men-of-side = { side-name }: { $men }.
men-of-side-with-hand = { side-name }: { $men }; kézben { $hand }.
men-none = nincs bábu a táblán
men-group =
    { $count ->
        [1] { man }
       *[other] { men }
    } { $squares }
alt-placed = Utolsó lépés: { man } { ARTICLE($square) } { PLACE($square) } mezőre.
alt-moved =
    Utolsó lépés: { PLACE($from) } mezőről { PLACE($to) } mezőre{ $promoted ->
        [none] {""}
       *[other] , { promoted-into } változva
    }.
to-move =
    { side } { $setup ->
        [yes] tesz le bábut
       *[no] lép
    }{ $check ->
        [yes] , sakkban áll
       *[no] {""}
    }
to-move-sentence =
    { side-name } { $setup ->
        [yes] tesz le bábut
       *[no] lép
    }{ $check ->
        [yes] , sakkban áll
       *[no] {""}
    }.

caption-called-off = törölve
caption = { after }, { to-move }

after =
    { $count ->
        [0] kezdőállás
       *[other] { $count } lépés után
    }
after-sentence =
    { $count ->
        [0] Kezdőállás
       *[other] { $count } lépés után
    }

board-as-text =
    { $heading }
    { after-sentence }.{ $written ->
        [none] {""}
       *[other] {" "}Utolsó lépés: `{ $written }`.
    } { to-move-sentence }
    { $men }
    Állás: `{ $position }`
looked-at-newest =
    { $heading }
    { after-sentence }.{ $written ->
        [none] {""}
       *[other] {" "}Utolsó lépés: `{ $written }`.
    } { $now }
looked-at-start =
    { $heading }
    Kezdőállás, { $count } lépéssel ezelőtt.
looked-at =
    { $heading }
    { after-sentence } (eddig összesen { $newest }). Utolsó lépés: `{ $written }`.
