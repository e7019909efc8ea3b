-- Lists of parts that accounts keep.
CREATE TABLE account_lists (
  -- 128 random bits in hexadecimal.
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  line_count INTEGER NOT NULL,
  -- JSON, as domain/lists/saved-list.ts reads it.
  lines TEXT NOT NULL,
  -- ISO time.
  changed_at TEXT NOT NULL
) STRICT;

CREATE INDEX account_lists_by_user ON account_lists (user_id, changed_at);

-- What customers call our parts.
CREATE TABLE own_numbers (
  user_id TEXT NOT NULL,
  -- In small letters, without spaces around it.
  own_number TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  PRIMARY KEY (user_id, own_number)
) STRICT, WITHOUT ROWID;

-- Lists as they were when they were shared: whoever has the address may read one.
CREATE TABLE shared_lists (
  -- 128 random bits in hexadecimal.
  id TEXT PRIMARY KEY,
  -- SHA-256 of what withdraws it; the secret itself is kept nowhere.
  key_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  -- JSON; null once it was withdrawn.
  lines TEXT,
  shared_at TEXT NOT NULL
) STRICT;

CREATE INDEX shared_lists_by_time ON shared_lists (shared_at);
