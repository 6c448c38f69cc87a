# Co jest przechowywane o osobie: otrzymać i usunąć.

data-export =
    Wszystko, co o tobie przechowuję{ $files ->
        [1] {""}
       *[other] {""} (plików: { $files })
    }: ustawienia, partie, notatki, przygotowane ruchy, rankingi, wiadomości. Czas jest w milisekundach od 1970 roku (UTC).
data-too-large = To, co o tobie przechowuję, nie mieści się w { $files } plikach po { $limit }. Poproś o to osobę, która mnie prowadzi.
data-remove =
    {"**"}To usunie wszystko, co o tobie przechowuję:** imię, ustawienia, notatki, przygotowane ruchy, urlopy, blokady i rankingi. Twoje partie zostaną, a w miejscu twojego imienia będzie „{ removed-player }”. Zakaz zgłaszania silników też zostanie. { $games ->
        [0] Nie masz partii w toku.
        [one] Twoja partia { $list } trwa: najpierw ją poddasz.
       *[other] Twoje partie { $list } trwają: najpierw je poddasz.
    } We wcześniejszych kopiach bazy danych pozostaniesz, dopóki nie zostaną usunięte.
    `/{ command-data } { command-data-export }` da ci najpierw kopię wszystkiego.
data-really = **Naprawdę usunąć wszystko?** Nie da się tego cofnąć.{ $games ->
        [0] {""}
        [one] {" "}{ $games } twoja partia zostanie poddana.
        [few] {" "}{ $games } twoje partie zostaną poddane.
       *[other] {" "}{ $games } twoich partii zostanie poddanych.
    }
data-removed =
    Gotowe: to, co o tobie przechowywałem, jest usunięte.{ $games ->
        [0] {""}
        [one] {" "}Poddano { $games } partię.
        [few] {" "}Poddano { $games } partie.
       *[other] {" "}Poddano { $games } partii.
    } Gdy znów ze mnie skorzystasz, wszystko zacznie się od nowa.
data-kept = Niczego nie usunięto.
data-playing = Tymczasem zaczęła się nowa partia, więc niczego nie usunięto: spróbuj jeszcze raz.

button-remove = Usuń moje dane…
button-remove-yes = Tak, usuń wszystko
button-keep = Zachowaj wszystko

command-data = dane
    .about = Co jest o tobie przechowywane
command-data-export = pobierz
    .about = Wszystko jako plik
command-data-remove = usuń
    .about = Usunięcie; partie zostaną bez twojego imienia (bot pyta dwa razy)
