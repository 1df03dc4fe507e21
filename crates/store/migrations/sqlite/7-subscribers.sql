-- The browsers that want a notice when it is somebody's move at a table. The text says how to reach
-- them. A table that is removed takes its rows along.
CREATE TABLE subscriber (
    table_id   TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    endpoint   TEXT NOT NULL,
    text       TEXT NOT NULL,
    PRIMARY KEY (table_id, token_hash, endpoint)
) WITHOUT ROWID, STRICT;

CREATE INDEX subscriber_by_token ON subscriber (token_hash);

CREATE TRIGGER removed_subscribers AFTER DELETE ON journal WHEN OLD.version = 1
BEGIN
    DELETE FROM subscriber WHERE table_id = OLD.table_id;
END;
