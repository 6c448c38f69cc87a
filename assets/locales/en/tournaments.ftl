# Tournaments of engines.

command-tournament = tournament
    .about = Tournaments of engines
tournament-create = create
    .about = Make a tournament of chosen engines, or one that is open to entries
tournament-join = join
    .about = Enter an engine of yours
tournament-list = list
    .about = The tournaments
tournament-show = show
    .about = How a tournament stands
tournament-cancel = cancel
    .about = Call off a tournament of yours
option-which-tournament = tournament
    .about = Which tournament
option-tournament-name = name
    .about = What it is called
option-tournament-format = format
    .about = Who meets whom
option-tournament-engines = engines
    .about = Who plays, with commas between; left out, it is open to entries
option-tournament-hours = hours
    .about = For how many hours engines can be entered (24 unless said)
option-tournament-control = control
    .about = Seconds for the game and for each move, such as 10+0.1
option-tournament-rounds = rounds
    .about = How many rounds, where the format leaves it open (Swiss)
option-tournament-pairs = pairs
    .about = How many pairs of games at each meeting
option-tournament-openings = openings
    .about = From which list the openings come; the ladder’s own otherwise
choice-format-swiss = Swiss
choice-format-round-robin = Round robin
choice-format-double = Double round robin
choice-format-knockout = Knockout
choice-format-gauntlet = Gauntlet: the first against all others

tournament-none-named = No tournament is called { $name }. `/tournament list` names them all.
tournament-none = There are no tournaments. `/tournament create` makes one.
tournament-name-taken = A tournament that goes on is called { $name } already. Choose another name.
tournament-not-yours = Only whoever made { $name } can call it off, or those who manage the server in which it was made.
tournament-too-many = You have a tournament already that goes on: { $name }. One at a time.
tournament-wrong-control = { $control } is no time control. Seconds for the game and for each move: `10+0.1`.
tournament-too-few = A tournament needs two engines at least.
tournament-too-many-engines = { $given } engines are too many for this format: { $most } at most.
tournament-wrong-rounds = With so many engines a tournament has between 1 and { $most } rounds, and not { $given }.
tournament-no-name = A tournament needs a name.
tournament-unknown-openings = No list of openings is called { $name } in { $variant }: { $lists }.
tournament-does-not-play = { $name } does not play { $variant }.
tournament-created-open = Engines can be entered until { $time }: `/tournament join`.
tournament-created-now = It begins at once: { $engines }.
tournament-joined = { $engine } plays in { $name }.
tournament-joined-already = { $engine } plays in { $name } already.
tournament-closed = { $name } takes no more engines.
tournament-cancelled = { $name } is called off. The games that were played stay.
tournament-over-already = { $name } is over.

tournament-twice = { $name } is named twice.
tournament-takes-none = That tournament takes no engines.
tournament-format =
    { $format ->
        [round-robin] round robin
        [double] double round robin
        [swiss] Swiss
        [knockout] knockout
       *[gauntlet] gauntlet
    }
tournament-state =
    { $state ->
        [entries] takes engines
        [running] goes on
        [over] is over
       *[cancelled] was called off
    }
tournament-list-heading = **Tournaments**
tournament-line = **{ $name }**: { $format }, { $variant }, { $engines ->
        [one] { $engines } engine
       *[other] { $engines } engines
    }; { $state }
tournament-won = won by { $winner }
tournament-round = Round { $round } of { $rounds }
tournament-entered = Entered: { $engines }
tournament-place = { $place }. **{ $name }** { $points }
tournament-alt = Standings of the tournament { $name }: { $lines }

tournament-begins = **{ $name }** begins: { $terms }. { $engines }
tournament-round-over = **{ $name }**: round { $round } of { $rounds } is over.
tournament-over = 🏆 **{ $winner }** wins **{ $name }**!
tournament-over-none = **{ $name }** is over, without a winner.
tournament-records = The crosstable and the records of all games:
tournament-records-cut = The records of all games do not fit into a message: `starmate ladder games --tournament { $number }` writes them.
