-- A quote's way: what staff answer, what happens to it, mail that is owed, links by mail.

-- Lines of a list that no part was found for: a JSON list of texts.
ALTER TABLE quote_requests ADD COLUMN texts TEXT NOT NULL DEFAULT '[]';
ALTER TABLE quote_requests ADD COLUMN state TEXT NOT NULL DEFAULT 'received'
  CHECK (state IN ('received', 'in_work', 'answered', 'accepted', 'withdrawn'));
-- What staff answered last, as the page shows it: words, lines, files.
ALTER TABLE quote_requests ADD COLUMN answer TEXT;
ALTER TABLE quote_requests ADD COLUMN answered_at TEXT;
-- The last day of the answer, yyyy-mm-dd.
ALTER TABLE quote_requests ADD COLUMN valid_until TEXT;
ALTER TABLE quote_requests ADD COLUMN order_number TEXT NOT NULL DEFAULT '';
-- `date_updated` of the backend's record that was read last: an answer counts once.
ALTER TABLE quote_requests ADD COLUMN desk_version TEXT;

UPDATE quote_requests SET state = CASE status WHEN 'closed' THEN 'withdrawn' ELSE status END;
ALTER TABLE quote_requests DROP COLUMN status;

-- For links that open a visitor's own quotes, and for accounts that take up theirs.
DROP INDEX quote_requests_without_owner;
CREATE INDEX quote_requests_by_address ON quote_requests (lower(json_extract(contact, '$.email')));

CREATE TABLE quote_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Digest of key, quote and content of what a visitor sent; of staff's, the record's version: once each.
  submission_key TEXT NOT NULL UNIQUE,
  quote_id INTEGER NOT NULL REFERENCES quote_requests (id) ON DELETE CASCADE,
  happened_at TEXT NOT NULL,
  actor TEXT NOT NULL CHECK (actor IN ('visitor', 'staff')),
  kind TEXT NOT NULL CHECK (kind IN ('in_work', 'answered', 'withdrawn', 'accepted', 'message')),
  words TEXT NOT NULL,
  attachments TEXT NOT NULL DEFAULT '[]',
  -- As in quote_requests: what visitors send is handed to a connected backend.
  owed INTEGER NOT NULL DEFAULT 0 CHECK (owed >= -1)
);

CREATE INDEX quote_events_of_quote ON quote_events (quote_id, id);
CREATE INDEX quote_events_owed ON quote_events (owed, id) WHERE owed > 0;
CREATE INDEX quote_events_with_files ON quote_events (happened_at) WHERE attachments <> '[]';

-- Mail about quotes until it was handed over. What it says is put together when it is sent.
CREATE TABLE quote_mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote_id INTEGER NOT NULL REFERENCES quote_requests (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  -- The event it tells of; null: the request itself.
  event_id INTEGER REFERENCES quote_events (id) ON DELETE CASCADE,
  -- Milliseconds since 1970: not before; whoever sends it moves this on first.
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  -- 1: it is to be sent; 0: it was; -1: it never will be.
  owed INTEGER NOT NULL DEFAULT 1 CHECK (owed IN (-1, 0, 1)),
  UNIQUE (kind, event_id)
);

CREATE INDEX quote_mails_of_quote ON quote_mails (quote_id);
CREATE INDEX quote_mails_due ON quote_mails (due_at) WHERE owed = 1;

-- Links that open a visitor's own quotes: one of each address, the newest.
CREATE TABLE quote_links (
  -- SHA-256 of the address in small letters.
  address_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  -- Milliseconds since 1970.
  expires_at INTEGER NOT NULL
);

CREATE INDEX quote_links_by_end ON quote_links (expires_at);

-- How far the backend's answers were read: the newest `date_updated`, by the backend it is of.
CREATE TABLE quote_reading (
  backend TEXT PRIMARY KEY,
  seen TEXT NOT NULL
);

-- The embedded backend's own fields of a quote request: what a server at BACKEND_URL would keep in its collection.
CREATE TABLE quote_answers (
  quote_id INTEGER PRIMARY KEY REFERENCES quote_requests (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  answer TEXT NOT NULL,
  answer_lines TEXT NOT NULL,
  files TEXT NOT NULL,
  valid_until TEXT,
  date_updated TEXT NOT NULL
);

CREATE INDEX quote_answers_by_time ON quote_answers (date_updated);

CREATE VIEW desk_quotes AS SELECT
  quote_requests.id, submission_key,
  printf('Q-%s-%06d', substr(requested_at, 1, 4), quote_requests.id) AS number,
  public_id, requested_at, user_id, contact, lines, texts,
  coalesce(quote_answers.status, 'received') AS status,
  coalesce(quote_answers.answer, '') AS answer,
  coalesce(quote_answers.answer_lines, '[]') AS answer_lines,
  coalesce(quote_answers.files, '[]') AS files,
  quote_answers.valid_until AS valid_until,
  quote_answers.date_updated AS date_updated
FROM quote_requests LEFT JOIN quote_answers ON quote_answers.quote_id = quote_requests.id;
