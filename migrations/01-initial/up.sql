-- Words that later versions will add to are not checked here: SQLite cannot change a check of a table.
-- Users, servers, channels, messages and events carry Discord's numbers. Times are milliseconds since 1970 UTC.

CREATE TABLE players (
    id           INTEGER PRIMARY KEY,
    name         TEXT,                                   -- as last seen
    theme        TEXT,                                   -- NULL: the default
    orientation  TEXT NOT NULL DEFAULT 'own' CHECK (orientation IN ('own', 'white', 'black')),
    dm_closed_at INTEGER                                 -- when Discord last said that they take no direct messages
) STRICT;

CREATE TABLE blocks (
    blocker INTEGER NOT NULL REFERENCES players (id),
    blocked INTEGER NOT NULL REFERENCES players (id),
    since   INTEGER NOT NULL,
    PRIMARY KEY (blocker, blocked),
    CHECK (blocker <> blocked)
) STRICT, WITHOUT ROWID;

CREATE TABLE servers (
    id            INTEGER PRIMARY KEY,
    games_channel INTEGER,
    threads       INTEGER NOT NULL DEFAULT 1 CHECK (threads IN (0, 1))
) STRICT;

-- AUTOINCREMENT: a number shown to people is never given twice.
CREATE TABLE games (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    variant       TEXT NOT NULL DEFAULT 'starchess',
    initial       TEXT NOT NULL,                         -- position string
    white         INTEGER NOT NULL REFERENCES players (id),
    black         INTEGER NOT NULL REFERENCES players (id),
    started       INTEGER NOT NULL,
    place         TEXT NOT NULL,                         -- opening, thread, channel, dms, nowhere
    guild         INTEGER,
    parent        INTEGER,                               -- the channel that a thread hangs from
    channel       INTEGER,                               -- where boards go, or (opening) where the challenge was
    offer_by      TEXT CHECK (offer_by IN ('white', 'black')),
    offer_ply     INTEGER,
    offer_at      INTEGER,
    white_offered INTEGER,                               -- the ply of each side's last draw offer
    black_offered INTEGER,
    status        TEXT NOT NULL,
    result        TEXT NOT NULL CHECK (result IN ('1-0', '0-1', '1/2-1/2', '*')),
    ended_by      TEXT CHECK (ended_by IN ('white', 'black')),
    ended_at      INTEGER,
    closed        INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)), -- the place was left: its thread archived
    CHECK (white <> black),
    CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
    CHECK ((offer_by IS NULL) = (offer_ply IS NULL) AND (offer_by IS NULL) = (offer_at IS NULL)),
    CHECK (ended_at IS NULL OR offer_by IS NULL)
) STRICT;

CREATE INDEX games_live_white ON games (white) WHERE ended_at IS NULL;
CREATE INDEX games_live_black ON games (black) WHERE ended_at IS NULL;
CREATE INDEX games_white ON games (white, id);
CREATE INDEX games_black ON games (black, id);
CREATE INDEX games_channel ON games (channel, id);
CREATE INDEX games_unclosed ON games (id) WHERE closed = 0;

CREATE TABLE moves (
    game      INTEGER NOT NULL REFERENCES games (id),
    ply       INTEGER NOT NULL CHECK (ply BETWEEN 1 AND 65535),
    move      TEXT NOT NULL,                             -- bare form
    played_at INTEGER NOT NULL,
    source    TEXT NOT NULL,                             -- how it was entered: command, menu, text
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE challenges (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    variant     TEXT NOT NULL DEFAULT 'starchess',
    challenger  INTEGER NOT NULL REFERENCES players (id),
    opponent    INTEGER NOT NULL REFERENCES players (id),
    colour      TEXT NOT NULL CHECK (colour IN ('white', 'black', 'random')),
    created     INTEGER NOT NULL,
    state       TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
    answered_at INTEGER,
    guild       INTEGER,
    channel     INTEGER NOT NULL,                        -- where it was made
    game        INTEGER UNIQUE REFERENCES games (id),
    CHECK (challenger <> opponent),
    CHECK ((state = 'open') = (answered_at IS NULL)),
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;

-- One open challenge from one person to another.
CREATE UNIQUE INDEX challenges_open ON challenges (challenger, opponent) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';

-- Messages to be posted, written with what they tell of.
CREATE TABLE outbox (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    key             TEXT NOT NULL UNIQUE CHECK (length(key) BETWEEN 2 AND 25),
    kind            TEXT NOT NULL,                       -- board, challenge, notice
    game            INTEGER REFERENCES games (id),
    ply             INTEGER,
    challenge       INTEGER REFERENCES challenges (id),
    notice          TEXT,                                -- JSON
    channel         INTEGER,                             -- where it goes: a channel,
    recipient       INTEGER REFERENCES players (id),     -- or a person's direct messages; neither: nowhere yet
    state           TEXT NOT NULL CHECK (state IN ('waiting', 'in_flight', 'sent', 'dead')),
    created         INTEGER NOT NULL,
    attempts        INTEGER NOT NULL DEFAULT 0,
    retry_at        INTEGER,
    in_flight_since INTEGER,
    after_message   INTEGER,
    message         INTEGER,
    sent_channel    INTEGER,
    sent_at         INTEGER,
    fault           TEXT,
    CHECK (kind <> 'board' OR (game IS NOT NULL AND ply IS NOT NULL)),
    CHECK (kind <> 'challenge' OR challenge IS NOT NULL),
    CHECK (kind <> 'notice' OR notice IS NOT NULL),
    CHECK (channel IS NULL OR recipient IS NULL),
    CHECK ((state = 'in_flight') = (in_flight_since IS NOT NULL)),
    CHECK ((state = 'sent') = (message IS NOT NULL)),
    CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
    CHECK ((state = 'sent') = (sent_channel IS NOT NULL))
) STRICT;

CREATE INDEX outbox_unsent ON outbox (id) WHERE state IN ('waiting', 'in_flight');
CREATE INDEX outbox_unsent_of_game ON outbox (game, id) WHERE state IN ('waiting', 'in_flight');
CREATE INDEX outbox_of_game ON outbox (game, id);
CREATE INDEX outbox_of_challenge ON outbox (challenge) WHERE challenge IS NOT NULL;
CREATE INDEX outbox_sent_in ON outbox (sent_channel, message) WHERE state = 'sent';

-- Events that were dealt with, so that one seen twice does nothing.
CREATE TABLE handled (
    event INTEGER PRIMARY KEY,
    at    INTEGER NOT NULL
) STRICT;

CREATE INDEX handled_at ON handled (at);

-- What was last registered for an application, so that the same is not registered again.
CREATE TABLE commands (
    application INTEGER PRIMARY KEY,
    digest      TEXT NOT NULL
) STRICT;
