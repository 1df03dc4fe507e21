-- The tables that count against the limit: those whose game is not over and that people use.
-- A finished or abandoned game leaves this list and keeps its lines.
CREATE TABLE open_table (
    table_id TEXT    NOT NULL PRIMARY KEY,
    begun    INTEGER NOT NULL CHECK (begun IN (0, 1)),
    used_at  INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

CREATE INDEX open_table_by_use ON open_table (used_at);

INSERT INTO open_table
    SELECT table_id, max(line = 'started'), unixepoch() FROM journal GROUP BY table_id;

-- In the same commit as the first line.
CREATE TRIGGER opened AFTER INSERT ON journal WHEN NEW.version = 1
BEGIN
    INSERT OR REPLACE INTO open_table VALUES (NEW.table_id, 0, unixepoch());
END;
