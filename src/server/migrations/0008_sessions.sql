-- Sessions that can be ended at once, and no secret in the database: AUTH_SECRET signs. Everyone signs in again.

DROP TABLE auth_tokens;
DROP TABLE secrets;

-- One row per sign-in. Access tokens name it and are good only while it lives.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Hash over the network and the browser that signed in.
  client TEXT NOT NULL,
  -- Milliseconds since 1970, as all times here.
  started_at INTEGER NOT NULL,
  -- However often it is refreshed.
  ends_at INTEGER NOT NULL,
  -- When somebody logged out, or a dead token came back; null while it lives.
  ended_at INTEGER
);

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (ends_at);

-- One row per refresh token. One that was exchanged stays as a mark: when it comes back, somebody else has it too.
CREATE TABLE refresh_tokens (
  -- SHA-256 of the token; the token itself is kept nowhere.
  token_hash TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  -- When it was exchanged, and by which client; null while it is good.
  replaced_at INTEGER,
  replaced_for TEXT
);

CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_by_end ON refresh_tokens (expires_at);
