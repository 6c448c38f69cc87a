# Private notes on games.

command-note = note
    .about = Your own note on a game, kept with it; only you see it
option-note = text
    .about = The note; without it a form opens with the note as it is

note-title = Note on game { $game }
note-field = Only you see this
note-hint = Plans, threats, what you have worked out. An empty field takes the note away.
note-kept =
    Your note on game { $game }; only you see it:
    { $text }
note-gone = You have no note on game { $game } now.
note-too-long = A note has at most { $most } characters; this one has { $found }. Shorten it.
