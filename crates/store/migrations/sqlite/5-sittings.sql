-- At which tables a token has taken a seat, and when: for the list of somebody's games. It follows
-- from the lines `sat A human HASH NAME`, in the same commit. Leaving a seat does not remove a row:
-- whoever reads the list looks at the table, too.
CREATE TABLE sitting (
    token_hash TEXT    NOT NULL,
    table_id   TEXT    NOT NULL,
    sat_at     INTEGER NOT NULL,
    PRIMARY KEY (token_hash, table_id)
) WITHOUT ROWID, STRICT;

CREATE INDEX sitting_by_table ON sitting (table_id);

INSERT OR IGNORE INTO sitting
    SELECT substr(line, 13, 64), table_id, unixepoch() FROM journal WHERE line GLOB 'sat ? human *';

CREATE TRIGGER sat AFTER INSERT ON journal WHEN NEW.line GLOB 'sat ? human *'
BEGIN
    INSERT OR REPLACE INTO sitting VALUES (substr(NEW.line, 13, 64), NEW.table_id, unixepoch());
END;

CREATE TRIGGER removed AFTER DELETE ON journal WHEN OLD.version = 1
BEGIN
    DELETE FROM sitting WHERE table_id = OLD.table_id;
END;
