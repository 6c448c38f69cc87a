# What is kept about a person: to have it, and to have it removed.

data-export =
    Everything that I keep about you{ $files ->
        [1] {""}
       *[other] , in { $files } files
    }: settings, games, notes, prepared moves, ratings, messages. Times are milliseconds since 1970 (UTC).
data-too-large = What I keep about you does not fit into { $files } files of { $limit } each. Ask whoever runs me to give it to you.
data-remove =
    {"**"}This removes what I keep about you:** name, settings, notes, prepared moves, vacations, blocks and ratings. Your games stay, with “{ removed-player }” in the place of your name. A ban from entering engines stays too. { $games ->
        [0] You have no game going on.
        [one] Your game { $list } goes on: you would resign it first.
       *[other] Your games { $list } go on: you would resign them first.
    } Copies of the database made before still hold you until they are deleted.
    `/data export` gives you a copy of everything first.
data-really = **Really remove everything?** It cannot be undone.{ $games ->
        [0] {""}
        [one] {" "}Your game is resigned.
       *[other] {" "}Your { $games } games are resigned.
    }
data-removed =
    Done: what I kept about you is removed.{ $games ->
        [0] {""}
        [one] {" "}Your game was resigned.
       *[other] {" "}Your { $games } games were resigned.
    } If you use me again, you begin anew.
data-kept = Nothing was removed.
data-playing = Meanwhile a new game began, so nothing was removed: please try again.

button-remove = Remove my data…
button-remove-yes = Yes, remove everything
button-keep = Keep everything

command-data = data
    .about = What is kept about you
command-data-export = export
    .about = All of it as a file
command-data-remove = remove
    .about = Remove it; your games stay without your name (you are asked twice)
