-- What the builder space said was published: read by every isolate, kept for a day.
CREATE TABLE content_changes (
  what TEXT PRIMARY KEY,
  changed_at INTEGER NOT NULL
) STRICT;
