# Prepared answers ("conditional moves"): a player's own, and for nobody else to see.

command-if = if
    .about = Prepare answers to moves of your opponent: they are played at once, and only you see them
option-moves = moves
    .about = Their move, your answer, and so on: e7-e5 Nf3 or 20-19 N11-19; another line after a semicolon
option-remove = remove
    .about = The number of a line to take out; 0 takes all of them out

# Lines are read back from the messages that show them: the moves stay in backticks, in this order.
if-pair =
    { $first ->
        [yes] If
       *[no] if
    } `{ $asked }`, then `{ $answer }`
if-list =
    In game { $game } against { $opponent } { $count ->
        [one] one line is prepared
       *[other] { $count } lines are prepared
    }. Only you can see this.
    { $lines }
    If your opponent plays so, you answer at once. Any other move of theirs ends what is prepared.
if-nothing =
    Nothing is prepared in game { $game } against { $opponent }. Pick moves with the button, or write them: { $variant ->
        [starchess] `/if moves:20-19 N11-19; 20-21 18-19` answers 20-19 with N11-19 and 20-21 with 18-19.
        [chess] `/if moves:e7-e5 Nf3; c7-c5 c2-c3` answers e7-e5 with Nf3 and c7-c5 with c2-c3.
       *[chess100] `/if moves:e9-e7 Nb1-c3; d9-d6 d2-d5` answers e9-e7 with Nb1-c3 and d9-d6 with d2-d5.
    }
if-preview =
    Is this what you want to prepare in game { $game } against { $opponent }?
    { $lines }
    Each answer is played at once when its move is made. Nothing is prepared before you confirm it{ $before ->
        [0] .
        [one] ; the line that stands already stays.
       *[other] ; the { $before } lines that stand already stay.
    }

if-pick-first = Which move of { $opponent } do you want to answer?
if-pick-next = { $line } Which move of { $opponent } do you want to answer after that?
if-pick-answer = What do you answer to `{ $asked }`?
if-button-pick = Pick moves
if-button-keep = Prepare this
if-button-go-on = And after that?
if-button-clear = Take all out
if-menu-remove = Take lines out
if-menu-asked = Their move
if-menu-answer = Your answer

if-no-moves = Name your opponent's move and your answer, such as `{ answer-example }`.
# A move and the answer to it, as they are typed.
answer-example =
    { $variant ->
        [starchess] 20-19 N11-19
        [chess] e7-e5 Nf3
       *[chess100] e9-e7 Nb1-c3
    }
if-too-much = That is too much for one message. Prepare it in parts: what you confirm is added to what stands.
if-no-such-line =
    There is no line of that number: { $count ->
        [0] nothing is prepared.
        [one] there is one line, number 1.
       *[other] the lines are numbered 1 to { $count }.
    }
if-ends-there = `{ $asked }` would end the game: there is nothing to answer.
if-ambiguous = `{ $text }` can mean two moves. Write { $ways }.
if-error-move = Line { $line }, `{ $text }`: { $why }
if-error-over = Line { $line }, `{ $text }`: the game would be over before that move ({ status }).
if-error-no-answer = Line { $line }: an answer to `{ $asked }` is missing. Your opponent's move comes first, then yours.
if-error-two-answers = Line { $line }: `{ $asked }` is answered with `{ $first }` already, so it cannot be answered with `{ $second }` too. Take the other line out first; `/if` shows it.
if-error-deep = Line { $line } has more than { $most } moves. End it there; when it has been played so far, you can go on.
if-error-large = There would be more than { $most } answers. Take some out first; `/if` shows them.
