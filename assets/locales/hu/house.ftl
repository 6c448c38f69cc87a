# The bot as an opponent.

house-name = Starmate ({ $level }. szint)
house-taken-up = Elfogadom, a szintem { $level }. Mindjárt itt a tábla.
house-level-is-mine = A szint az ellenem játszott játszmákhoz való: válassz engem ellenfélnek, vagy hagyd el.
house-thinks =
    { $count ->
        [0] Gondolkodom.
       *[other] Előbb { $count } másik játszmán gondolkodom.
    }
hint = A helyedben ezt lépném: `{ $move }`.
hint-only-with-the-house = Tipp csak az ellenem játszott játszmákban van; emberek között mindenki maga gondolkodik. Hívj ki engem: `/{ command-play }`.
rated-against-house = Az ellenem játszott játszmák sosem értékszámosak; játssz barátságosat.

command-hint = tipp
    .about = Jó lépés a bot elleni játszmádban
option-level = szint
    .about = A bot ereje, ha ő az ellenfeled, 1-től 10-ig
