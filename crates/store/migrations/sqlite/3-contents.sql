-- The texts that games are played with, such as card files, by their SHA-256. A table names its text
-- in a line, so texts stay for ever.
CREATE TABLE contents (
    hash TEXT NOT NULL UNIQUE,
    text TEXT NOT NULL
) STRICT;
