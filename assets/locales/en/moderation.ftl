# What moderators do in the players' place.

command-moderate = moderate
    .about = For moderators: end a game in the players' place, or move it to another channel
moderate-end = end
    .about = End a game; its message says that a moderator did, and who
moderate-move = move
    .about = Move a game to another channel or thread of this server
option-result = result
    .about = How it ends
option-place = channel
    .about = Where it goes on
choice-annul = Without a result
choice-draw = A draw
choice-white-wins = White wins
choice-black-wins = Black wins

moderate-ended =
    You ended game { $game }:
    { $how }
moderate-moved = Game { $game } goes on in { $place }.
moderate-not-here = No game { $game } goes on in this server; `/watch` lists those that do.
moderate-not-in-dms = Games are moderated in the server that they are played in: use `/moderate` there.
moderate-wrong-kind = No game can be played in a channel of that kind: choose a text channel or a thread.
moderate-there-already = Game { $game } is played there already; choose another channel.

ended-moderator = A moderator, { $moderator }, ended the game.
moved-moderator = A moderator moved this game; it goes on here.
# In the place that it left.
moved-away = A moderator moved game { $game }: it goes on in { $place }.
