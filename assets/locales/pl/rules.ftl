rules-page =
    {"**"}{ $title }** ({ variant-name }, { $number } z { $count })
    { $text }
rules-alt-position = Diagram: { $title }. Pozycja { $position }.
rules-alt-reach = Diagram: { $title }. Z { $from } można pójść na { $squares }.

rules-board = Plansza
    .text =
        37 pól tworzy sześcioramienną gwiazdę, białe są na dole. Dziewięć kolumn stoi obok siebie, a każde pole ma numer od 1 do 37: z dołu do góry, potem następna kolumna. Numerami zapisuje się ruchy: `18-19`.
        Każda strona ma króla, hetmana, wieżę, gońca, skoczka i pięć pionów.
rules-setup = Ustawianie
    .text =
        Na początku stoją tylko piony. Białe i czarne na zmianę, zaczynając od białych, stawiają pięć pozostałych bierek na wolnych polach swojego tylnego rzędu: dowolną bierkę na dowolnym polu. Tylny rząd białych to 4, 11, 17, 22, 28, czarnych 10, 16, 21, 27, 34. Po dziesięciu postawieniach białe wykonują pierwszy ruch.
        Zapis `K@4` znaczy: król na 4.
        Uwaga: czarny król na 21 dostaje mata pierwszym ruchem białych, gdziekolwiek stoją inne bierki.
rules-king = Król
    .text = Jeden krok w dowolnym z sześciu kierunków: prosto w górę, prosto w dół i na cztery skosy. Nie wolno mu wejść pod szacha.
rules-rook = Wieża
    .text = Dowolna liczba wolnych pól prosto w górę lub w dół. Wieża nigdy nie opuszcza swojej kolumny.
rules-bishop = Goniec
    .text = Dowolna liczba wolnych pól w czterech skośnych kierunkach, nigdy prosto w górę ani w dół.
rules-queen = Hetman
    .text = Dowolna liczba wolnych pól we wszystkich sześciu kierunkach: wieża i goniec razem.
rules-knight = Skoczek
    .text = Dwa kroki w jednym kierunku i jeszcze jeden w kierunku sąsiednim. Przeskakuje wszystko, co stoi po drodze.
rules-pawn = Pion
    .text =
        Jeden krok prosto naprzód na wolne pole; bije o jeden krok na skos naprzód. Jego pierwszy ruch może mieć dwa kroki, jeśli oba pola są wolne; to prawo należy do samego piona. Nie ma bicia w przelocie ani roszady.
        Pion *kulejący* przyszedł na pole początkowe biciem i nie ma podwójnego kroku. Pion *martwy*, na 2, 3, 35 lub 36, musi najpierw coś zbić, żeby móc się przemienić. *Mumia*, na 1 lub 37, nie może już iść prosto.
rules-promotion = Promocja
    .text = Pion, który dojdzie do tylnego rzędu przeciwnika, od razu staje się hetmanem, wieżą, gońcem albo skoczkiem, bez względu na to, co zostało na planszy. Zapisuje się to `26-27=N`.
rules-end = Koniec partii
    .text =
        {"**"}Szach-mat** wygrywa. **Pat** (brak ruchu, ale nie ma szacha) to remis. Remisem kończą się też: trzecie powtórzenie pozycji, po pięćdziesiąt ruchów każdej ze stron bez bicia i bez ruchu pionem oraz pozycja, w której nikt już nie da mata; nikt nie musi tego zgłaszać. Można też zgodzić się na remis albo poddać partię.
        Tu czarne, na 34, są zamatowane.
