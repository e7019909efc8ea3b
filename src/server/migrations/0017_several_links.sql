-- Several mailed links may be valid at the same time, so that a stranger who requests one does not invalidate the owner's.
-- Before, the key of these tables was the account or the address, and a new link replaced the one before it.

CREATE TABLE new_password_resets (
  -- SHA-256 of the token in the mailed link; the token itself is stored nowhere.
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Milliseconds since 1970.
  expires_at INTEGER NOT NULL
);
INSERT INTO new_password_resets SELECT token_hash, user_id, expires_at FROM password_resets;
DROP TABLE password_resets;
ALTER TABLE new_password_resets RENAME TO password_resets;
CREATE INDEX password_resets_by_end ON password_resets (expires_at);
CREATE INDEX password_resets_by_user ON password_resets (user_id);

CREATE TABLE new_registrations (
  token_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE,
  user_id TEXT NOT NULL,
  first_name TEXT,
  last_name TEXT,
  password_salt TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  iterations INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
INSERT INTO new_registrations
  SELECT token_hash, email, user_id, first_name, last_name, password_salt, password_hash, iterations, expires_at
  FROM registrations;
DROP TABLE registrations;
ALTER TABLE new_registrations RENAME TO registrations;
CREATE INDEX registrations_by_end ON registrations (expires_at);
CREATE INDEX registrations_by_email ON registrations (email);

CREATE TABLE new_quote_links (
  token_hash TEXT PRIMARY KEY,
  -- SHA-256 of the address in small letters.
  address_hash TEXT NOT NULL,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
INSERT INTO new_quote_links SELECT token_hash, address_hash, email, expires_at FROM quote_links;
DROP TABLE quote_links;
ALTER TABLE new_quote_links RENAME TO quote_links;
CREATE INDEX quote_links_by_end ON quote_links (expires_at);
CREATE INDEX quote_links_by_address ON quote_links (address_hash);
