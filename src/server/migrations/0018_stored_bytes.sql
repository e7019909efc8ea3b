-- Bytes that visitors have stored: by kind, day and client, and in total by kind (day and client are then '').
CREATE TABLE stored_bytes (
  -- As in server/security/storage-kinds.ts.
  kind TEXT NOT NULL,
  -- yyyy-mm-dd, UTC; '' for the total of a kind.
  day TEXT NOT NULL,
  -- A hash of day and client, so that a client cannot be followed from one day to the next.
  client TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (kind, day, client)
) STRICT, WITHOUT ROWID;

CREATE INDEX stored_bytes_by_day ON stored_bytes (day);

-- How far a nightly sweep has come; '' where it begins again.
CREATE TABLE sweep_cursors (
  sweep TEXT PRIMARY KEY,
  cursor TEXT NOT NULL
) STRICT;
