-- Clocks, absence, reminders, requests, conditional moves, notes, ratings, languages, moderation.

ALTER TABLE players ADD COLUMN language TEXT;                          -- as chosen; NULL: the chat's
ALTER TABLE players ADD COLUMN locale TEXT;                            -- the chat's, as last seen
ALTER TABLE players ADD COLUMN zone TEXT;                              -- IANA name; NULL: UTC
ALTER TABLE players ADD COLUMN remind_24 INTEGER NOT NULL DEFAULT 1 CHECK (remind_24 IN (0, 1));
ALTER TABLE players ADD COLUMN remind_8 INTEGER NOT NULL DEFAULT 0 CHECK (remind_8 IN (0, 1));
ALTER TABLE players ADD COLUMN remind_1 INTEGER NOT NULL DEFAULT 1 CHECK (remind_1 IN (0, 1));
ALTER TABLE players ADD COLUMN digest_hour INTEGER CHECK (digest_hour BETWEEN 0 AND 23); -- NULL: no digest
ALTER TABLE players ADD COLUMN input TEXT NOT NULL DEFAULT 'both' CHECK (input IN ('both', 'menus', 'text'));
ALTER TABLE players ADD COLUMN notation TEXT NOT NULL DEFAULT 'letters' CHECK (notation IN ('letters', 'numbers', 'words'));
ALTER TABLE players ADD COLUMN confirm INTEGER NOT NULL DEFAULT 0 CHECK (confirm IN (0, 1));
ALTER TABLE players ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)); -- their data was removed

ALTER TABLE servers ADD COLUMN language TEXT;                          -- as set; NULL: the chat's
ALTER TABLE servers ADD COLUMN locale TEXT;                            -- the chat's, as last seen
ALTER TABLE servers ADD COLUMN starters INTEGER;                       -- the role whose members may start games; NULL: everybody
ALTER TABLE servers ADD COLUMN control TEXT;                           -- of challenges that name none
ALTER TABLE servers ADD COLUMN game_limit INTEGER CHECK (game_limit BETWEEN 1 AND 1000); -- games at a time of one player

ALTER TABLE games ADD COLUMN control TEXT NOT NULL DEFAULT 'none';     -- none, 3d, 10d+1d/20d, 30m+30s/1h
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE games ADD COLUMN weekends INTEGER NOT NULL DEFAULT 0 CHECK (weekends IN (0, 1)); -- the clocks stand at weekends
ALTER TABLE games ADD COLUMN white_zone TEXT;                          -- whose weekends; fixed at the start
ALTER TABLE games ADD COLUMN black_zone TEXT;
ALTER TABLE games ADD COLUMN white_left INTEGER;                       -- milliseconds at clock_since; NULL: no clock
ALTER TABLE games ADD COLUMN black_left INTEGER;
ALTER TABLE games ADD COLUMN clock_since INTEGER;
ALTER TABLE games ADD COLUMN paused_at INTEGER;
ALTER TABLE games ADD COLUMN takebacks INTEGER NOT NULL DEFAULT 0;     -- how often moves were taken back
ALTER TABLE games ADD COLUMN rematch_of INTEGER REFERENCES games (id);
ALTER TABLE games ADD COLUMN moderator INTEGER;                        -- who ended it in the players' place

ALTER TABLE moves ADD COLUMN clock INTEGER;                            -- milliseconds left to the mover after it

-- What one player asks of the other: takeback, pause. A draw offer stands in games.
CREATE TABLE requests (
    game INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    by   TEXT NOT NULL CHECK (by IN ('white', 'black')),
    ply  INTEGER NOT NULL,
    at   INTEGER NOT NULL,
    denied INTEGER NOT NULL DEFAULT 0 CHECK (denied IN (0, 1)),
    PRIMARY KEY (game, kind)
) STRICT, WITHOUT ROWID;

-- Each row is some whole days in which a player's clocks stand.
CREATE TABLE vacations (
    id     INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES players (id),
    since  INTEGER NOT NULL,
    until  INTEGER NOT NULL,
    days   INTEGER NOT NULL CHECK (days >= 1),                         -- what it costs of the year's days
    year   INTEGER NOT NULL,                                           -- whose days it costs (UTC)
    CHECK (until >= since)
) STRICT;

CREATE INDEX vacations_of_player ON vacations (player, until);

-- Spans in which the bot was away: given back to whoever was on move.
CREATE TABLE outages (
    since INTEGER PRIMARY KEY,
    until INTEGER NOT NULL,
    CHECK (until > since)
) STRICT;

CREATE INDEX outages_until ON outages (until);

-- The last moment at which the bot is known to have been connected.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

-- When this database was put in the place of a later one: what it then says may have been said already.
CREATE TABLE restored (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

-- What is to happen at a moment: flags, reminders, digests.
CREATE TABLE due (
    key    TEXT PRIMARY KEY,
    kind   TEXT NOT NULL,                                              -- flag, remind, digest
    at     INTEGER NOT NULL,
    game   INTEGER REFERENCES games (id),
    player INTEGER REFERENCES players (id),
    hours  INTEGER                                                     -- of a reminder: how much time is left
) STRICT, WITHOUT ROWID;

CREATE INDEX due_at ON due (at);
CREATE INDEX due_of_game ON due (game) WHERE game IS NOT NULL;
CREATE INDEX due_of_player ON due (player) WHERE player IS NOT NULL;

CREATE TABLE conditionals (
    game    INTEGER NOT NULL REFERENCES games (id),
    player  INTEGER NOT NULL REFERENCES players (id),
    ply     INTEGER NOT NULL,                                          -- of the position that it begins in
    tree    TEXT NOT NULL,                                             -- as it is typed: 20-19 N11-19; 20-21 18-19
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    game    INTEGER NOT NULL REFERENCES games (id),
    player  INTEGER NOT NULL REFERENCES players (id),
    text    TEXT NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

-- Glicko-2 of people, per rule set.
CREATE TABLE ratings (
    player     INTEGER NOT NULL REFERENCES players (id),
    variant    TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL,
    at         INTEGER NOT NULL,                                       -- the end of the last game counted
    PRIMARY KEY (player, variant)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_top ON ratings (variant, rating);

-- What each rated game did to each player's rating.
CREATE TABLE rated_games (
    game             INTEGER NOT NULL REFERENCES games (id),
    player           INTEGER NOT NULL REFERENCES players (id),
    variant          TEXT NOT NULL,
    score            REAL NOT NULL CHECK (score IN (0.0, 0.5, 1.0)),
    before           REAL NOT NULL,
    before_deviation REAL NOT NULL,
    after            REAL NOT NULL,
    after_deviation  REAL NOT NULL,
    at               INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX rated_games_of_player ON rated_games (player, variant, at);

-- What moderators did, and who.
CREATE TABLE moderation (
    id        INTEGER PRIMARY KEY,
    guild     INTEGER NOT NULL,
    game      INTEGER NOT NULL REFERENCES games (id),
    moderator INTEGER NOT NULL,
    action    TEXT NOT NULL,
    at        INTEGER NOT NULL
) STRICT;

-- A challenge may be open to anybody, and carries its terms.
CREATE TABLE challenges_new (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    variant     TEXT NOT NULL DEFAULT 'starchess',
    challenger  INTEGER NOT NULL REFERENCES players (id),
    opponent    INTEGER REFERENCES players (id),         -- NULL: anybody, until somebody takes it up
    colour      TEXT NOT NULL CHECK (colour IN ('white', 'black', 'random')),
    created     INTEGER NOT NULL,
    state       TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
    answered_at INTEGER,
    guild       INTEGER,
    channel     INTEGER NOT NULL,                        -- where it was made
    game        INTEGER UNIQUE REFERENCES games (id),
    control     TEXT NOT NULL DEFAULT 'none',
    rated       INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    weekends    INTEGER NOT NULL DEFAULT 0 CHECK (weekends IN (0, 1)),
    rematch_of  INTEGER REFERENCES games (id),
    CHECK (challenger <> opponent),
    CHECK ((state = 'open') = (answered_at IS NULL)),
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;

INSERT INTO challenges_new (id, variant, challenger, opponent, colour, created, state, answered_at, guild, channel, game)
SELECT id, variant, challenger, opponent, colour, created, state, answered_at, guild, channel, game FROM challenges;

DROP TABLE challenges;
ALTER TABLE challenges_new RENAME TO challenges;

-- One open challenge from one person to another, and one to anybody in each channel.
CREATE UNIQUE INDEX challenges_open ON challenges (challenger, opponent) WHERE state = 'open';
CREATE UNIQUE INDEX seeks_open ON challenges (challenger, channel) WHERE state = 'open' AND opponent IS NULL;
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';

-- After a takeback a ply comes again: `takebacks` tells its boards apart.
ALTER TABLE outbox ADD COLUMN takebacks INTEGER NOT NULL DEFAULT 0;
