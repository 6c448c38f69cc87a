# Mozgóképek és jegyzőkönyvek fájlban.

film =
    { $heading }
    Táblák egymás után, { ARTICLE($from) } { $from }. lépés utánitól { ARTICLE($to) } { $to }. lépés utániig.
film-smaller = Hogy { $limit } elég legyen, a kép { $width } képpont széles.
film-fewer-colours = Hogy { $limit } elég legyen, a kép { $width } képpont széles és { $colours } színű.
film-fewer-moves = Hogy { $limit } elég legyen, a kép { $width } képpont széles, { $colours } színű, és a legtöbb tábla kimaradt: minden { $every }. látszik és az utolsó. A játszma egy része a `{ option-from }` és `{ option-to }` beállítással jobban nézne ki.
film-too-long = Ezeknek a lépéseknek a mozgóképe nem fér el ennyiben: { $limit }. Válassz kevesebbet a `{ option-from }` és `{ option-to }` beállítással.
film-range = Ebben a játszmában a lépések 0 és { $newest } között vannak, és a `{ option-from }` megelőzi a `{ option-to }` értékét: adj meg ilyen párt, például `{ option-from }:{ $from } { option-to }:{ $to }`.
film-alt = { ARTICLE($game, start: "sentence") } { $game }. játszma mozgóképe, lépések: { $from }–{ $to }. A végén: { $board }
mebibytes = { $size } MB
kibibytes = { $size } kB

exported-all = { $games } játszmád egy fájlban.
exported-parts = { $games } játszmád { $files } fájlban, mert egyetlen fájl nagyobb lenne ennél: { $limit }.
exported-damaged = { $games } játszma sérült és kimaradt; az üzemeltetőm utána tud nézni.
exported-none = Nincs menthető játszmád. A `/{ command-play }` indít egyet.
exported-none-year = { $year }: ebben az évben nem kezdődött játszmád.
export-too-large = Ez nem fér el { $files } fájlban, ha egy fájl legfeljebb { $limit }. Kérd évenként, például `{ option-year }:{ $year }`.
export-one-or-all = Válassz egy játszmát a `{ option-game }`, vagy mindet az `{ option-all }` beállítással, de ne mindkettőt.

command-gif = mozgókép
    .about = Egy játszma mozgóképe, órákkal
option-from = ettől
    .about = Hány lépés után kezdődik; 0 a kezdet
option-to = eddig
    .about = Hány lépés után ér véget
option-format = formátum
    .about = A fájl formája
option-all = mind
    .about = Az összes játszmád, nem csak egy
option-year = év
    .about = Csak az ebben az évben kezdődött játszmák (UTC)
choice-pgn = PGN, embereknek és programoknak
choice-json = JSON, programoknak
