# Challenges answered by command.

command-challenge = challenge
    .about = Answer a challenge, or take your own back
challenge-accept = accept
    .about = Take a challenge up: the game begins
challenge-decline = decline
    .about = Say no to a challenge
challenge-withdraw = withdraw
    .about = Take your own challenge back
option-number = number
    .about = Which challenge, if there are several

challenge-none-accept = No challenge waits for you here. `/play` challenges somebody, `/seek` anybody; an open challenge is taken up in the channel in which it stands.
challenge-none-decline = No challenge waits for your answer. One to anybody need not be declined, and your own is taken back with `/challenge withdraw`.
challenge-none-withdraw = You have no challenge that waits for an answer. `/challenge decline` says no to somebody else’s.
which-challenge = Several challenges fit: say which with the option `number`.
# In a list, a line each; { $other } is a name and { $control } the time, as 3 d a move.
challenge-line =
    { $challenge }: { $kind ->
        [from] from { $other }
        [to] to { $other }
        [seek] from { $other } to anybody
       *[own] your own to anybody
    }, { $control }
