# Amit a moderátorok a játékosok helyett tesznek.

command-moderate = moderálás
    .about = Moderátoroknak: játszma befejezése a játékosok helyett, vagy áthelyezése másik csatornára
moderate-end = befejezés
    .about = Fejezz be egy játszmát; az üzenete megmondja, hogy moderátor tette, és hogy ki
moderate-move = áthelyezés
    .about = Helyezz át egy játszmát a szerver másik csatornájára vagy szálába
option-result = eredmény
    .about = Hogyan ér véget
option-place = csatorna
    .about = Hol folytatódik
choice-annul = Eredmény nélkül
choice-draw = Döntetlen
choice-white-wins = Világos nyer
choice-black-wins = Sötét nyer

moderate-ended =
    Befejezted: { $game }. játszma.
    { $how }
moderate-moved = { ARTICLE($game, start: "sentence") } { $game }. játszma itt folytatódik: { $place }.
moderate-not-here = { ARTICLE($game, start: "sentence") } { $game }. játszma nem ezen a szerveren folyik; az itt folyókat `/{ command-watch }` sorolja fel.
moderate-not-in-dms = A játszmákat azon a szerveren lehet moderálni, ahol folynak: ott add ki ezt: `/{ command-moderate }`.
moderate-wrong-kind = Ilyen csatornán nem lehet játszani: válassz szöveges csatornát vagy szálat.
moderate-there-already = { ARTICLE($game, start: "sentence") } { $game }. játszma már ott folyik; válassz másik csatornát.

ended-moderator = Egy moderátor, { $moderator }, befejezte a játszmát.
moved-moderator = Egy moderátor áthelyezte ezt a játszmát; itt folytatódik.
moved-away = Egy moderátor áthelyezte ezt: { $game }. játszma. Itt folytatódik: { $place }.
