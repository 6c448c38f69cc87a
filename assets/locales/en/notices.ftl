# Messages for a channel besides boards.

challenge =
    { $opponent }, { $challenger } challenges you to { variant-game }. { $colour ->
        [white] { $challenger } would play White.
        [black] { $challenger } would play Black.
       *[random] Colours are left to chance.
    }
challenge-open = { $challenger } challenges { $opponent } to { variant-game }.
challenge-accepted = { $opponent } took up { $challenger }’s challenge: game { $game }.
challenge-accepted-before = { $opponent } took up { $challenger }’s challenge.
challenge-declined = { $opponent } declined { $challenger }’s challenge. Maybe another time.
challenge-withdrawn = { $challenger } withdrew the challenge to { $opponent }.

draw-offer = { $opponent }, { $by } offers a draw. You can accept, or play on; any move turns it down, too.
draw-offer-declined = { $by } plays on: { $offerer }’s draw offer is turned down.
draw-offer-off = The draw offer is off, for a move was made.

moved-no-threads = I may not open a thread here, so the game stays in this channel. With the permissions “Create Public Threads” and “Send Messages in Threads” the next one gets a thread of its own.
moved-deleted = The place of this game was deleted; the game goes on here.
moved-locked = The thread of this game is locked; the game goes on here.
moved-forbidden = I may no longer write where this game was (I need “View Channel”, “Send Messages”, “Attach Files” and, in threads, “Send Messages in Threads”); the game goes on here.
moved-removed = I was removed from the server of this game; the game goes on here.
moved-reopened = I can write here again; the game goes on here.
moved-asked = The game goes on here.

over = The game is over.
# { $told } is those spoken to with a colon after them, or nothing.
over-notice =
    { $heading }
    { $ended }
    { $told }`/export game:{ $game }` gives its record; `/play` starts another.
