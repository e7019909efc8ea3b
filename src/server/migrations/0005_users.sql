-- People with an account, their sessions, and the requests they sent while signed in.

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  -- PBKDF2 with SHA-256: base64 of salt and of 256 derived bits.
  password_salt TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  iterations INTEGER NOT NULL
);

-- One row per refresh token. A token that was exchanged stays as a mark until its session ends: when it comes back,
-- somebody else has it too, and the whole session ends.
CREATE TABLE auth_tokens (
  -- SHA-256 of the token; the token itself is kept nowhere.
  token_hash TEXT PRIMARY KEY,
  -- All tokens that follow from one sign-in.
  session TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Milliseconds since 1970.
  expires_at INTEGER NOT NULL,
  -- token_hash of the one it was exchanged for; null while it is good.
  replaced_by TEXT
);

CREATE INDEX auth_tokens_by_session ON auth_tokens (session);
CREATE INDEX auth_tokens_by_user ON auth_tokens (user_id);
CREATE INDEX auth_tokens_by_end ON auth_tokens (expires_at);

-- Keys the site makes for itself when none is set.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- Who was signed in: a user of this database, or of the backend server that signs people in.
ALTER TABLE quote_requests ADD COLUMN user_id TEXT;
ALTER TABLE quote_requests ADD COLUMN status TEXT NOT NULL DEFAULT 'received'
  CHECK (status IN ('received', 'answered', 'closed'));

CREATE INDEX quote_requests_by_user ON quote_requests (user_id, id);
