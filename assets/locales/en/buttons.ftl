# Labels of buttons and menus: at most 80 characters, and short.

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-type = Type a move
button-draw = Draw
button-resign = Resign
button-text = Board as text
button-view = Flip view
button-resign-yes = Yes, I resign
button-draw-offer = Offer a draw
button-never = Never mind
button-draw-yes = Accept the draw
button-draw-no = Play on
button-first = « First
button-back = ‹ Back
button-forward = Next ›
button-last = Last »
button-flip = Flip
button-restore = Bring back the queen

# The form for a typed move: its title has at most 45 characters.
form-title = Your move
form-field = Move
form-hint =
    { $variant ->
        [starchess] 18-19, N11x19 or 26-27=N
        [chess] e2-e4, Nf3 or e7-e8=Q
       *[chess100] d2-d5, Prg1-e1 or a9-a10=Q
    }
form-setup-hint = K@4, or n 11

menu-men = Move: pick a man
menu-hand = Setup: pick a man from your hand
menu-rules = Pick a game
menu-pages = Pick a page
menu-targets = { man-name } on { $square }: where to?
# Two menus where one has no room for all: at most 25.
menu-targets-straight = From { $square } in a straight line: where to?
menu-targets-diagonal = From { $square } on a diagonal: where to?
menu-free = { man-name }: on which cell?
menu-man = { man-name } on { $square }
menu-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
menu-target =
    { $taken ->
        [none] { $square }
       *[other] { $square }, takes the { taken }
    }
button-game = Game { $game }, against { $opponent }
button-reading = { man-name }: { $written }
