-- What visitors send. Only this site's Worker writes here; nothing of it is public to read.

CREATE TABLE form_submissions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Digest of form, key of the page and content: the same sent twice is one row.
  submission_key TEXT NOT NULL UNIQUE,
  form_type TEXT NOT NULL,
  page TEXT NOT NULL,
  submitted_at TEXT NOT NULL,
  -- 1: the field that people do not see was filled in.
  suspect INTEGER NOT NULL,
  field_values TEXT NOT NULL,
  attachments TEXT NOT NULL
);

CREATE INDEX form_submissions_by_time ON form_submissions (submitted_at);

CREATE TABLE quote_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- 128 random bits: whoever has the address of a quote may read it.
  public_id TEXT NOT NULL UNIQUE,
  submission_key TEXT NOT NULL UNIQUE,
  requested_at TEXT NOT NULL,
  contact TEXT NOT NULL,
  lines TEXT NOT NULL
);
