heading = **Partia { $game }**: { $white } (białe) – { $black } (czarne)
thread-name = { $white } – { $black }, partia { $game }

move-placed =
    { $name } stawia { man-acc } na { $cell }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-made =
    { $name } gra { man-ins } z { $from } na { $to }{ $taken ->
        [none] {""}
       *[other] , bije { taken-acc }
    }{ $promoted ->
        [none] {""}
       *[other] , przemienia piona w { promoted-acc }
    }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-check = Szach!

turn-of = Na posunięciu: { $player }.
turn-yours = { $player }, twój ruch.
turn-yours-setup = { $player }, czas postawić bierkę w swoim tylnym rzędzie. W ręku: { $hand }.

result-white = Wygrywa { $name } (białe), 1-0.
result-black = Wygrywa { $name } (czarne), 0-1.
result-draw = Remis, ½-½.
result-none = Bez wyniku.
ended-checkmate = Szach-mat.
ended-stalemate = Pat: { $name } nie ma ruchu, a szacha nie ma.
ended-insufficient = Żadna ze stron nie może już dać mata.
ended-threefold = Ta sama pozycja po raz trzeci.
ended-fifty = Po pięćdziesiąt ruchów każdej ze stron bez bicia i bez ruchu pionem.
ended-agreed = Remis za zgodą stron.
ended-resigned = { $name } poddaje partię.
ended-time = Czas minął.
ended-forfeit = { $name } przegrywa walkowerem.
ended-aborted = { $name } odwołuje partię.
ended-not = Partia trwa.

status =
    { $status ->
        [setup] ustawianie
        [ongoing] w toku
        [checkmate] szach-mat
        [stalemate] pat
        [insufficient] mat niemożliwy
        [threefold] trzykrotne powtórzenie
        [fifty] reguła pięćdziesięciu ruchów
        [agreed] remis za zgodą stron
        [resigned] poddana
        [time] przegrana na czas
        [forfeit] walkower
       *[aborted] odwołana
    }

alt-board = Plansza szachów Polgara.
men-of-side = { side-name }: { $men }.
men-of-side-with-hand = { side-name }: { $men }; w ręku { $hand }.
men-none = nic na planszy
men-group =
    { $count ->
        [1] { man }
       *[other] { men }
    } { $cells }
alt-placed = Ostatni ruch: { man } na { $cell }.
alt-moved =
    Ostatni ruch: z { $from } na { $to }{ $promoted ->
        [none] {""}
       *[other] , przemiana w { promoted-acc }
    }.
to-move =
    { $setup ->
        [yes] bierkę stawiają { side }
       *[no] ruch { side-gen }
    }{ $check ->
        [yes] , szach
       *[no] {""}
    }
to-move-sentence =
    { $setup ->
        [yes] Bierkę stawiają { side }
       *[no] Ruch { side-gen }
    }{ $check ->
        [yes] , szach
       *[no] {""}
    }.

caption-called-off = odwołana
caption = { after }, { to-move }

move-count =
    { $count ->
        [0] ani jednego ruchu
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
after =
    { $count ->
        [0] na początku
        [one] po { $count } ruchu
       *[many] po { $count } ruchach
    }
after-sentence =
    { $count ->
        [0] Na początku
        [one] Po { $count } ruchu
       *[many] Po { $count } ruchach
    }

board-as-text =
    { $heading }
    { after-sentence }.{ $written ->
        [none] {""}
       *[other] {" "}Ostatni ruch `{ $written }`.
    } { to-move-sentence }
    { $men }
    Pozycja: `{ $position }`
looked-at-newest =
    { $heading }
    { after-sentence }.{ $written ->
        [none] {""}
       *[other] {" "}Ostatni ruch `{ $written }`.
    } { $now }
looked-at-start =
    { $heading }
    Początek partii, { move-count } temu.
looked-at =
    { $heading }
    { after-sentence } z { $newest }. Ostatni ruch `{ $written }`.
