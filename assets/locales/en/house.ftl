# The bot as an opponent.

house-name = Starmate (level { $level })
house-taken-up = I take that up, at level { $level }. The board comes in a moment.
house-level-is-mine = A level is for games against me: choose me as your opponent, or leave it out.
house-thinks =
    { $count ->
        [0] I am thinking.
        [one] I think about { $count } other game first.
       *[other] I think about { $count } other games first.
    }
hint = In your place I would play `{ $move }`.
hint-only-with-the-house = Hints are for games against me; between people everybody thinks alone. Challenge me with `/{ command-play }`.
rated-against-house = Games against the house are never rated; play a casual one.

command-hint = hint
    .about = A good move in your game against the bot
option-level = level
    .about = How strong the bot plays if it is your opponent, 1 to 10
