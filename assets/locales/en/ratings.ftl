# Ratings, profiles, lists of the strongest.

# Under a challenge, and under a finished game: names with ratings behind them.
challenge-ratings = Ratings: { $players }.
rating-changes = Ratings: { $white }, { $black }.
# In the place of the name of somebody whose data was removed.
removed-player = removed player

profile-rated =
    Rating **{ $rating }** ± { $deviation }, after { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }.
profile-provisional = The question mark says that the rating is still uncertain; more rated games settle it.
profile-unrated = No rated game yet; everybody begins with { $rating }.
profile-highest = The highest so far: { $rating } on { $date }.
profile-curve = After each of the last rated games, the newest last: { $ratings }.
profile-side = { side }: { $wins } won, { $draws } drawn, { $losses } lost.
profile-winning = Games won in a row: { $now } now, { $most } at best.
profile-unbeaten = Games in a row without a loss: { $now } now, { $most } at best.
profile-last = The last games, the newest last: { $games }.
profile-empty = No finished game yet.
gained =
    { $gained ->
        [win] won
        [draw] drawn
       *[loss] lost
    }
date = { $year }-{ $month }-{ $day }
profile-alt = Picture of { $name }’s profile: the curve of the rating, results and streaks. All its numbers stand in the text.

# Within the picture: short, no markup.
sheet-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $rated } rated
sheet-provisional = provisional
sheet-letter =
    { $gained ->
        [win] W
        [draw] D
       *[loss] L
    }
sheet-streak = Current streak
sheet-longest = Most wins in a row
sheet-recent = Last games
sheet-empty = No rated games yet
sheet-side = { side }

top-server = **The strongest in this server**
top-all = **The strongest everywhere**
top-line =
    { $place }. { $name } **{ $rating }**, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
top-provisional = Provisional, and so without a place:
top-provisional-line =
    – { $name } { $rating }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
top-nobody-established = Nobody’s rating is certain enough for a place yet.
top-empty-server = Nobody has finished a rated game in this server yet. Challenge somebody to one with `/play`.
top-empty-all = Nobody has finished a rated game yet. Challenge somebody to one with `/play`.
top-own = Your rating: { $rating }.
top-own-none = You have no rating yet: finish a rated game.
top-here-only-in-servers = Here is no server, so this is the list of all.

command-profile = profile
    .about = Somebody's rating over time, results and streaks
command-top = top
    .about = The strongest players
option-whose = user
    .about = Whose; yours if you do not say
option-scope = scope
    .about = Among whom
choice-server = This server
choice-all = All servers
