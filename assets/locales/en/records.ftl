# Moving pictures and records as files.

film =
    { $heading }
    The boards after { $from } to { $to } moves, one after the other.
film-smaller = To fit into { $limit }, it is { $width } pixels wide.
film-fewer-colours = To fit into { $limit }, it is { $width } pixels wide and has { $colours } colours.
film-fewer-moves =
    To fit into { $limit }, it is { $width } pixels wide, has { $colours } colours, and leaves most boards out: it shows every { $every ->
        [2] second
       *[other] { $every }th
    } and the last one. A part of the game, with `from` and `to`, would look better.
film-too-long = A moving picture of these moves does not fit into { $limit }. Choose fewer of them with `from` and `to`.
film-range = This game has moves 0 to { $newest }, and `from` comes before `to`: choose such a pair, as `from:{ $from } to:{ $to }`.
film-alt = Moving picture of game { $game }, moves { $from } to { $to }. At the end: { $board }
# A size of a file.
mebibytes = { $size } MB
kibibytes = { $size } kB

exported-all =
    { $games ->
        [one] Your { $games } game
       *[other] Your { $games } games
    } in one file.
exported-parts =
    { $games ->
        [one] Your { $games } game
       *[other] Your { $games } games
    } in { $files } files, since one would be larger than { $limit }.
exported-damaged =
    { $games ->
        [one] { $games } game is damaged and left out; whoever runs me can look after it.
       *[other] { $games } games are damaged and left out; whoever runs me can look after them.
    }
exported-none = You have no game to export. `/play` starts one.
exported-none-year = You began no game in { $year }.
export-too-large = That does not fit into { $files } files of { $limit } each. Take one year at a time, as `year:{ $year }`.
export-one-or-all = Choose one game with `game`, or all with `all`, not both.

command-gif = gif
    .about = A moving picture of a game, with clocks
option-from = from
    .about = After how many moves it begins; 0 is the start
option-to = to
    .about = After how many moves it ends
option-format = format
    .about = The form of the file
option-all = all
    .about = All your games, not only one
option-year = year
    .about = Only the games that began in this year (UTC)
choice-pgn = PGN, for people and programs
choice-json = JSON, for programs
