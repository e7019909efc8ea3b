-- Staff of the desk. docs/decisions/084-sign-staff-in-by-passkey.md.

CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  -- Lower case.
  email TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('viewer', 'sales', 'catalog', 'admin')),
  -- Milliseconds since 1970.
  invited_at INTEGER NOT NULL,
  -- When the person opened the invitation and enrolled; null: invited.
  joined_at INTEGER,
  seen_at INTEGER
) STRICT;

-- Sessions of the desk, by the SHA-256 of the token in the cookie. Times are milliseconds since 1970.
CREATE TABLE staff_sessions (
  token_hash TEXT PRIMARY KEY,
  -- Names the session on pages, where the token and its hash must not appear.
  id TEXT NOT NULL UNIQUE,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  signed_in_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  -- When the person last proved their identity.
  confirmed_at INTEGER NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('passkey', 'email', 'access')),
  -- Such as "Chrome on macOS".
  device TEXT NOT NULL,
  -- /24 or /48 network of the client.
  network TEXT NOT NULL
) STRICT;

CREATE INDEX staff_sessions_of_person ON staff_sessions (staff_id);
CREATE INDEX staff_sessions_by_sign_in ON staff_sessions (signed_in_at);

CREATE TABLE staff_passkeys (
  -- Base64url, as the browser sends it.
  credential_id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  -- COSE key as base64url.
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  device TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;

CREATE INDEX staff_passkeys_of_person ON staff_passkeys (staff_id);

-- Links of invitations and of sign-ins by email, by the SHA-256 of their token. Each works once.
CREATE TABLE staff_links (
  token_hash TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('invitation', 'sign-in')),
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX staff_links_of_person ON staff_links (staff_id, kind);

-- Challenges of passkeys that were not responded to yet, by their SHA-256. Each works once.
CREATE TABLE staff_challenges (
  challenge_hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT;

-- The unlisted path of the sign-in page, /desk/<path>. It is no proof of identity.
CREATE TABLE desk_path (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  path TEXT NOT NULL
) STRICT;

INSERT INTO desk_path (id, path) VALUES (1, lower(hex(randomblob(16))));
