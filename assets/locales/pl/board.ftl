heading = **Partia { $game }**: { $white } (białe) – { $black } (czarne)
thread-name = { $white } – { $black }, partia { $game }

move-placed =
    { $name } stawia { man-acc } na { $square }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-made =
    { $name } gra { man-ins } z { $from } na { $to }{ $taken ->
        [none] {""}
       *[other] , bije { taken-acc }
    }{ $passing ->
        [yes] {" "}w przelocie
       *[no] {""}
    }{ $promoted ->
        [none] {""}
       *[other] , przemienia piona w { promoted-acc }
    }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-castled =
    { $name } robi roszadę: król na { $to }, wieża na { $rook }{ $written ->
        [none] {""}
       *[other] {" "}(`{ $written }`)
    }.
move-check = Szach!
# Co się zdarzyło w szachach-100 i co strona na posunięciu może albo musi zrobić.
king-taken =
    { $side ->
        [white] Biały
       *[black] Czarny
    } król został zbity na { $square }: teraz królem jest książę na { $successor }.
queen-restored = { side-name } przywróciły hetmana: księżniczka na { $square } stała się hetmanem.
restoration-lost = { side-name } nie przywróciły hetmana w miejsce księżniczki na { $square } i już tego nie zrobią.
restoration-due = W tym ruchu { side } mogą przywrócić hetmana w miejsce księżniczki na { $square }.
duty-restore = Możesz przywrócić hetmana w miejsce księżniczki na { $square }: dopisz `{ $square }=Q,` przed ruchem. Ruch bez tego oznacza utratę prawa.
duty-take-king = Musisz zbić króla na { $square }: { $moves }.

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
ended-countercheck = Na szacha odpowiedziano szachem: według zasad szachów-100 to remis.
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
        [countercheck] szach w odpowiedzi na szacha
        [agreed] remis za zgodą stron
        [resigned] poddana
        [time] przegrana na czas
        [forfeit] walkower
       *[aborted] odwołana
    }

alt-board =
    { $variant ->
        [starchess] Plansza szachów Polgara.
        [chess] Szachownica.
       *[chess100] Plansza szachów-100.
    }
men-of-side = { side-name }: { $men }.
men-of-side-with-hand = { side-name }: { $men }; w ręku { $hand }.
men-none = nic na planszy
men-group =
    { $count ->
        [1] { man }
       *[other] { men }
    } { $squares }
alt-placed = Ostatni ruch: { man } na { $square }.
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
