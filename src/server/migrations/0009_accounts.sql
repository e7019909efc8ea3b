-- Accounts that visitors make. An address has an account (a row of users) only once it is verified: until then a sign-up
-- stands here, where signing in never looks.

CREATE TABLE registrations (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  -- Id of the account it becomes.
  user_id TEXT NOT NULL,
  first_name TEXT,
  last_name TEXT,
  -- As in users.
  password_salt TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  iterations INTEGER NOT NULL,
  -- SHA-256 of the token in the mailed link; the token itself is kept nowhere.
  token_hash TEXT NOT NULL UNIQUE,
  -- Milliseconds since 1970.
  expires_at INTEGER NOT NULL
);

CREATE INDEX registrations_by_end ON registrations (expires_at);

-- Links for a new password: one of each account, the newest.
CREATE TABLE password_resets (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  expires_at INTEGER NOT NULL
);

CREATE INDEX password_resets_by_end ON password_resets (expires_at);

-- How often mail was asked for, by address, known or not.
CREATE TABLE account_mails (
  -- SHA-256 of the address in small letters.
  address_hash TEXT PRIMARY KEY,
  -- Milliseconds since 1970: begin of the hour that is counted.
  since INTEGER NOT NULL,
  asked INTEGER NOT NULL
);

CREATE INDEX account_mails_by_begin ON account_mails (since);

-- As the backend's users have them. Null for accounts made by whoever runs the site.
ALTER TABLE users ADD COLUMN first_name TEXT;
ALTER TABLE users ADD COLUMN last_name TEXT;
-- When the address was verified, milliseconds since 1970; null: whoever runs the site vouches for it.
ALTER TABLE users ADD COLUMN verified_at INTEGER;

-- Quote requests that nobody has taken up, by the address in their contact.
CREATE INDEX quote_requests_without_owner ON quote_requests (lower(json_extract(contact, '$.email')))
  WHERE user_id IS NULL;
