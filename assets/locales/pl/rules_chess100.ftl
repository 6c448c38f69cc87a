# Zasady szachów-100, strona po stronie.

rules-hundred-board = Szachownica
    .text =
        100 pól: dziesięć kolumn, od a do j, i dziesięć rzędów, od 1 do 10. Białe są na dole, a pole a1 jest ciemne. Od a do j każda strona ma wieżę, skoczka, gońca, księżniczkę, króla, hetmana, księcia, gońca, skoczka i wieżę, a przed nimi dziesięć pionów. Zaczynają białe.
        Prawie wszystko jest jak w szachach; nowi są książę, który może zastąpić króla, i księżniczka, która może zastąpić hetmana. Ruch zapisuje się dwoma polami: `d2-d5` albo `Prg1-e1`. Litery to K, Q, R, B, N, Pr, Ps albo polskie K, H, W, G, S, Ks, Kn.
rules-hundred-lines = Hetman, wieża, goniec
    .text =
        Jak w szachach: dowolna liczba wolnych pól w jednej linii, wieża po kolumnach i rzędach, goniec po przekątnych, hetman tak i tak. Niczego nie przeskakują.
        Tu widać pola hetmana z e5.
rules-hundred-king = Król i skoczek
    .text =
        Król idzie o jeden krok w dowolną stronę.
        Skoczek idzie o dwa pola wzdłuż kolumny lub rzędu i jeszcze o jedno w bok; tylko on przeskakuje inne bierki. Tu widać pola skoczka z e5.
rules-hundred-prince = Książę i księżniczka
    .text =
        Oboje chodzą tak samo: o jeden krok jak król albo o dwa takie kroki, które kończą się dokładnie dwa pola dalej w linii prostej: w kolumnie, w rzędzie lub na przekątnej. Pola skoczka są poza ich zasięgiem. Tam, dokąd mogą pójść, mogą też bić.
        Tu widać pola księcia z e5.
rules-hundred-round = Naokoło
    .text =
        Pierwszy z dwóch kroków musi się skończyć na wolnym polu, ale nie musi ono leżeć w linii prostej: wystarczy dowolne pole sąsiadujące z oboma końcami drogi. Tak książę i księżniczka omijają bierki; nigdy ich nie przeskakują. Po przekątnej droga jest tylko jedna.
        Tu na f1, g2 i h1 stoją własne bierki, a książę z g1 i tak dochodzi na e1 i e3 przez f2, na i1 i i3 przez h2, a na g3 jedną albo drugą drogą.
rules-hundred-pawn = Pion
    .text =
        Jedno pole prosto naprzód, jeśli jest wolne; z pola początkowego także o dwa lub trzy, jeśli wszystkie pola na drodze są wolne. Bije o jedno pole na skos naprzód i tylko tak.
        Tu może pójść na d3, d4 i d5 albo bić na e3.
rules-hundred-passing = Bicie w przelocie
    .text =
        Piona, który właśnie poszedł o dwa lub trzy pola, może zbić obcy pion atakujący pole, przez które tamten przeszedł, tak jakby się na nim zatrzymał: zaraz w następnym ruchu, nigdy później.
        Tu czarne zagrały `d9-d6`: pion z c6 może bić na d7, a pion z e7 na d8.
rules-hundred-promotion = Promocja
    .text = Pion, który dojdzie do ostatniego rzędu, od razu staje się hetmanem, wieżą, gońcem albo skoczkiem, nigdy księciem, księżniczką ani królem. Zapisuje się to `e9-e10=Q`.
rules-hundred-castling = Roszada
    .text =
        `0-0`: król z e1 na c1, wieża z a1 na d1. `0-0-0`: król z e1 na h1, wieża z j1 na g1. Czarne robią to samo w dziesiątym rzędzie.
        Ani król, ani ta wieża nie mogły się wcześniej ruszyć, wszystkie pola między nimi muszą być wolne, a żadne pole na drodze króla, od pierwszego do ostatniego, nie może być atakowane, nawet jeśli ma on księcia. Król, który był księciem, nie może roszować.
rules-hundred-check = Król z księciem
    .text =
        Dopóki twój książę jest na szachownicy, król może pozostać pod szachem i wejść pod szacha, a każda bierka może się ruszyć, nawet jeśli odsłoni króla: gdy zostanie zbity, królem będzie książę.
        Tu biały król może pójść na wszystkie pięć pól, także na e2, albo pozostać pod szachem, a ruszy się inna bierka.
rules-hundred-duty = Króla trzeba zbić
    .text =
        Kto może zbić króla przeciwnika, musi to zrobić dowolną bierką, która to potrafi, i nie ma innych ruchów, nawet żeby ratować własnego króla.
        Tu wieża z e2 musi bić na e10.
rules-hundred-successor = Książę zostaje królem
    .text =
        Gdy król zostaje zbity, jego książę w tym samym ruchu staje się królem na polu, na którym stoi. Potem rusza ta strona, a że nie ma już księcia, musi strzec króla jak w szachach. Jeśli nowy król jest pod szachem i nie ma obrony, od razu jest mat.
        Tu zbito króla na e10: książę na g10 jest teraz królem i jest pod szachem. Księcia też można zbić jak każdą bierkę; wtedy król nie ma następcy.
rules-hundred-single = Bez księcia
    .text =
        Strona bez księcia gra jak w szachach: jej król nie może pozostać pod szachem ani pod niego wejść i nie wolno go odsłonić; nie bije się go, tylko matuje. Strona, która ma księcia, zachowuje swoją swobodę, a jej króla trzeba zbić, jeśli własny król będzie potem bezpieczny; w miejscu księcia stoi już wtedy nowy król. Gdy żadna strona nie ma księcia, wszystko jest jak w szachach.
        Tu białe nie mają księcia: król musi zejść z kolumny e.
rules-hundred-queen = Księżniczka zostaje hetmanem
    .text =
        Gdy hetman zostaje zbity, jego strona może go przywrócić zaraz w następnym ruchu, jeśli ma księżniczkę: księżniczka staje się hetmanem na swoim polu, a potem wykonuje się ruch, choćby nowym hetmanem. Zapisuje się to `d1=Q,d1-d8`; to samo robi przycisk „{ button-restore }”. Kto zagra bez tego, traci to prawo do końca partii.
        Tu białym właśnie zbito hetmana na f4.
rules-hundred-counter = Szach za szach
    .text =
        Jeśli jedna strona ma księcia, a druga nie, i strona z księciem jest pod szachem i odpowiada ruchem, który daje szacha, partia od razu kończy się remisem, bez względu na to, jaki to ruch, nawet gdyby to był mat.
        Tu białe mogą zremisować ruchem `a2-a10`.
rules-hundred-end = Koniec partii
    .text =
        {"**"}Szach-mat** wygrywa: król jest pod szachem i nie ma żadnego ruchu. **Pat** (brak ruchu, ale nie ma szacha) to remis. Remisem kończą się też: trzecie powtórzenie pozycji, po pięćdziesiąt ruchów każdej ze stron bez bicia i bez ruchu pionem oraz pozycja, w której zostały same króle lub z nimi tylko jeden goniec albo skoczek; nikt nie musi tego zgłaszać. Można też zgodzić się na remis albo poddać partię.
        Tu czarne, które nie mają księcia, są zamatowane.
