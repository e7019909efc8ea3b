-- Quotes at the desk. docs/decisions/086-work-on-quotes-at-the-desk.md.

-- What staff note about a quote, and the draft of its next revision. A quote without a row has none of it.
CREATE TABLE quote_work (
  quote_id INTEGER PRIMARY KEY REFERENCES quote_requests (id) ON DELETE CASCADE,
  -- Who works on it; null: nobody.
  owner_id TEXT REFERENCES staff (id) ON DELETE SET NULL,
  -- yyyy-mm-dd; null: no follow-up.
  follow_up_on TEXT,
  follow_up_note TEXT NOT NULL DEFAULT '',
  -- Why it was lost, by the names in src/domain/order/quotes/desk/lost-reason.ts; null: it was not.
  lost_reason TEXT,
  lost_note TEXT NOT NULL DEFAULT '',
  -- ISO time at which the customer's page first showed the last reply; null: not yet.
  viewed_at TEXT,
  -- ISO time of the first reply; null: none was sent.
  first_answered_at TEXT,
  -- JSON of the draft; null without a draft.
  draft TEXT,
  -- Increases with each change of the draft, so that two people never overwrite each other.
  draft_version INTEGER NOT NULL DEFAULT 0,
  draft_by TEXT,
  -- ISO time.
  draft_at TEXT,
  -- yyyy-mm-dd on which the customer is reminded that the reply expires; null: no reminder.
  remind_on TEXT
) STRICT;

CREATE INDEX quote_work_of_owner ON quote_work (owner_id);
CREATE INDEX quote_work_follow_ups ON quote_work (follow_up_on) WHERE follow_up_on IS NOT NULL;
CREATE INDEX quote_work_reminders ON quote_work (remind_on) WHERE remind_on IS NOT NULL;

-- Every reply as it was sent: its content never changes.
CREATE TABLE quote_revisions (
  quote_id INTEGER NOT NULL REFERENCES quote_requests (id) ON DELETE CASCADE,
  -- From 1: R1, R2 and so on.
  revision INTEGER NOT NULL,
  -- ISO time: `answered_at` of the quote while this reply was the last one.
  answered_at TEXT NOT NULL,
  valid_until TEXT NOT NULL,
  -- Name of the person; '' for a reply that was entered in the backend.
  who TEXT NOT NULL,
  -- JSON of the reply.
  answer TEXT NOT NULL,
  -- SHA-256 of `answer`.
  digest TEXT NOT NULL,
  PRIMARY KEY (quote_id, revision)
) STRICT;

CREATE TRIGGER quote_revisions_are_never_changed BEFORE UPDATE ON quote_revisions
BEGIN
  SELECT RAISE(ABORT, 'revisions of quotes cannot be changed');
END;

-- Notes that only staff see.
CREATE TABLE quote_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote_id INTEGER NOT NULL REFERENCES quote_requests (id) ON DELETE CASCADE,
  -- Number of a line; null: about the whole quote.
  line INTEGER,
  -- ISO time.
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  words TEXT NOT NULL
) STRICT;

CREATE INDEX quote_notes_of_quote ON quote_notes (quote_id, id);

-- Who has a quote open: pages at the desk report every 20 seconds.
CREATE TABLE quote_presence (
  quote_id INTEGER NOT NULL REFERENCES quote_requests (id) ON DELETE CASCADE,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  -- Milliseconds since 1970.
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (quote_id, staff_id)
) STRICT;

-- The lists of the desk read quotes by state.
CREATE INDEX quote_requests_by_state ON quote_requests (state, id);
