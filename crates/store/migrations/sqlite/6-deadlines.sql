-- When the present question of a slow game has to be answered, in milliseconds since 1970. It follows
-- from the lines `due MILLISECONDS`, in the same commit, so that the server can wake a table that is
-- not in memory.
ALTER TABLE open_table ADD COLUMN due_at INTEGER;

CREATE INDEX open_table_by_deadline ON open_table (due_at) WHERE due_at IS NOT NULL;

DROP TRIGGER opened;

CREATE TRIGGER opened AFTER INSERT ON journal WHEN NEW.version = 1
BEGIN
    INSERT OR REPLACE INTO open_table (table_id, begun, used_at)
        VALUES (NEW.table_id, 0, unixepoch());
END;

CREATE TRIGGER due AFTER INSERT ON journal WHEN NEW.line GLOB 'due *'
BEGIN
    UPDATE open_table SET due_at = CAST(substr(NEW.line, 5) AS INTEGER)
        WHERE table_id = NEW.table_id;
END;
