-- One row per table event. The primary key does the locking: of two writers that expect the same
-- version, the second fails.
CREATE TABLE journal (
    table_id TEXT    NOT NULL,
    version  INTEGER NOT NULL CHECK (version > 0),
    line     TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID, STRICT;
