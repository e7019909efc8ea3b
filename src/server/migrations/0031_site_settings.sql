-- Settings that staff changed at the desk. They take precedence over the environment variable of the same name.
CREATE TABLE site_settings (
  -- Name of the environment variable, such as PHONE.
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  -- Milliseconds since 1970.
  changed_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- 0: the desk ignores shortcuts of a single character for this person.
ALTER TABLE staff ADD COLUMN single_key_shortcuts INTEGER NOT NULL DEFAULT 1 CHECK (single_key_shortcuts IN (0, 1));

-- Responses with a status of 500 or more, without any text of the request or the error. Deleted after 7 days.
CREATE TABLE site_errors (
  id INTEGER PRIMARY KEY,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL,
  request_id TEXT NOT NULL,
  method TEXT NOT NULL,
  -- Pattern of the route, such as /product/:name.
  route TEXT NOT NULL,
  status INTEGER NOT NULL,
  -- Code of an expected failure, or the class of an unexpected one, such as TypeError.
  kind TEXT NOT NULL
) STRICT;

CREATE INDEX site_errors_by_time ON site_errors (at);

-- The last run of each periodic job, for the desk.
CREATE TABLE job_runs (
  job TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  ran_at INTEGER NOT NULL,
  -- Result in a few words.
  outcome TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Links and images of content pages that lead nowhere, as the last check found them.
CREATE TABLE page_problems (
  -- Path of the content page.
  page TEXT NOT NULL,
  -- Path that the link or image refers to.
  target TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('link', 'image', 'page')),
  PRIMARY KEY (page, target)
) STRICT, WITHOUT ROWID;

-- Code of the error of the last attempt, or its class; '' without one.
ALTER TABLE quote_mails ADD COLUMN last_error TEXT NOT NULL DEFAULT '';
ALTER TABLE message_mails ADD COLUMN last_error TEXT NOT NULL DEFAULT '';

-- Emails about quotes that are queued or were given up, and records that the backend rejected.
CREATE INDEX quote_mails_pending ON quote_mails (due_at) WHERE owed <> 0;
CREATE INDEX message_mails_pending ON message_mails (due_at) WHERE owed <> 0;
CREATE INDEX form_submissions_rejected ON form_submissions (id) WHERE owed < 0;
CREATE INDEX quote_requests_rejected ON quote_requests (id) WHERE owed < 0;
CREATE INDEX quote_events_rejected ON quote_events (id) WHERE owed < 0;
