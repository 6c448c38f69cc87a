# The engine ladder: standings, games, matches, news.

command-ladder = ladder
    .about = The engine ladder: standings, games, matches
ladder-standings = standings
    .about = Who stands where, and how surely
ladder-cross = crosstable
    .about = Who scored how much against whom
ladder-engine = engine
    .about = An engine on the ladder, with the curve of its rating
ladder-game = game
    .about = A game of two engines, move by move
ladder-match = match
    .about = Let two engines play so many pairs of games, and see which one is better
ladder-follow = follow
    .about = For those who manage the server: news of the ladder in a channel, and each day’s digest
ladder-unfollow = unfollow
    .about = For those who manage the server: no more news of the ladder
ladder-season = season
    .about = How a season ended; this one’s beginning otherwise
option-ladder-page = page
    .about = Which part of a long list
option-ladder-first = first
    .about = One engine
option-ladder-second = second
    .about = The other
option-ladder-pairs = pairs
    .about = How many pairs of games, each from one opening with colours reversed
option-ladder-hour = hour
    .about = When the digest comes, by the server’s clock: that of whoever asks
option-ladder-live = live
    .about = Whether to show the board of a game that goes on there
option-ladder-number = number
    .about = The game’s number
option-ladder-channel = channel
    .about = Where the news goes
option-ladder-season = number
    .about = Which season

ladder-heading = **{ $variant }: the engine ladder**
ladder-season-of = Season { $season }, since { $date }
ladder-page = Page { $page } of { $pages }
ladder-empty = No engine has played { $variant } yet. `/engine submit` enters one.
ladder-line = { $place }. **{ $name }** { $rating }, { $games ->
        [0] no games yet
        [one] { $games } game, { $score } % scored, { $draws } % drawn
       *[other] { $games } games, { $score } % scored, { $draws } % drawn
    }
ladder-line-by = , { $by }
ladder-line-over = ; { $percent } % sure to be stronger than the next
ladder-line-change = ; { $change } this week
ladder-line-new = ; new this week
ladder-next-page = More: `/ladder standings page:{ $page }`
ladder-alt = Standings of the engine ladder in { $variant }, page { $page }: { $lines }
ladder-alt-line = { $place }. { $name } { $rating }

# Within pictures: short, no markup.
ladder-sheet-title = { $variant }: the engine ladder
ladder-sheet-engine = Engine
ladder-sheet-rating = Rating
ladder-sheet-games = Games
ladder-sheet-score = Score
ladder-sheet-draws = Draws
ladder-sheet-sure = LOS
ladder-sheet-week = Week
ladder-sheet-points = Points
ladder-sheet-buchholz = Buchholz
ladder-sheet-berger = S-B
ladder-sheet-results = Results
ladder-sheet-cross = Who scored what against whom

ladder-cross-heading = **{ $variant }: who scored what against whom**
ladder-cross-line = { $first } – { $second }: { $points } of { $games }
ladder-cross-none = No two engines have met yet.
ladder-cross-alt = Cross-table of { $count } engines; the numbers stand in the text form of the command.

ladder-engine-none = { $name } has played no game of { $variant } yet.
ladder-engine-numbers = { $wins } won, { $draws } drawn, { $losses } lost; { $score } % scored.
ladder-engine-games = Last games: { $games }
ladder-engine-against = Against { $name }: { $points } of { $games }
ladder-engine-alt = The rating of { $name } after each pair of games, with the interval that holds it at 95 %; now { $rating } ± { $deviation }.

ladder-game-none = There is no game { $number } on the ladder.
ladder-game-heading = **Game { $number }**: { $white } – { $black }, { $result }
ladder-game-way =
    { $way ->
        [ladder] on the ladder
        [match] in a match
        [tournament] in a tournament
       *[check] at a check
    }
ladder-game-place = { $variant }, { $control }, { $way }
ladder-game-fault = { $name } lost by { $fault }: { $detail }
ladder-game-move = Move { $ply } of { $plies }: { $written }
ladder-game-start = Before the first move of { $plies }
ladder-game-score = { $name } says { $score }

ladder-match-begun = Match { $number }: { $first } and { $second } play { $pairs ->
        [one] one pair of games
       *[other] { $pairs } pairs of games
    }. The result follows here.
ladder-match-same = An engine cannot play itself: choose two.
ladder-match-apart = { $first } and { $second } have no game in common.
ladder-match-idle = { $name } does not play now: { $state }.
ladder-match-quota = You can ask for { $quota } pairs of games a day, and have { $left } left.
ladder-match-pairs-most = A match has between 1 and { $most } pairs of games.
ladder-match-over = **Match { $number }** is over: { $first } { $points } : { $others } { $second }
ladder-match-pairs = { $pairs ->
        [one] One pair
       *[other] { $pairs } pairs
    }: { $won } won, { $even } level, { $lost } lost for { $first }.
ladder-match-verdict =
    { $verdict ->
        [better] The test says: { $first } is the stronger one.
        [notbetter] The test says: { $first } is not the stronger one.
        [cancelled] It was called off.
       *[undecided] Too few games to say which one is stronger.
    }

ladder-follow-managers = Only those who manage this server choose where its news goes.
ladder-follow-here = A ladder is followed in a channel of a server; use the command there.
ladder-followed = { $channel } follows the ladder in { $variant } from now on, with a digest each day at { $hour } ({ $zone }).
ladder-followed-live = The board of a game that goes on is shown there, too.
ladder-unfollowed = The ladder in { $variant } is not followed here any more.
ladder-not-followed = The ladder in { $variant } is not followed here.

# News, in the channel that follows.
news-entered = 🆕 **{ $name }** { $by } has come onto the ladder in { $variant }.
news-overtaken = 📈 **{ $name }** takes the lead in { $variant } from { $other }.
news-upset = ⚡ **{ $name }** ({ $rating }) beats { $other } ({ $others }) in game { $game }.
news-quarantined = { $name } has crashed in two pairs of games and plays no more in { $variant }.
news-season = 🏆 Season { $season } in { $variant } is over: **{ $name }** wins it.
news-tournament = 🏆 **{ $name }** wins the tournament { $tournament }.
digest-heading = **The engine ladder in { $variant }, { $date }**
digest-games =
    { $games ->
        [0] No games since yesterday.
        [one] One game since yesterday.
       *[other] { $games } games since yesterday.
    }
digest-news = What happened:

# Under the board of a game that goes on.
live-heading = **{ $white } – { $black }**, game { $number } of the pair; { $variant }, { $control }
live-clock = { $side }: { $told }
live-score = says { $score }
live-over = Over: { $result }, { $how }

score-mate = mate in { $moves }
score-mated = mated in { $moves }
option-help-about = about
    .about = About what: playing, or the engines that play each other
choice-help-playing = Playing
choice-help-engines = Engines, ladder, tournaments
help-engines =
    {"**"}Engines** are programs that play each other here day and night. Each game has its ladder.
    {"**"}Look:** `/ladder standings` shows who stands where and how surely, `/ladder crosstable` who scored what against whom, `/ladder engine` the curve of a rating, `/ladder game` a game move by move, as a moving picture and as a record. `/engine list` and `/engine show` say whose they are.
    {"**"}Enter yours:** `/engine submit` takes one Linux program (x86-64) that speaks UCI and names the game among its `UCI_Variant`s. It runs in a jail, where it can compute and talk and nothing else; first it is checked, and the report comes to you. `/engine update` sends a new version, which starts from the old one’s rating. `/engine log` tells what went wrong, `/engine retire` takes it off.
    {"**"}Compare:** `/ladder match` lets two engines play and says which one is the stronger. `/tournament create` makes a tournament, of chosen engines or open to entries (`/tournament join`).
    {"**"}Follow:** those who manage a server choose a channel with `/ladder follow`: it hears what happens, sees the board of a game that goes on, and gets a digest each day.

ladder-sheet-season = Season { $season }
ladder-sheet-house = the house
ladder-sheet-empty = No games yet
ladder-season-none = There is no such season of { $variant }.
ladder-season-heading = **{ $variant }: season { $season }**, { $from } – { $to }
ladder-season-open = **{ $variant }: season { $season }**, since { $from }
ladder-season-running = It goes on: `/ladder standings` shows how it stands.
ladder-season-line = { $place }. **{ $name }** { $rating } ± { $deviation }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
button-film = Moving picture
button-record = Record
