# Puzzles. { $number } comes as text, so that it has no separators.

command-puzzle = puzzle
    .about = A puzzle for you alone, or how you do in them
command-solve = solve
    .about = Answer the puzzle that you are at: one move, or the whole line
option-theme-of = theme
    .about = What the puzzle is about
option-difficulty = difficulty
    .about = How hard it is; near to your rating if you do not say
option-stats = stats
    .about = Your rating, streak and themes instead of a puzzle
option-answer-line = answer
    .about = As 18-19, or 18-19 11-20; with the opponent’s replies or without

button-puzzle-answer = Answer
button-puzzle-open = Open for me alone
button-puzzle-share = Share
button-puzzle-hint = Hint
button-puzzle-give-up = Give up
button-puzzle-give-up-yes = Show the solution
button-puzzle-back = Back
button-puzzle-flaw = Report a flaw
button-puzzle-another = Another one

puzzle-form-title = Your answer
puzzle-form-day = Daily puzzle #{ $number }
puzzle-form-field = One move, or the whole line
puzzle-form-hint = { $example }
puzzle-flaw-title = A flaw in this puzzle
puzzle-flaw-field = What is wrong?
puzzle-flaw-hint = A second solution, a move that is refused, …
puzzle-flaw-kept = Thank you: what you say about puzzle `{ $id }` is kept for those who look after the puzzles.

puzzle-side = { side }
puzzle-caption = { to-move }
puzzle-tier =
    { $tier ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
puzzle-title = **Puzzle `{ $id }`** · { variant-name } · { puzzle-tier }
puzzle-title-day = **Daily puzzle #{ $number }** · { variant-name } · { puzzle-tier }
puzzle-task = { side } to move: find the best line.
puzzle-task-win = { side } to move and win.
puzzle-task-mate =
    { side } to move and mate in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
puzzle-published = Composed by { $author }.
puzzle-help = Press “{ button-puzzle-answer }” or use `/{ command-solve }`: one move, or the whole line at once. Only you see this. A wrong move or a hint ends the first try, which is the one that is rated.
puzzle-found = Found so far: { $line }

puzzle-right = `{ $move }` is right; the answer is `{ $reply }`.
puzzle-last-right =
    `{ $move }` is right.{ $alternative ->
        [yes] {" "}It is as good as the move in the book.
       *[no] {""}
    }
puzzle-wrong = `{ $move }` is not it.
puzzle-other-reply = The opponent does not answer `{ $move }`; what you wrote after that was not looked at.
puzzle-unread = Then I lost the thread: { $why }
puzzle-first-over = That was the first try; look on, it can still be solved.
puzzle-hint-costs = With a hint it does not count as solved at the first try.
puzzle-hint-man = Hint: the { man } on { $square } moves.
puzzle-hint-placed = Hint: the { man } is placed.
puzzle-hint-target = Hint: to { $square }.
puzzle-give-up = Shall I show the solution? Then it counts as not solved.
puzzle-ended =
    { $how ->
        [first] **Solved at the first try!**
        [hint] **Solved**, with a hint.
        [later] **Solved**, though not at the first try.
       *[shown] Not solved; step through the solution with the buttons.
    }
puzzle-solution = Solution: { $line }
puzzle-theme-unknown = There is no theme “{ $theme }”. Choose one from the list that opens while you type, or leave it out.
puzzle-themes = Themes: { $themes }
puzzle-rated =
    The puzzle’s own rating: { $rating }, after { $tries ->
        [one] one first try
       *[other] { $tries } first tries
    }.
puzzle-rating = Your puzzle rating: { $rating } ({ $change }).
puzzle-streak =
    Daily puzzles in a row: **{ $length }**.{ $freezes ->
        [0] {""}
        [one] {" "}One freeze in hand: a missed day would not end it.
       *[other] {" "}{ $freezes } freezes in hand: so many missed days would not end it.
    }
puzzle-gone = This puzzle is not there any more; `/{ command-puzzle }` gives another.
puzzle-none-in-hand = You are not at a puzzle. `/{ command-puzzle }` gives you one, and the buttons under a daily puzzle open that.
puzzle-none-left =
    { $chosen ->
        [yes] There is no puzzle of { variant-name } left with that theme and difficulty that you have not tried. Ask for another kind.
       *[no] You have tried every puzzle of { variant-name } that there is. New ones come with the daily puzzles.
    }

puzzle-theme =
    { $theme ->
        [mate-in-1] mate in one
        [mate-in-2] mate in two
        [mate-in-3] mate in three
        [mate-in-4] mate in four
        [mate-in-5] mate in five
        [mate-in-6] mate in six
        [fork] fork
        [pin] pin
        [skewer] skewer
        [discovered-check] discovered check
        [discovered-attack] discovered attack
        [double-check] double check
        [sacrifice] sacrifice
        [quiet] quiet move
        [promotion] promotion
        [underpromotion] underpromotion
        [back-rank] back-rank mate
        [smothered] smothered mate
        [en-passant] en passant
        [castling] castling
        [setup-trap] setup trap
        [limping-pawn] limping pawn
        [dead-pawn] dead pawn
        [mummy-pawn] mummy
        [king-taken] king taken
        [prince-taken] prince taken
        [queen-restored] queen brought back
        [prince] prince
        [princess] princess
        [endgame] endgame
       *[other] { $theme }
    }

puzzle-stats-title = **{ $name }** · puzzles of { variant-name }
puzzle-stats-none = No puzzle tried yet. `/{ command-puzzle }` gives you one.
puzzle-stats-rating = Rating **{ $rating }** ± { $deviation }.
puzzle-stats-tries =
    { $tries ->
        [one] One puzzle tried
       *[other] { $tries } puzzles tried
    }, { $first } solved at the first try, { $solved } in the end.
puzzle-stats-streak =
    Daily puzzles in a row: { $current } now, { $best } at best{ $freezes ->
        [0] {""}
        [one] , one freeze in hand
       *[other] , { $freezes } freezes in hand
    }.
puzzle-stats-themes = Solved at the first try, by theme: { $themes }.
puzzle-stats-alt = Picture of { $name }’s puzzles: the curve of the rating and the themes. All its numbers stand in the text.
puzzle-sheet-tries = { $first } of { $tries } solved at the first try
puzzle-sheet-empty = No puzzle tried yet

# A line of the help.
help-puzzles = {"**"}Puzzles:** `/puzzle`, `/solve`, and one a day: `/daily`.
