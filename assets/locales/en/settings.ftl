# A player's settings, and their time zone.

settings-title = **Your settings**
settings-title-changed = Done. **Your settings** now:
settings-look =
    Boards: theme “{ theme }”, at the bottom: { $orientation ->
        [white] White.
        [black] Black.
       *[own] your own side.
    }
settings-input =
    Moves: { $input ->
        [menus] you enter them by menus.
        [text] you type them; boards for you alone carry no menus.
       *[both] you enter them by menus or by typing.
    } { $confirm ->
        [yes] You are asked before one is made.
       *[no] They are made at once.
    }
settings-notation =
    Written for you: { $notation ->
        [numbers] with squares alone, `11-19` or `g1-f3`.
        [words] in words, `knight from g1 to f3`.
       *[letters] with the man’s letter, `N11-19` or `Nf3`.
    }
settings-language =
    Language: { $language }{ $chosen ->
        [yes] .
       *[no] , as your Discord has it.
    }
settings-reminders =
    Reminders: { $hours ->
        [none] none.
       *[other] with { $hours } left.
    }
settings-digest =
    Daily list of the games that wait for you: { $hour ->
        [none] none.
       *[other] at { $hour }.
    }
settings-zone = Time zone: { $zone }, where it is { $time } now.
settings-no-zone = Time zone: none set, so UTC, where it is { $time } now. `/{ command-timezone }` sets yours.

zone-set = Your time zone is { $zone }: it is { $time } there now. Your daily list comes by it, and weekends in games that begin from now on.
zone-unknown = I know no time zone “{ $typed }”. Type a city such as `Warsaw`, or the time that it is with you now, such as `14:30`, and choose from the list.
zone-choice = { $zone }, now { $time }

# A line of the help.
help-settings = {"**"}Your way:** `/{ command-settings }` keeps reminders, language and how moves are entered and written; `/{ command-timezone }` your time zone. `/{ command-seek }` looks for an opponent. Moderators: `/{ command-server }`.

command-settings = settings
    .about = Your settings: boards, moves, language, reminders; shows them all
command-timezone = timezone
    .about = Your time zone, for reminders, the daily list and weekends
option-input = input
    .about = How you enter moves
option-notation = notation
    .about = How moves are written for you
option-language = language
    .about = The language in which I write to you
option-remind-24 = remind-24
    .about = Whether you are reminded with 24 hours left
option-remind-8 = remind-8
    .about = Whether you are reminded with 8 hours left
option-remind-1 = remind-1
    .about = Whether you are reminded with one hour left
option-digest = digest
    .about = The hour of a daily list of the games that wait for you
option-confirm = confirm
    .about = Whether you are asked before a move is made
option-zone = zone
    .about = A city, or the time that it is with you now, such as 14:30

choice-input-both = Menus and typing
choice-input-menus = Menus
choice-input-text = Typing
choice-notation-letters = Letters: N11-19, Nf3
choice-notation-numbers = Squares: 11-19, g1-f3
choice-notation-words = Words: knight from g1 to f3
choice-language-chat = As Discord has it
choice-digest-none = No list

settings-puzzles =
    Puzzles: { $goal ->
        [yes] you are told what they ask for
       *[no] you are not told what they ask for
    }; your finished games { $mining ->
        [yes] may be searched for new ones.
       *[no] are not searched for new ones.
    }

option-puzzle-goal = goal
    .about = Whether puzzles say what to reach, such as mate in three
option-mining = mining
    .about = Whether your finished games may be searched for puzzles; both players must agree
