# Playing a game again with colours reversed.

command-rematch = rematch
    .about = Ask for another game on the same terms with colours reversed, or take up such a challenge
button-rematch = Rematch

rematch-of = This is the rematch of game { $game }, with colours reversed.
rematch-asked = { $opponent } is asked in { $place } for a rematch of game { $game }: the same terms, colours reversed. You can withdraw that until they accept.
rematch-asked-dm = { $opponent } is asked by direct message for a rematch of game { $game }: the same terms, colours reversed. You can withdraw that until they accept.
rematch-begins = The rematch of game { $of } begins: game { $game }.
rematch-none = You have no finished game to play again. `/play` starts a game.
game-goes-on = This game still goes on; ask for a rematch when it is over.
played-again = This game has had its rematch: game { $game }. When that one is over, it can have one, too.
