# Egy szerver beállításai.

server-title = **A szerver beállításai**
server-title-changed = Kész. **A szerver beállításai** most:
server-channel =
    Játszmák: { $channel ->
        [none] ott, ahol elkezdik őket.
       *[other] itt: { $channel }; a máshol tett kihívások is ott jelennek meg.
    }
server-threads =
    Hely: { $threads ->
        [yes] minden játszma saját szálat kap.
       *[no] a játszmák a csatornán maradnak.
    }
server-starters =
    Játszmát kezdhet: { $role ->
        [none] bárki.
       *[other] akinek { $role } rangja van. Kihívni bárkit lehet, és nyílt kihívást bárki elfogadhat.
    }
server-control = Idő, ha nem választanak mást: { $control }.
server-limit =
    Egy játékos folyó játszmái: { $limit ->
        [0] akárhány.
       *[other] legfeljebb { $limit }.
    }
server-language =
    A mindenki által olvasott üzenetek nyelve: { $language }{ $chosen ->
        [yes] .
       *[no] , ahogy a szervernél a Discordban szerepel.
    }
server-hint = `/{ command-server } { option-reset }:` visszaállít egy beállítást.

command-server = szerver
    .about = A szerver beállításai: hol játszanak, ki kezdhet játszmát, idő, nyelv
option-channel = csatorna
    .about = A kihívások és játszmák csatornája
option-starters = rang
    .about = A rang, amellyel játszmát lehet kezdeni
option-threads = szálak
    .about = Kapjon-e minden játszma szálat
option-server-control = időbeosztás
    .about = Mennyi idő legyen, ha nem választanak mást
option-server-language = nyelv
    .about = A mindenki által olvasott üzenetek nyelve
option-limit = korlát
    .about = Hány folyó játszmája lehet itt egy játékosnak
option-reset = visszaállítás
    .about = Egy beállítás visszaállítása

choice-reset-channel = A csatorna: ott játszanak, ahol elkezdik
choice-reset-starters = A rang: bárki kezdhet játszmát
choice-reset-threads = Szálak: minden játszma kap egyet
choice-reset-control = Idő: 3 nap minden lépésre
choice-reset-language = A nyelv: ahogy a szervernél a Discordban szerepel
choice-reset-limit = A korlát: akárhány játszma
choice-reset-all = Minden
