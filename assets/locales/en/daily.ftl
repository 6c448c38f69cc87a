# The puzzle of the day.

command-daily = daily
    .about = The puzzle of the day
command-daily-setup = setup
    .about = When and where this server has its daily puzzle (for those who manage it)
command-daily-me = me
    .about = A daily puzzle in your direct messages
command-daily-stop = stop
    .about = No daily puzzle any more
command-daily-archive = archive
    .about = The puzzles of past days, to be solved for their own sake
command-daily-table = table
    .about = Who solved how many this month
option-daily-channel = channel
    .about = Where it is posted
option-daily-hour = hour
    .about = From which hour on, 0 to 23
option-daily-zone = zone
    .about = Whose clock: a city, or the time that it is there
option-daily-variants = games
    .about = Which games, each with a puzzle of its own
option-daily-difficulty = difficulty
    .about = How hard: easy on Monday to hard on Sunday, or the same every day
option-daily-role = role
    .about = The role to be mentioned
option-daily-language = language
    .about = The language of the posts
option-daily-goal = goal
    .about = Whether it says what to reach, such as mate in three
option-daily-whose = whose
    .about = This server’s, or your own in direct messages
option-daily-month = month
    .about = Which month, as 2026-11

choice-series-weekly = Easy on Monday, hard on Sunday
choice-tier-easy = Easy
choice-tier-medium = Medium
choice-tier-hard = Hard
choice-variants-all = All three
choice-whose-server = This server’s
choice-whose-mine = Mine

daily-help = Press “{ button-puzzle-answer }”: one move, or the whole line at once. Only you see what you answer; the solution comes with the next puzzle.
daily-count =
    { $tried ->
        [0] Nobody has tried it yet.
        [one]
            { $solved ->
                [0] One has tried it so far.
               *[other] Solved by the one who has tried it.
            }
       *[other] Solved by { $solved } of { $tried } so far.
    }
daily-count-over =
    { $tried ->
        [0] Nobody tried it.
        [one]
            { $solved ->
                [0] One tried it.
               *[other] Solved by the one who tried it.
            }
       *[other] Solved by { $solved } of { $tried }.
    }
daily-reveal = Solution of daily puzzle #{ $number } ({ variant-name }): { $line }
daily-reveal-alt = Moving picture of the solution of daily puzzle #{ $number }, hidden until it is opened.
daily-share-first = There is something to share once you have solved it on its day.
daily-share = Starmate daily #{ $number } · { variant-name }: { $squares }
daily-share-streak = { $length } in a row
daily-share-copy = To be copied; it gives nothing away:

daily-archive = **Daily puzzles of past days.** They count for your rating at the first try, but not for the streak.
daily-archive-pick = Pick a puzzle
daily-archive-empty =
    { $server ->
        [yes] This server has had no daily puzzle yet. Those who manage it begin with `/{ command-daily } { command-daily-setup }`.
       *[no] You have had no daily puzzle here yet. Begin with `/{ command-daily } { command-daily-me }`.
    }
daily-archive-line = #{ $number } · { $date }
daily-archive-about =
    { variant-name }, { puzzle-tier }, { $state ->
        [new] not tried yet
        [open] begun
        [solved] solved
       *[shown] not solved
    }

daily-table =
    {"**"}Daily puzzles { $month }** · { variant-name } · { $days ->
        [one] one puzzle
       *[other] { $days } puzzles
    }
daily-table-line = { $place }. { $name } **{ $solved }**, { $first } of them at the first try
daily-table-empty = Nobody has solved one in time yet.
daily-month-unknown = I understand a month as `2026-11`.

daily-set-server = **The daily puzzle** is posted in { $channel } from { $hour } on (`{ $zone }`).
daily-set-me = **Your daily puzzle** comes to your direct messages from { $hour } on (`{ $zone }`).
daily-set-puzzles =
    Puzzles of { $variants }, { $series ->
        [weekly] easy on Monday and harder towards Sunday.
        [easy] easy every day.
        [medium] of medium difficulty every day.
       *[hard] hard every day.
    }
daily-set-goal =
    { $goal ->
        [yes] It is told what is to be reached, such as mate in three.
       *[no] It is not told what is to be reached.
    }
daily-set-role = { $role } is mentioned.
daily-set-language = The posts are in { $language }.
daily-set-next = The next one comes { $time }.
daily-set-lost = **The channel of the daily puzzle is gone.** Name another: `/{ command-daily } { command-daily-setup } { option-daily-channel }:`.
daily-not-set =
    { $server ->
        [yes] This server has no daily puzzle. Name a channel to begin: `/{ command-daily } { command-daily-setup } { option-daily-channel }:`.
       *[no] You have no daily puzzle of your own. `/{ command-daily } { command-daily-me }` begins it.
    }
daily-managers-only = Only those who manage this server set its daily puzzle. For one of your own, use `/{ command-daily } { command-daily-me }`.
daily-only-in-servers = That is for servers. Here, in direct messages, `/{ command-daily } { command-daily-me }` gives you a puzzle of your own each day.
daily-dms-closed = I cannot write to you: allow direct messages from members of this server, then ask again.
daily-stopped =
    { $server ->
        [yes] This server has no daily puzzle any more. The past ones stay in `/{ command-daily } { command-daily-archive }`.
       *[no] You get no daily puzzle any more.
    }
