# Odpowiedzi na wyzwania poleceniem.

command-challenge = wyzwanie
    .about = Odpowiedz na wyzwanie albo wycofaj własne
challenge-accept = przyjmij
    .about = Przyjmij wyzwanie: partia się zaczyna
challenge-decline = odrzuć
    .about = Odmów przyjęcia wyzwania
challenge-withdraw = wycofaj
    .about = Wycofaj własne wyzwanie
option-number = numer
    .about = Które wyzwanie, jeśli jest ich kilka

challenge-none-accept = Nie czeka tu na ciebie żadne wyzwanie. `/{ command-play }` wyzywa jedną osobę, `/{ command-seek }` kogokolwiek; otwarte wyzwanie przyjmuje się na tym kanale, na którym stoi.
challenge-none-decline = Żadne wyzwanie nie czeka na twoją odpowiedź. Otwartego nie trzeba odrzucać, a własne wycofuje `/{ command-challenge } { challenge-withdraw }`.
challenge-none-withdraw = Nie masz wyzwania, które czeka na odpowiedź. Cudze odrzuca `/{ command-challenge } { challenge-decline }`.
which-challenge = Pasuje kilka wyzwań: wskaż jedno w opcji `{ option-number }`.
challenge-line =
    { $challenge }: { $kind ->
        [from] od gracza { $other }
        [to] dla gracza { $other }
        [seek] otwarte, od gracza { $other }
       *[own] twoje otwarte
    }, { $control }
