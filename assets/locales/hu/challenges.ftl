# Kihívások megválaszolása paranccsal.

command-challenge = kihívások
    .about = Válaszolj egy kihívásra, vagy vond vissza a sajátodat
challenge-accept = elfogadás
    .about = Fogadd el a kihívást: a játszma elkezdődik
challenge-decline = elutasítás
    .about = Mondj nemet egy kihívásra
challenge-withdraw = visszavonás
    .about = Vond vissza a saját kihívásodat
option-number = szám
    .about = Melyik kihívás, ha több is van

challenge-none-accept = Itt nem vár rád kihívás. `/{ command-play }` egy embert hív ki, `/{ command-seek }` bárkit; a nyílt kihívást azon a csatornán lehet elfogadni, ahol áll.
challenge-none-decline = Egy kihívás sem vár a válaszodra. A nyílt kihívást nem kell elutasítani, a sajátodat pedig ez vonja vissza: `/{ command-challenge } { challenge-withdraw }`.
challenge-none-withdraw = Nincs olyan kihívásod, amely válaszra vár. A másokét ez utasítja el: `/{ command-challenge } { challenge-decline }`.
which-challenge = Több kihívás is megfelel: mondd meg a `{ option-number }` mezőben, melyik.
challenge-line =
    { $challenge }. kihívás: { $kind ->
        [from] { $other } hívott ki
        [to] { $other } játékosnak szól
        [seek] { $other } nyílt kihívása
       *[own] a te nyílt kihívásod
    }, { $control }
