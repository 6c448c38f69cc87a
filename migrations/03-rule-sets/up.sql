-- Rule sets: which one a server's challenges are for that name none. NULL is Starchess.

ALTER TABLE servers ADD COLUMN variant TEXT;
