# The games of a server, for spectators.

command-watch = watch
    .about = The games that go on in this server, and their boards
watch-games =
    { $count ->
        [one] One game goes on here:
       *[other] { $count } games go on here:
    }
watch-game = { $heading }, { after }, { side } is on move. { $link }
watch-menu = Look at a game
watch-none = No game goes on in this server. `/play` starts one.
watch-not-here = Games are watched in the server that they are played in: use `/watch` there. `/games` lists your own.

option-as-text = text
    .about = As text instead of a picture

help-playing =
    {"**"}More:** `/takeback`, `/pause`, `/gift`, `/rematch`, `/vacation`; `/if` prepares answers; `/note` keeps your thoughts; `/watch` shows the games here.
