help =
    {"**"}Starchess** is chess on a six-pointed star of 37 numbered cells; **classical chess** and **Chess-100**, on 10×10 squares with prince and princess, are played here, too. `/rules` shows how.

    {"**"}Start:** `/play` and choose somebody and, as `variant`, the game (or right-click a person → Apps → { command-play-menu }). Once they accept, the game gets a thread. Without a server, use `/play` in a direct message to me.
    {"**"}Set up (Starchess):** in turn, each side places five men on its back rank: `K@4` puts the king on 4.
    {"**"}Move:** pick a man and then where it goes from the menus under the newest board; or `/move`, which lists what is legal; or press “Type a move”; or just write `18-19`, `e2-e4` or `Nf3` in a direct message to me, or with a mention of me (`@me 18-19`). Spellings such as `18 19`, `n11-19` and `26-27=N` are fine.
    {"**"}Look:** `/board` shows any move of a game, only to you unless you say `public`. “Board as text” lists the men by square. `/style` keeps your colours and which side is at the bottom.
    {"**"}Games:** `/games` lists yours with whose move it is. `/export` gives a game’s record as a file.
    {"**"}End:** `/draw` offers a draw, `/resign` gives up (it asks once), `/abort` calls a game off until both sides have moved. Mate, stalemate, the third repetition, fifty moves and dead positions end a game by themselves.
    {"**"}Records:** `/gif` makes a moving picture of a game. `/profile` and `/top` show ratings. `/data` gives you all that I keep about you, or removes it.
    {"**"}People:** `/block` keeps somebody’s challenges away from you, `/unblock` lets them in again.
