heading = **{ $game }. játszma**: { $white } (világos) – { $black } (sötét)
thread-name = { $white } – { $black }, { $game }. játszma

move-placed =
    { $name } { ARTICLE($cell) } { $cell }. mezőre tette a { man-acc }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-made =
    { $name } { ARTICLE($from) } { $from }. mezőről { ARTICLE($to) } { $to }. mezőre lépett a { man-ins }{ $taken ->
        [none] {""}
       *[other] , leütötte a { taken-acc }
    }{ $promoted ->
        [none] {""}
       *[other] , és { promoted-into } változtatta a gyalogot
    }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-check = Sakk!

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
        [agreed] megegyezéses döntetlen
        [resigned] feladás
        [time] időtúllépés
        [forfeit] mulasztás
       *[aborted] törölve
    }

alt-board = Csillagsakktábla.
men-of-side = { side-name }: { $men }.
men-of-side-with-hand = { side-name }: { $men }; kézben { $hand }.
men-none = nincs bábu a táblán
men-group =
    { $count ->
        [1] { man }
       *[other] { men }
    } { $cells }
alt-placed = Utolsó lépés: { man } { ARTICLE($cell) } { $cell }. mezőre.
alt-moved =
    Utolsó lépés: { $from }. mezőről { $to }. mezőre{ $promoted ->
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
