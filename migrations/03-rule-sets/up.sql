-- Rule sets, and the house as an opponent.

-- Of challenges that name none; NULL is Starchess.
ALTER TABLE servers ADD COLUMN variant TEXT;

-- How strongly the house plays; NULL where it does not.
ALTER TABLE games ADD COLUMN house INTEGER CHECK (house BETWEEN 1 AND 10);
ALTER TABLE challenges ADD COLUMN house INTEGER CHECK (house BETWEEN 1 AND 10);

-- The house among the players: nobody in the chat has its number, and it is reminded of nothing.
INSERT INTO players (id, name, remind_24, remind_8, remind_1) VALUES (0, 'Starmate', 0, 0, 0);
