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

# The form for a typed move: its title has at most 45 characters.
form-title = Your move
form-field = Move
form-hint = 18-19, N11x19 or 26-27=N
form-setup-hint = K@4, or n 11

menu-men = Move: pick a man
menu-hand = Setup: pick a man from your hand
menu-pages = Pick a page
menu-targets = { man-name } on { $cell }: where to?
menu-free = { man-name }: on which cell?
menu-man = { man-name } on { $cell }
menu-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
menu-target =
    { $taken ->
        [none] { $cell }
       *[other] { $cell }, takes the { taken }
    }
button-game = Game { $game }, against { $opponent }
button-reading = { man-name }: { $written }
