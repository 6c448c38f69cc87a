# The settings of a server.

server-title = **Settings of this server**
server-title-changed = Done. **Settings of this server** now:
server-channel =
    Games: { $channel ->
        [none] wherever they are started.
       *[other] in { $channel }; challenges made elsewhere are posted there.
    }
server-threads =
    Place: { $threads ->
        [yes] each game gets a thread of its own.
       *[no] games stay in the channel.
    }
server-starters =
    Who may start a game: { $role ->
        [none] everybody.
       *[other] members with the role { $role }. Anybody may be challenged or take up an open challenge.
    }
server-control = Time unless something else is chosen: { $control }.
server-limit =
    Games going on for each player: { $limit ->
        [0] as many as they like.
        [one] at most { $limit }.
       *[other] at most { $limit }.
    }
server-language =
    Language of what all read: { $language }{ $chosen ->
        [yes] .
       *[no] , as Discord has it for this server.
    }
server-hint = `/{ command-server } { option-reset }:` takes a setting back.

command-server = server
    .about = Settings of this server: where games are played, who may start them, time, language
option-channel = channel
    .about = The channel for challenges and games
option-starters = starters
    .about = The role whose members may start games
option-threads = threads
    .about = Whether each game gets a thread
option-server-control = control
    .about = How much time there is unless something else is chosen
option-server-language = language
    .about = The language of what all read
option-limit = limit
    .about = How many games a player may have going on here
option-reset = reset
    .about = Takes a setting back

choice-reset-channel = The channel: wherever games are started
choice-reset-starters = The role: everybody may start games
choice-reset-threads = Threads: each game gets one
choice-reset-control = Time: 3 days for each move
choice-reset-language = The language: as Discord has it for this server
choice-reset-limit = The limit: as many games as players like
choice-reset-all = Everything
