-- One line a fact. The primary key does the locking: of two writers that decided on the same
-- version, one comes too late.
CREATE TABLE journal (
    table_id TEXT    NOT NULL,
    version  INTEGER NOT NULL CHECK (version > 0),
    line     TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID, STRICT;
