-- Puzzles: which there are, who tried them, the puzzle of the day.

-- Whether one's finished games may be searched for puzzles, and whether one is told what a puzzle asks for.
ALTER TABLE players ADD COLUMN mining INTEGER NOT NULL DEFAULT 0 CHECK (mining IN (0, 1));
ALTER TABLE players ADD COLUMN goal INTEGER NOT NULL DEFAULT 0 CHECK (goal IN (0, 1));

-- Of what is due to a server.
ALTER TABLE due ADD COLUMN guild INTEGER;
CREATE INDEX due_of_guild ON due (guild) WHERE guild IS NOT NULL;

-- AUTOINCREMENT: buttons name puzzles by these numbers.
CREATE TABLE puzzles (
    no         INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT NOT NULL UNIQUE,                     -- as the sets name it
    variant    TEXT NOT NULL,
    tier       TEXT NOT NULL,                            -- easy, medium, hard: as predicted
    place      INTEGER,                                  -- in the fixed order of rule set and tier, from 0; NULL: in none
    mined      TEXT,                                     -- the puzzle itself, where the program does not bring it along
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    tries      INTEGER NOT NULL DEFAULT 0                -- first tries that were rated
) STRICT;

CREATE INDEX puzzles_in_order ON puzzles (variant, tier, place);

-- What somebody made of a puzzle: one row, however often they come back to it.
CREATE TABLE puzzle_attempts (
    player    INTEGER NOT NULL REFERENCES players (id),
    puzzle    INTEGER NOT NULL REFERENCES puzzles (no),
    begun     INTEGER NOT NULL,
    touched   INTEGER NOT NULL,
    line      TEXT NOT NULL DEFAULT '',                  -- the right moves made, bare
    marks     TEXT NOT NULL DEFAULT '',                  -- a letter for each move found: g at once, y after a hint, r after a wrong one
    hinted    INTEGER NOT NULL DEFAULT 0,                -- hints taken on the move to come
    missed    INTEGER NOT NULL DEFAULT 0 CHECK (missed IN (0, 1)), -- a wrong move was tried in its place
    hints     INTEGER NOT NULL DEFAULT 0,                -- in all
    wrong     INTEGER NOT NULL DEFAULT 0,
    state     TEXT NOT NULL CHECK (state IN ('open', 'solved', 'gave_up')),
    ended_at  INTEGER,
    first     TEXT CHECK (first IN ('solved', 'failed', 'hint', 'gave_up')), -- what became of the first try
    first_at  INTEGER,
    before    REAL,                                      -- the solver's rating, as the first try changed it
    after     REAL,
    deviation REAL,                                      -- after it
    PRIMARY KEY (player, puzzle),
    CHECK ((state = 'open') = (ended_at IS NULL)),
    CHECK ((first IS NULL) = (first_at IS NULL) AND (first IS NULL) = (after IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_attempts_last ON puzzle_attempts (player, touched);
CREATE INDEX puzzle_attempts_of ON puzzle_attempts (puzzle);

CREATE TABLE solver_ratings (
    player     INTEGER NOT NULL REFERENCES players (id),
    variant    TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    tries      INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (player, variant)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_flaws (
    puzzle INTEGER NOT NULL REFERENCES puzzles (no),
    player INTEGER NOT NULL REFERENCES players (id),
    at     INTEGER NOT NULL,
    text   TEXT NOT NULL,
    PRIMARY KEY (puzzle, player)
) STRICT, WITHOUT ROWID;

-- Who has a puzzle every day: a server or a person.
CREATE TABLE dailies (
    id       INTEGER PRIMARY KEY,
    guild    INTEGER UNIQUE,
    player   INTEGER UNIQUE REFERENCES players (id),
    channel  INTEGER,                                    -- of a server; NULL: it was lost
    hour     INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    zone     TEXT NOT NULL,                              -- IANA name
    variants TEXT NOT NULL,                              -- words with spaces between
    series   TEXT NOT NULL,                              -- weekly, easy, medium, hard
    role     INTEGER,                                    -- is mentioned
    language TEXT,                                       -- NULL: the server's or the person's own
    goal     INTEGER NOT NULL DEFAULT 0 CHECK (goal IN (0, 1)),
    CHECK ((guild IS NULL) <> (player IS NULL))
) STRICT;

-- The puzzles of the days. No rule set has two on one date, whatever tier, hour or zone was set in between.
CREATE TABLE daily_posts (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild    INTEGER,
    player   INTEGER REFERENCES players (id),
    variant  TEXT NOT NULL,
    series   TEXT NOT NULL,
    tier     TEXT NOT NULL,
    date     INTEGER NOT NULL,                           -- where it is posted, as 20261130
    number   INTEGER NOT NULL,
    puzzle   INTEGER NOT NULL REFERENCES puzzles (no),
    zone     TEXT NOT NULL,                              -- whose date it is
    role     INTEGER,
    language TEXT,
    goal     INTEGER NOT NULL CHECK (goal IN (0, 1)),
    written  INTEGER NOT NULL,
    revealed INTEGER,                                    -- when its solution was told: from then on it is past
    shown    INTEGER NOT NULL DEFAULT 0,                 -- how many tried and solved it, as the message says
    edit_at  INTEGER NOT NULL DEFAULT 0,                 -- not to be edited before
    CHECK ((guild IS NULL) <> (player IS NULL))
) STRICT;

CREATE UNIQUE INDEX daily_posts_of_guild ON daily_posts (guild, variant, date) WHERE guild IS NOT NULL;
CREATE UNIQUE INDEX daily_posts_of_player ON daily_posts (player, variant, date) WHERE player IS NOT NULL;
CREATE INDEX daily_posts_puzzle ON daily_posts (puzzle);
CREATE INDEX daily_posts_live ON daily_posts (id) WHERE revealed IS NULL;

-- Who tried the puzzle of a day while it was that.
CREATE TABLE daily_entries (
    post     INTEGER NOT NULL REFERENCES daily_posts (id),
    player   INTEGER NOT NULL REFERENCES players (id),
    begun    INTEGER NOT NULL,
    solved   INTEGER,                                    -- when
    at_first INTEGER NOT NULL DEFAULT 0 CHECK (at_first IN (0, 1)), -- at the first try, without a hint
    PRIMARY KEY (post, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_entries_of ON daily_entries (player);

CREATE TABLE daily_streaks (
    player  INTEGER NOT NULL REFERENCES players (id),
    variant TEXT NOT NULL,
    last    INTEGER NOT NULL,                            -- the number of the last one solved in time
    length  INTEGER NOT NULL,
    best    INTEGER NOT NULL,
    freezes INTEGER NOT NULL,
    PRIMARY KEY (player, variant)
) STRICT, WITHOUT ROWID;
