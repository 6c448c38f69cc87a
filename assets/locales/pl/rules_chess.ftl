# Zasady szachów klasycznych, strona po stronie.

rules-classic-board = Szachownica
    .text =
        64 pola: osiem kolumn, od a do h, i osiem rzędów, od 1 do 8. Białe są na dole, a pole a1 jest ciemne. Każda strona ma króla, hetmana, dwie wieże, dwa gońce, dwa skoczki i osiem pionów; hetman zaczyna na polu własnego koloru. Zaczynają białe.
        Ruch zapisuje się dwoma polami, `e2-e4`, albo jak w książkach, `Nf3`. Litery to K, Q, R, B, N albo polskie K, H, W, G, S.
rules-classic-king = Król
    .text =
        Jeden krok w dowolnym z ośmiu kierunków, ale nigdy na pole atakowane.
        Atakowany król jest pod szachem i następny ruch musi to zakończyć: król odchodzi, coś go zasłania albo bije się atakującego.
rules-classic-lines = Hetman, wieża, goniec
    .text =
        Dowolna liczba wolnych pól w jednej linii: wieża po kolumnach i rzędach, goniec po przekątnych, hetman tak i tak. Niczego nie przeskakują, a pierwszą obcą bierkę na drodze mogą zbić.
        Tu widać pola hetmana z d4.
rules-classic-knight = Skoczek
    .text = Dwa pola wzdłuż kolumny lub rzędu i jeszcze jedno w bok. Przeskakuje wszystko, co stoi po drodze.
rules-classic-pawn = Pion
    .text =
        Jedno pole prosto naprzód, jeśli jest wolne; w pierwszym ruchu także dwa, jeśli oba są wolne. Bije o jedno pole na skos naprzód i tylko tak.
        Tu może pójść na e3 i e4 albo bić na d3 i f3.
rules-classic-passing = Bicie w przelocie
    .text =
        Piona, który właśnie poszedł o dwa pola, obcy pion może zbić tak, jakby poszedł o jedno: zaraz w następnym ruchu, nigdy później.
        Tu czarne zagrały `d7-d5` i pion z e5 może bić na d6.
rules-classic-promotion = Promocja
    .text = Pion, który dojdzie do ostatniego rzędu, od razu staje się hetmanem, wieżą, gońcem albo skoczkiem, bez względu na to, co zostało na szachownicy. Zapisuje się to `e7-e8=Q`.
rules-classic-castling = Roszada
    .text =
        Król i wieża ruszają się razem: król o dwa pola w stronę wieży, a wieża na pole, przez które przeszedł król. Zapisuje się to `0-0` (krótka, król na kolumnę g) lub `0-0-0` (długa, na kolumnę c).
        Ani król, ani ta wieża nie mogły się wcześniej ruszyć, nic nie może stać między nimi, a król nie może być pod szachem ani przechodzić przez atakowane pole, ani na nim stanąć.
rules-classic-mate = Szach i mat
    .text =
        Kto jest pod szachem i nie ma ruchu, który go przed nim obroni, dostaje **mata** i przegrywa. Kto nie jest pod szachem, ale nie ma żadnego ruchu, jest w **pacie**: to remis.
        Tu czarne są zamatowane.
rules-classic-draws = Remis
    .text =
        Partia sama kończy się remisem i nikt nie musi tego zgłaszać, gdy ta sama pozycja powstaje po raz trzeci, gdy każda strona wykonała pięćdziesiąt ruchów bez bicia i bez ruchu pionem oraz gdy nikt już nie da mata. Można też zgodzić się na remis albo poddać partię.
        Tu ruch mają czarne i są w pacie.
