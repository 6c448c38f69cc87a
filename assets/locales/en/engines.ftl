# Engines: those who submit them, what comes of it.

command-engine = engine
    .about = Chess programs of yours and others: submit one, look at them, change yours
engine-submit = submit
    .about = Enter a program of yours (a Linux binary that speaks UCI); it is checked, then it plays
engine-list = list
    .about = The engines that are entered
engine-show = show
    .about = All about an engine
engine-log = log
    .about = The check of an engine of yours, and what it has lost by
engine-update = update
    .about = Send a new version of an engine of yours, or change what is said of it
engine-retire = retire
    .about = Take an engine of yours off the ladder; its games stay
engine-return = return
    .about = Bring a retired or quarantined engine of yours back; it is checked again
engine-rename = rename
    .about = Give an engine of yours another name
engine-withdraw = withdraw
    .about = For those in charge: take an engine off the ladder for good
engine-ban = ban
    .about = For those in charge: somebody may enter no engines, and theirs play no more
engine-unban = unban
    .about = For those in charge: somebody may enter engines again
option-engine-file = file
    .about = The program: one Linux binary that needs no other files, or the same packed as .zst
option-engine-name = name
    .about = What it is called on the ladder
option-version-file = file
    .about = The new version; it starts from the old one’s rating, which retires once this one has passed
option-version-name = name
    .about = What the new version is called; the old name with a number otherwise
option-engine-variant = variant
    .about = Which game it plays, or all that it says it plays
option-engine-previous = previous
    .about = The engine of yours whose newer version it is
option-engine-description = description
    .about = A few words about it
option-engine-country = country
    .about = Two letters, such as HU
option-which-engine = engine
    .about = Which engine
option-engine-reason = reason
    .about = Why; it is told to the owner
option-engine-owner = user
    .about = Whose engines
choice-every-variant = All that it says it plays

engine-none-named = No engine is called { $name }. `/engine list` names them all.
engine-not-yours = { $name } is not yours: only its owner may do that, or those who manage the server in which it was entered.
engine-house-own = { $name } is the house’s own and stays as it is.
engine-operators-only = Only those who run this bot may do that.
engine-nothing-to-change = Say what changes: a new `file`, a `description` or a `country`.

# A file that was attached.
engine-file-elsewhere = That file is not kept by Discord, so it is not fetched. Attach the program itself to the command.
engine-file-too-large = The file is larger than { $limit }. Take the symbols out (`strip`), or pack it with `zstd` and send the `.zst`.
engine-file-lost = The file did not arrive whole; please send it again.
engine-ladder-off = No ladder runs here: whoever runs this bot has switched it off.

engine-taken = **{ $name }** has arrived ({ $size }). It is now checked in the jail: whether it starts, what it plays, and a pair of games against the weakest engine of the house. The report follows here, or by direct message.
engine-passed = **{ $name }** has passed its check and plays on the ladder now: { $variants }.
engine-failed = **{ $name }** did not pass its check: { $why }
engine-trial = { $variant }: { $fault } ({ $detail })
engine-untried = It could not be tried, through no fault of its own: { $why }
engine-check-try = The same check runs at home: `starmate ladder check FILE`. Send a better one with `/engine submit`.
engine-last-words = What it said last:
engine-no-words = It had said nothing.

engine-fault =
    { $kind ->
        [illegal-move] an illegal move
        [time] running out of time
        [stall] not answering
        [crash] a crash
        [protocol] breaking the protocol
        [memory] wanting too much memory
       *[other] { $kind }
    }
engine-faulted = **{ $name }** lost game { $game } against { $opponent } by { $fault }: { $detail }
engine-faulted-once = Losses of this kind are told once; `/engine log` has them all.
engine-quarantined = **{ $name }** has crashed in two pairs of games and plays no more. Its last crash was in game { $game }: { $detail }
engine-quarantined-next = Mend it and send the new version with `/engine update`: it starts from the old one’s rating.
engine-withdrawn = **{ $name }** was taken off the ladder by those who run it.
engine-reason = Their reason: { $reason }

engine-list-heading =
    { $count ->
        [one] **{ $count } engine**
       *[other] **{ $count } engines**
    }
engine-list-page = Page { $page } of { $pages }
engine-list-none = No engine is entered. `/engine submit` enters yours.
engine-line = **{ $name }**, { $by }: { $variants }; { $state }
engine-by = by { $author }
engine-by-house = of the house
engine-by-operator = entered by those who run this bot
engine-state =
    { $state ->
        [checking] being checked
        [active] plays
        [house] plays
        [refused] did not pass its check
        [quarantined] in quarantine after two crashes
        [retired] retired
       *[withdrawn] withdrawn
    }
engine-since = { $state } since { $date }
engine-newer-than = A newer version of { $name }.
engine-older-than = Newer version: { $name }.
engine-rated = { $variant }: **{ $rating }**, place { $place } of { $count }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
engine-unrated = { $variant }: no game yet
engine-title = 🏆 Winner of { $name }
engine-season-title = 🏆 Winner of season { $season }, { $variant }
engine-file = File: { $size }, SHA-256 `{ $hash }`
engine-house-strength = Played by this program’s own engine, which never changes: an anchor of the ladder.

engine-log-heading = **{ $name }**: { $state }
engine-log-report = Its check:
engine-log-faults =
    { $count ->
        [0] It has lost nothing by a fault.
        [one] It has lost one game by a fault:
       *[other] It has lost { $count } games by faults, the last ones first:
    }
engine-log-line = Game { $game } on { $date }: { $fault }: { $detail }

engine-retired = **{ $name }** has retired. Its games and its rating stay.
engine-retired-already = { $name } plays no more anyway: { $state }.
engine-returned = **{ $name }** is back and being checked; the report comes by direct message.
engine-renamed = { $old } is now called **{ $name }**.
engine-updated = **{ $name }** is described anew.
engine-withdrew = **{ $name }** is off the ladder for good, and its owner is told.
engine-banned = { $user } can enter no engines any more, and theirs are off the ladder.
engine-unbanned = { $user } can enter engines again. Those that were withdrawn stay so.

# Why an engine is not entered, or stays as it is.
engine-refused-length = A name has 2 to 32 characters; this one has { $length }.
engine-refused-character = A name has Latin letters, digits, single spaces and `. _ + -`; “{ $character }” is none of them.
engine-refused-edge = A name begins and ends with a letter or digit, and has single spaces.
engine-refused-house = Names that begin with “starmate” are the house’s own. Choose another.
engine-refused-country = A country is two letters of ISO 3166, such as HU.
engine-refused-text = At most { $most } characters can be said of an engine; these are { $found }.
engine-refused-taken = Another engine is called { $name } already. Choose another name.
engine-refused-theirs = Somebody else has entered this very file already: build your own.
engine-refused-again = You have entered this very file already, as { $name }.
engine-refused-no-ladder = There is no ladder of { $variant } here.
engine-refused-bomb = The file unpacks to more than { $limit }.
engine-refused-broken = The `.zst` cannot be unpacked: { $why }
engine-refused-program = { $why }
engine-refused-banned = No engines are taken from you here.
engine-refused-most = { $most ->
        [one] You have an engine on the ladders
       *[other] You have { $most } engines on the ladders
    }, and that is the most. `/engine retire` makes room.
engine-refused-state = { $name } cannot do that now: { $state }.
