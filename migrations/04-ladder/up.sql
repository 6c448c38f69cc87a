-- Engines, their ladders, the pairs that they play, ratings, tournaments.

-- What was submitted, stored once in the data folder under its hash.
CREATE TABLE binaries (
    sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),
    size   INTEGER NOT NULL,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT: a number shown to people is never given twice.
CREATE TABLE engines (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    name        TEXT NOT NULL UNIQUE COLLATE NOCASE,
    owner       INTEGER REFERENCES players (id),         -- NULL: the operator
    sha256      TEXT REFERENCES binaries (sha256),
    house       TEXT,                                    -- how the house runs it: anchor NAME, level N, nodes N
    trusted     INTEGER NOT NULL DEFAULT 0 CHECK (trusted IN (0, 1)), -- the operator's word: it runs outside of the jail
    predecessor INTEGER REFERENCES engines (id),         -- whose newer version it is
    author      TEXT,
    country     TEXT,                                    -- ISO 3166-1, two letters
    description TEXT,
    state       TEXT NOT NULL,                           -- checking, active, house, refused, quarantined, retired, withdrawn
    state_at    INTEGER NOT NULL,
    reason      TEXT,                                    -- why it is in this state
    report      TEXT,                                    -- JSON: of its last check
    pardoned    INTEGER NOT NULL DEFAULT 0,              -- crashes up to this fault are forgiven
    created     INTEGER NOT NULL,
    CHECK ((sha256 IS NULL) = (house IS NOT NULL))
) STRICT;

CREATE INDEX engines_of_owner ON engines (owner);
CREATE INDEX engines_of_predecessor ON engines (predecessor) WHERE predecessor IS NOT NULL;
-- Each binary is a player of its own.
CREATE UNIQUE INDEX engines_of_binary ON engines (sha256) WHERE state NOT IN ('refused', 'withdrawn');

-- The ladders that an engine is on.
CREATE TABLE engine_variants (
    engine  INTEGER NOT NULL REFERENCES engines (id),
    variant TEXT NOT NULL,
    PRIMARY KEY (engine, variant)
) STRICT, WITHOUT ROWID;

CREATE INDEX engine_variants_of ON engine_variants (variant, engine);

-- What an operator has decided about an owner.
CREATE TABLE engine_owners (
    owner  INTEGER PRIMARY KEY REFERENCES players (id),
    banned INTEGER,                                      -- since when
    reason TEXT,
    most   INTEGER,                                      -- engines at a time; NULL: as everybody
    share  REAL CHECK (share > 0 AND share <= 1)         -- of the ladder's pairs; NULL: as everybody
) STRICT;

CREATE TABLE ladders (
    variant TEXT PRIMARY KEY,
    control TEXT NOT NULL,                               -- 10+0.1
    clock   TEXT NOT NULL CHECK (clock IN ('cpu', 'wall')),
    anchors TEXT NOT NULL DEFAULT '{}',                  -- JSON: rating by engine, where a match has put one
    fit     TEXT,                                        -- JSON: what the fit found beside the ratings
    fitted  INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE seasons (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    variant TEXT NOT NULL REFERENCES ladders (variant),
    number  INTEGER NOT NULL,
    started INTEGER NOT NULL,
    ended   INTEGER,
    archive TEXT,                                        -- JSON: the standings at its end
    winner  INTEGER REFERENCES engines (id),
    UNIQUE (variant, number)
) STRICT;

CREATE UNIQUE INDEX seasons_running ON seasons (variant) WHERE ended IS NULL;

-- Some pairs between two engines, asked for by somebody.
CREATE TABLE engine_matches (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    variant TEXT NOT NULL,
    first   INTEGER NOT NULL REFERENCES engines (id),
    second  INTEGER NOT NULL REFERENCES engines (id),
    pairs   INTEGER NOT NULL CHECK (pairs >= 1),
    control TEXT NOT NULL,
    asked   INTEGER REFERENCES players (id),             -- NULL: the operator
    guild   INTEGER,                                     -- where it was asked for
    channel INTEGER,
    state   TEXT NOT NULL,                               -- running, over, cancelled
    verdict TEXT,                                        -- better, notbetter, undecided
    seed    INTEGER NOT NULL,
    created INTEGER NOT NULL,
    ended   INTEGER,
    CHECK (first <> second)
) STRICT;

CREATE INDEX engine_matches_running ON engine_matches (id) WHERE state = 'running';
CREATE INDEX engine_matches_asked ON engine_matches (asked, created);

CREATE TABLE tournaments (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    name         TEXT NOT NULL,
    variant      TEXT NOT NULL,
    format       TEXT NOT NULL,                          -- round-robin, double, swiss, knockout, gauntlet
    rounds       INTEGER,                                -- NULL: what the format asks
    pairs        INTEGER NOT NULL DEFAULT 1,             -- at each meeting
    control      TEXT NOT NULL,
    clock        TEXT NOT NULL CHECK (clock IN ('cpu', 'wall')),
    list         TEXT,                                   -- of openings; NULL: the rule set's own in turn
    adjudication TEXT,                                   -- JSON; NULL: rules and tables decide
    seed         INTEGER NOT NULL,
    creator      INTEGER REFERENCES players (id),        -- NULL: the operator
    guild        INTEGER,                                -- where it is told of
    channel      INTEGER,
    is_open      INTEGER NOT NULL CHECK (is_open IN (0, 1)), -- anybody may enter an engine of theirs
    entries_end  INTEGER,                                -- until when
    state        TEXT NOT NULL,                          -- entries, running, over, cancelled
    round        INTEGER NOT NULL DEFAULT 0,             -- rounds that are over
    winner       INTEGER REFERENCES engines (id),
    created      INTEGER NOT NULL,
    started      INTEGER,
    ended        INTEGER
) STRICT;

CREATE INDEX tournaments_live ON tournaments (id) WHERE state IN ('entries', 'running');

CREATE TABLE tournament_entries (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    engine     INTEGER NOT NULL REFERENCES engines (id),
    seat       INTEGER,                                  -- from 0 by rating, once it begins
    entered    INTEGER NOT NULL,
    place      INTEGER,                                  -- from 1, at the end
    points     INTEGER,                                  -- half points, at the end
    PRIMARY KEY (tournament, engine)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_entries_of ON tournament_entries (engine);

-- A meeting of two engines: two games from one opening, colours reversed.
CREATE TABLE pairs (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    variant      TEXT NOT NULL,
    purpose      TEXT NOT NULL,                          -- ladder, match, tournament, check
    season       INTEGER REFERENCES seasons (id),
    match        INTEGER REFERENCES engine_matches (id),
    tournament   INTEGER REFERENCES tournaments (id),
    slot         TEXT,                                   -- which meeting of the match or tournament
    first        INTEGER NOT NULL REFERENCES engines (id), -- has White in the first game
    second       INTEGER NOT NULL REFERENCES engines (id),
    games        INTEGER NOT NULL CHECK (games IN (1, 2)),
    list         TEXT NOT NULL,                          -- of openings
    opening      INTEGER NOT NULL,
    position     TEXT,                                   -- NULL: the start
    moves        TEXT NOT NULL,                          -- of the opening, with spaces between
    control      TEXT NOT NULL,
    clock        TEXT NOT NULL CHECK (clock IN ('cpu', 'wall')),
    adjudication TEXT,
    state        TEXT NOT NULL CHECK (state IN ('planned', 'running', 'over', 'void', 'cancelled')),
    attempt      INTEGER NOT NULL DEFAULT 0,             -- how often it was begun
    voids        INTEGER NOT NULL DEFAULT 0,             -- how often it did not count
    runner       TEXT,                                   -- where it runs or ran
    rated        INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    points       INTEGER,                                -- half points of the first
    others       INTEGER,                                -- and of the second
    fault        TEXT,                                   -- why it did not count
    planned      INTEGER NOT NULL,
    started      INTEGER,
    ended        INTEGER,
    CHECK (first <> second),
    CHECK ((state = 'over') = (points IS NOT NULL))
) STRICT;

CREATE INDEX pairs_live ON pairs (id) WHERE state IN ('planned', 'running');
CREATE INDEX pairs_of_first ON pairs (first, id);
CREATE INDEX pairs_of_second ON pairs (second, id);
CREATE INDEX pairs_of_variant ON pairs (variant, purpose, id);
CREATE UNIQUE INDEX pairs_of_match ON pairs (match, slot) WHERE match IS NOT NULL;
CREATE UNIQUE INDEX pairs_of_tournament ON pairs (tournament, slot) WHERE tournament IS NOT NULL;

CREATE TABLE engine_games (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    pair        INTEGER NOT NULL REFERENCES pairs (id),
    number      INTEGER NOT NULL CHECK (number IN (1, 2)),
    white       INTEGER NOT NULL REFERENCES engines (id),
    black       INTEGER NOT NULL REFERENCES engines (id),
    position    TEXT NOT NULL,                           -- where it began
    opening     TEXT NOT NULL,                           -- moves that nobody was asked for
    moves       TEXT NOT NULL,                           -- each with score, depth, time and clock
    status      TEXT NOT NULL,
    result      TEXT NOT NULL CHECK (result IN ('1-0', '0-1', '1/2-1/2', '*')),
    adjudicated TEXT,
    plies       INTEGER NOT NULL,
    started     INTEGER NOT NULL,
    wall_ms     INTEGER NOT NULL,
    lag_ms      INTEGER NOT NULL,
    players     TEXT NOT NULL,                           -- JSON: how each side was run
    UNIQUE (pair, number)
) STRICT;

CREATE INDEX engine_games_of_white ON engine_games (white, id);
CREATE INDEX engine_games_of_black ON engine_games (black, id);

-- What engines lost by.
CREATE TABLE engine_faults (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    engine     INTEGER NOT NULL REFERENCES engines (id),
    pair       INTEGER NOT NULL REFERENCES pairs (id),
    number     INTEGER NOT NULL,                         -- the game of the pair
    kind       TEXT NOT NULL,                            -- illegal move, time, stall, crash, protocol, memory
    detail     TEXT NOT NULL,
    last_words TEXT,                                     -- what it said last
    at         INTEGER NOT NULL
) STRICT;

CREATE INDEX engine_faults_of ON engine_faults (engine, id);

-- All that a rating needs: how the games of two engines ended, by who had White and where they began.
CREATE TABLE engine_statistics (
    variant TEXT NOT NULL,
    season  INTEGER NOT NULL REFERENCES seasons (id),
    list    TEXT NOT NULL,
    white   INTEGER NOT NULL REFERENCES engines (id),
    black   INTEGER NOT NULL REFERENCES engines (id),
    wins    INTEGER NOT NULL,                            -- of White
    draws   INTEGER NOT NULL,
    losses  INTEGER NOT NULL,
    PRIMARY KEY (variant, season, list, white, black)
) STRICT, WITHOUT ROWID;

CREATE TABLE engine_ratings (
    variant   TEXT NOT NULL,
    engine    INTEGER NOT NULL REFERENCES engines (id),
    rating    REAL NOT NULL,
    deviation REAL NOT NULL,
    low       REAL NOT NULL,                             -- interval of 95 %
    high      REAL NOT NULL,
    superior  REAL,                                      -- likelihood of superiority over the next; NULL: the last
    at        INTEGER NOT NULL,
    PRIMARY KEY (variant, engine)
) STRICT, WITHOUT ROWID;

-- Ratings as they became with each pair of an engine's.
CREATE TABLE engine_rating_history (
    variant   TEXT NOT NULL,
    engine    INTEGER NOT NULL REFERENCES engines (id),
    at        INTEGER NOT NULL,
    games     INTEGER NOT NULL,
    rating    REAL NOT NULL,
    deviation REAL NOT NULL,
    PRIMARY KEY (variant, engine, at)
) STRICT, WITHOUT ROWID;

-- What is worth telling those who watch.
CREATE TABLE ladder_news (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    variant    TEXT NOT NULL,
    kind       TEXT NOT NULL,                            -- entered, overtaken, upset, quarantined, season, tournament
    engine     INTEGER REFERENCES engines (id),
    other      INTEGER REFERENCES engines (id),
    game       INTEGER REFERENCES engine_games (id),
    tournament INTEGER REFERENCES tournaments (id),
    season     INTEGER REFERENCES seasons (id),
    at         INTEGER NOT NULL
) STRICT;

CREATE INDEX ladder_news_of ON ladder_news (variant, id);

-- Channels that follow a ladder.
CREATE TABLE ladder_followers (
    guild   INTEGER NOT NULL,
    variant TEXT NOT NULL,
    channel INTEGER NOT NULL,
    hour    INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23), -- of the digest
    zone    TEXT NOT NULL,                               -- IANA name
    live    INTEGER NOT NULL DEFAULT 1 CHECK (live IN (0, 1)), -- a board of the running game
    news    INTEGER NOT NULL DEFAULT 0,                  -- told up to here
    day     INTEGER,                                     -- of the last digest, as 20261130
    board   INTEGER,                                     -- the row of the outbox whose message shows boards
    since   INTEGER NOT NULL,
    PRIMARY KEY (guild, variant)
) STRICT, WITHOUT ROWID;

-- Where an engine was entered: who manages that server may act in its owner's place.
CREATE TABLE engine_servers (
    engine INTEGER PRIMARY KEY REFERENCES engines (id),
    guild  INTEGER NOT NULL
) STRICT;
