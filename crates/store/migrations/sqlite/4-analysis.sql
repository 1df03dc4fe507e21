-- What a strong bot thinks of a finished game, as JSON. It is computed once, from the lines.
CREATE TABLE analysis (
    table_id TEXT NOT NULL PRIMARY KEY,
    text     TEXT NOT NULL
) WITHOUT ROWID, STRICT;
