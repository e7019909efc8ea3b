-- What the lists of quotes at the desk filter and sort by, in one small row per quote. Reading it from `quote_requests` would read
-- the lines of every quote. docs/decisions/087-list-quotes-from-a-small-table.md.
CREATE TABLE quote_list (
  quote_id INTEGER PRIMARY KEY REFERENCES quote_requests (id) ON DELETE CASCADE,
  -- ISO time.
  requested_at TEXT NOT NULL,
  -- As in quote_requests.
  state TEXT NOT NULL,
  valid_until TEXT,
  -- Name, company and email address in lower case, a line each.
  customer TEXT NOT NULL,
  -- ISO time since which the customer waits for staff; null: staff replied last.
  waiting_since TEXT,
  -- Whether the customer wrote after staff replied.
  open_message INTEGER NOT NULL DEFAULT 0,
  -- As in quote_work.
  owner_id TEXT,
  follow_up_on TEXT,
  first_answered_at TEXT,
  is_lost INTEGER NOT NULL DEFAULT 0,
  is_viewed INTEGER NOT NULL DEFAULT 0,
  -- Increases when owner, follow-up or reason change, so that two people never overwrite each other unnoticed.
  work_version INTEGER NOT NULL DEFAULT 0,
  -- Computed from the lines by the site; null: not yet.
  lines INTEGER,
  -- Lines for which no part was found and that have no price.
  unmatched INTEGER NOT NULL DEFAULT 0,
  -- Lines that the value does not contain.
  open_lines INTEGER NOT NULL DEFAULT 0,
  value_cents INTEGER,
  -- Whether the customer accepted only some of the lines with a price.
  is_partial INTEGER NOT NULL DEFAULT 0,
  -- Version of the quote, and the one that the columns above were computed from.
  version INTEGER NOT NULL DEFAULT 1,
  computed_version INTEGER NOT NULL DEFAULT 0,
  -- follow_up_on of the last reminder to the owner; null: none was sent.
  reminded_for TEXT
) STRICT;

-- Covers the counts of the tabs.
CREATE INDEX quote_list_counts
  ON quote_list (state, valid_until, open_message, is_lost, follow_up_on, waiting_since, value_cents, is_viewed);
CREATE INDEX quote_list_of_owner ON quote_list (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX quote_list_follow_ups ON quote_list (follow_up_on) WHERE follow_up_on IS NOT NULL;
CREATE INDEX quote_list_by_time ON quote_list (requested_at);
CREATE INDEX quote_list_to_compute ON quote_list (quote_id) WHERE computed_version <> version;

-- Part numbers in quotes, in upper case, for the search.
CREATE TABLE quote_list_parts (
  part TEXT NOT NULL,
  quote_id INTEGER NOT NULL REFERENCES quote_requests (id) ON DELETE CASCADE,
  PRIMARY KEY (part, quote_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX quote_list_parts_of_quote ON quote_list_parts (quote_id);

CREATE TRIGGER quote_list_of_new_request AFTER INSERT ON quote_requests
BEGIN
  INSERT INTO quote_list (quote_id, requested_at, state, valid_until, customer, waiting_since)
  VALUES (
    new.id, new.requested_at, new.state, new.valid_until,
    lower(coalesce(json_extract(new.contact, '$.name'), '') || char(10)
      || coalesce(json_extract(new.contact, '$.company'), '') || char(10)
      || coalesce(json_extract(new.contact, '$.email'), '')),
    CASE WHEN new.state IN ('received', 'in_work') THEN new.requested_at END
  );
END;

CREATE TRIGGER quote_list_of_changed_request
AFTER UPDATE OF state, valid_until, answer, lines, texts, contact ON quote_requests
BEGIN
  UPDATE quote_list SET state = new.state, valid_until = new.valid_until, version = version + 1
  WHERE quote_id = new.id;
END;

-- A message of the customer starts the clock, a reply of staff stops it.
CREATE TRIGGER quote_list_of_event AFTER INSERT ON quote_events
BEGIN
  UPDATE quote_list SET
    waiting_since = CASE
      WHEN new.actor = 'visitor' AND new.kind = 'message' THEN coalesce(waiting_since, new.happened_at)
      WHEN new.kind = 'in_work' THEN coalesce(waiting_since, new.happened_at)
      ELSE NULL END,
    open_message = new.actor = 'visitor' AND new.kind = 'message' OR (open_message = 1 AND new.kind = 'in_work'),
    version = version + 1
  WHERE quote_id = new.quote_id;
END;

CREATE TRIGGER quote_list_of_new_work AFTER INSERT ON quote_work
BEGIN
  UPDATE quote_list SET
    owner_id = new.owner_id, follow_up_on = new.follow_up_on, first_answered_at = new.first_answered_at,
    is_lost = new.lost_reason IS NOT NULL, is_viewed = new.viewed_at IS NOT NULL,
    work_version = work_version
      + (new.owner_id IS NOT NULL OR new.follow_up_on IS NOT NULL OR new.lost_reason IS NOT NULL)
  WHERE quote_id = new.quote_id;
END;

CREATE TRIGGER quote_list_of_changed_work
AFTER UPDATE OF owner_id, follow_up_on, follow_up_note, lost_reason, lost_note, viewed_at, first_answered_at ON quote_work
BEGIN
  UPDATE quote_list SET
    owner_id = new.owner_id, follow_up_on = new.follow_up_on, first_answered_at = new.first_answered_at,
    is_lost = new.lost_reason IS NOT NULL, is_viewed = new.viewed_at IS NOT NULL,
    work_version = work_version
      + (new.owner_id IS NOT old.owner_id OR new.follow_up_on IS NOT old.follow_up_on
        OR new.follow_up_note IS NOT old.follow_up_note OR new.lost_reason IS NOT old.lost_reason)
  WHERE quote_id = new.quote_id;
END;

-- Quotes that exist already.
INSERT INTO quote_list (quote_id, requested_at, state, valid_until, customer, waiting_since, open_message, first_answered_at)
SELECT
  id, requested_at, state, valid_until,
  lower(coalesce(json_extract(contact, '$.name'), '') || char(10)
    || coalesce(json_extract(contact, '$.company'), '') || char(10)
    || coalesce(json_extract(contact, '$.email'), '')),
  CASE
    WHEN state IN ('accepted', 'withdrawn') THEN NULL
    WHEN answered_at IS NULL THEN requested_at
    ELSE (SELECT min(happened_at) FROM quote_events
      WHERE quote_id = quote_requests.id AND actor = 'visitor' AND kind = 'message' AND happened_at > answered_at) END,
  EXISTS (SELECT 1 FROM quote_events
    WHERE quote_id = quote_requests.id AND actor = 'visitor' AND kind = 'message'
      AND happened_at > coalesce(answered_at, '')),
  (SELECT min(happened_at) FROM quote_events WHERE quote_id = quote_requests.id AND kind = 'answered')
FROM quote_requests;

INSERT INTO quote_work (quote_id, first_answered_at)
SELECT quote_id, first_answered_at FROM quote_list WHERE first_answered_at IS NOT NULL
ON CONFLICT (quote_id) DO UPDATE SET first_answered_at = excluded.first_answered_at;
