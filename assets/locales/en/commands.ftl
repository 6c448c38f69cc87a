# Commands: a name of 1–32 lower-case letters, digits, - and _, and what it does in at most 100 characters. The English
# names are those that the program knows them by.

command-play = play
    .about = Challenge somebody to a game
# In the menu of a person.
command-play-menu = Challenge to a game
command-move = move
    .about = Make a move, or place a man during the setup
command-board = board
    .about = Look at a board, now or at an earlier move
command-games = games
    .about = Your games: whose move it is, and where they are played
command-resign = resign
    .about = Give a game up (you are asked once)
command-draw = draw
    .about = Offer a draw, or answer one that was offered to you
command-abort = abort
    .about = Call a game off before both sides have moved, or after sixty days of silence without a clock
command-export = export
    .about = The record of a game as a file
command-style = style
    .about = How boards look to you: colours, and which side is at the bottom
command-rules = rules
    .about = The rules of Starchess, chess and Chess-100, with pictures
command-help = help
    .about = How to play here
command-block = block
    .about = Keep somebody's challenges away from you
command-unblock = unblock
    .about = Let somebody challenge you again

option-opponent = opponent
    .about = Whom you want to play
option-colour = colour
    .about = Your colour; left to chance if you do not say
option-text = text
    .about = The move, as 18-19, K@4, e2-e4 or Nf3; the list shows what is legal
option-game = game
    .about = Which game, if you have several
option-ply = ply
    .about = After how many moves, placements included; 0 is the start
option-public = public
    .about = Show it to everybody here, not only to you
option-flip = flip
    .about = From the other side
option-theme = theme
    .about = The colours of the board
option-orientation = orientation
    .about = Which side is at the bottom
option-page = page
    .about = Which part of the rules
option-user = user
    .about = Whom

choice-random = Left to chance
choice-own = My own side
choice-white = White
choice-black = Black

theme =
    { $theme ->
        [wood] wood
        [paper] paper
        [forest] forest
        [midnight] midnight
        [clear] clear
       *[other] { $theme }
    }
theme-title =
    { $theme ->
        [wood] wood (browns on a wooden table)
        [paper] paper (near white, for light pages and print)
        [forest] forest (greens)
        [midnight] midnight (dark blue-grey, for dark pages)
        [clear] clear (strong contrast, safe for the colour-blind)
       *[other] { $theme }
    }
