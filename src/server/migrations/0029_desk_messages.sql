-- Form messages at the desk, and email replies of customers. docs/decisions/088-join-mail-replies-by-address.md.

ALTER TABLE form_submissions ADD COLUMN desk_state TEXT NOT NULL DEFAULT 'open'
  CHECK (desk_state IN ('open', 'done', 'spam'));
-- ID of the person who replies. No foreign key: the message of a removed person has no owner.
ALTER TABLE form_submissions ADD COLUMN desk_owner TEXT;

CREATE INDEX form_submissions_of_desk ON form_submissions (desk_state, suspect, submitted_at);
CREATE INDEX form_submissions_by_address ON form_submissions (lower(json_extract(field_values, '$.email')));

-- What followed a form message: replies of staff, internal notes, and emails of the customer.
CREATE TABLE message_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Digest of key and content: the same entry sent twice is one row.
  submission_key TEXT NOT NULL UNIQUE,
  submission_id INTEGER NOT NULL REFERENCES form_submissions (id) ON DELETE CASCADE,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('reply', 'note', 'mail')),
  -- Name of the person at the time, or the email address that an email came from.
  who TEXT NOT NULL,
  -- 1: an email from an address other than the one in the form.
  is_other_address INTEGER NOT NULL DEFAULT 0 CHECK (is_other_address IN (0, 1)),
  words TEXT NOT NULL,
  attachments TEXT NOT NULL DEFAULT '[]'
) STRICT;

CREATE INDEX message_entries_of_message ON message_entries (submission_id, id);
CREATE INDEX message_entries_with_files ON message_entries (at) WHERE attachments <> '[]';

-- Emails about form messages until they are delivered. The content is generated when an email is sent.
CREATE TABLE message_mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- A reply goes to the customer, an email of the customer is reported to the sales address.
  entry_id INTEGER NOT NULL UNIQUE REFERENCES message_entries (id) ON DELETE CASCADE,
  -- Milliseconds since 1970. The sender moves it forward before sending.
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  -- 1: pending; 0: sent; -1: given up.
  owed INTEGER NOT NULL DEFAULT 1 CHECK (owed IN (-1, 0, 1))
) STRICT;

CREATE INDEX message_mails_due ON message_mails (due_at) WHERE owed = 1;

-- Addresses that email replies are sent to, by the SHA-256 of their token. Each belongs to one quote or form message.
CREATE TABLE reply_tokens (
  token_hash TEXT PRIMARY KEY,
  quote_id INTEGER REFERENCES quote_requests (id) ON DELETE CASCADE,
  submission_id INTEGER REFERENCES form_submissions (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  CHECK ((quote_id IS NULL) <> (submission_id IS NULL))
) STRICT;

CREATE INDEX reply_tokens_of_quote ON reply_tokens (quote_id) WHERE quote_id IS NOT NULL;
CREATE INDEX reply_tokens_of_message ON reply_tokens (submission_id) WHERE submission_id IS NOT NULL;

-- The address that an email about a quote came from, if it is not the customer's; NULL for all other events.
ALTER TABLE quote_events ADD COLUMN other_address TEXT;
