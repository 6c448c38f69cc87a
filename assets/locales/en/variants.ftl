# The games that are played here.

# Within a sentence.
variant =
    { $variant ->
        [starchess] Starchess
        [chess] classical chess
       *[chess100] Chess-100
    }
variant-game =
    { $variant ->
        [starchess] a game of Starchess
        [chess] a game of classical chess
       *[chess100] a game of Chess-100
    }
# In menus, on buttons, in headings.
variant-name =
    { $variant ->
        [starchess] Starchess
        [chess] Classical chess
       *[chess100] Chess-100
    }

option-variant = variant
    .about = Which game: Starchess, classical chess or Chess-100
option-server-variant = variant
    .about = Which game is played unless something else is chosen
server-variant = Game unless something else is chosen: { variant }.
choice-reset-variant = The game: Starchess
