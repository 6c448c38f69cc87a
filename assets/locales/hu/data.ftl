# Amit egy emberről tárolok: megkapni és törölni.

data-export =
    Minden, amit rólad tárolok{ $files ->
        [1] {""}
       *[other] {""} ({ $files } fájlban)
    }: beállítások, játszmák, jegyzetek, előkészített lépések, értékszámok, üzenetek. Az idő ezredmásodpercben áll 1970 óta (UTC).
data-too-large = Amit rólad tárolok, nem fér el { $files } fájlban, ha egy fájl legfeljebb { $limit }. Kérd az üzemeltetőmtől.
data-remove =
    {"**"}Ez törli, amit rólad tárolok:** a nevet, a beállításokat, a jegyzeteket, az előkészített lépéseket, a szabadságokat, a tiltásokat és az értékszámokat. A játszmáid megmaradnak, a neved helyén ez áll: „{ removed-player }”. A motorok nevezésétől való eltiltás is megmarad. { $games ->
        [0] Nincs folyamatban lévő játszmád.
       *[other] Folyamatban lévő játszmáid: { $list }. Ezeket előbb feladod.
    } Az adatbázis korábbi másolatai megőriznek, amíg nem törlik őket.
    A `/{ command-data } { command-data-export }` előbb másolatot ad mindenről.
data-really = **Valóban töröljek mindent?** Nem lehet visszacsinálni.{ $games ->
        [0] {""}
       *[other] {" "}{ $games } játszmádat feladod.
    }
data-removed =
    Kész: amit rólad tároltam, törölve van.{ $games ->
        [0] {""}
       *[other] {" "}{ $games } játszmádat feladtad.
    } Ha újra használsz, elölről kezded.
data-kept = Semmit sem töröltem.
data-playing = Közben új játszma kezdődött, ezért semmit sem töröltem: próbáld újra.

button-remove = Adataim törlése…
button-remove-yes = Igen, töröld mindet
button-keep = Maradjon minden

command-data = adatok
    .about = Amit rólad tárolok
command-data-export = letöltés
    .about = Minden egy fájlban
command-data-remove = törlés
    .about = Törlés; a játszmák a neved nélkül megmaradnak (kétszer rákérdezek)
