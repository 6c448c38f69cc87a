# Szabadság.

command-vacation = szabadság
    .about = A szabadnapjaid: a napokban mért játszmákban állnak az óráid
vacation-start = kezdés
    .about = Menj most szabadságra
vacation-end = vége
    .about = Vess most véget neki; a meg nem kezdett napok visszajárnak
vacation-show = állapot
    .about = Szabadságon vagy-e, és hány napod maradt
option-days = napok
    .about = Hány egész nap

vacation-left =
    { $left ->
        [0] Az idei { $all } napból egy sem maradt.
       *[other] Az idei { $all } napból { $left } maradt.
    }
vacation-on = Szabadságon vagy eddig: { $until } ({ $relative }): a napokban mért játszmákban állnak az óráid. Ez vet véget neki: `/{ command-vacation } { vacation-end }`. { $left }
vacation-off = Nem vagy szabadságon. Ezzel kezdhetsz egyet: `/{ command-vacation } { vacation-start }`; ha lejár az időd, egy nap magától elfogy. { $left }
vacation-begun =
    Szabadságon vagy eddig: { $until } ({ $relative }). { $games ->
        [0] Nincs olyan játszmád, amelyet napokban mérnek.
       *[other] { $games } játszmában áll az órád.
    } Lépni közben is lehet. { $left }
vacation-ended = Vége a szabadságodnak: az óráid újra járnak. { $left }
vacation-on-already = Már szabadságon vagy eddig: { $until }; ez vet véget neki: `/{ command-vacation } { vacation-end }`.
vacation-not-on = Nem vagy szabadságon; ezzel kezdhetsz egyet: `/{ command-vacation } { vacation-start }`.
vacation-too-few =
    { $left ->
        [0] Az idei { $all } nap mind elfogyott; január 1-jén (UTC) kapsz újakat.
       *[other] Az idei { $all } napból { $left } maradt: legfeljebb ennyit vehetsz ki.
    }

vacation-mover = { $player } szabadságon van eddig: { $until }. Az óra áll.
vacation-back = { $player } visszatért a szabadságról: az óra újra jár.
