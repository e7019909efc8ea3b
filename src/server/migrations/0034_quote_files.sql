-- Files that staff uploaded for a quote. A reply names them by URL, which contains their digest.
CREATE TABLE quote_files (
  quote_id INTEGER NOT NULL REFERENCES quote_requests (id) ON DELETE CASCADE,
  -- SHA-256 of the bytes.
  digest TEXT NOT NULL,
  -- Random key in the bucket.
  key TEXT NOT NULL,
  -- Name on the computer of the person, for display.
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- Bytes.
  size INTEGER NOT NULL,
  -- ISO time at which it was last uploaded.
  at TEXT NOT NULL,
  -- 1: a sent reply names it, so that it stays as long as the quote. 0: only the draft may name it.
  is_sent INTEGER NOT NULL DEFAULT 0 CHECK (is_sent IN (0, 1)),
  PRIMARY KEY (quote_id, digest)
) STRICT;

CREATE INDEX quote_files_not_sent ON quote_files (at) WHERE is_sent = 0;
