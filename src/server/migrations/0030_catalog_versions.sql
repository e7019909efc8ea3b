-- Versions of the catalog: each import and each roll back adds one. Version 0 is the catalog before the first import.
CREATE TABLE catalog_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Milliseconds since 1970.
  published_at INTEGER NOT NULL,
  -- NULL: the command line or an ERP upload.
  staff_id TEXT,
  who TEXT NOT NULL,
  -- What was published: names of files, or the version of a roll back.
  title TEXT NOT NULL,
  -- Reason of a roll back, or the staff's note.
  note TEXT NOT NULL DEFAULT '',
  -- Version whose import produced the content. A roll back has the content of an earlier version.
  content INTEGER NOT NULL,
  -- Content that the import replaced.
  base INTEGER NOT NULL,
  -- Rows of the import in catalog_version_rows; NULL for a roll back, and after they were deleted.
  batch TEXT,
  -- 1: the search index follows by a refresh; 0: it is built again.
  refreshes INTEGER NOT NULL DEFAULT 0 CHECK (refreshes IN (0, 1)),
  added INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  removed INTEGER NOT NULL DEFAULT 0,
  -- Rows of the database that the import wrote or removed.
  written INTEGER NOT NULL DEFAULT 0,
  -- Kind and SHA-256 of an ERP upload, which is published once.
  digest TEXT
) STRICT;

CREATE INDEX catalog_versions_by_digest ON catalog_versions (digest) WHERE digest IS NOT NULL;

-- What an import changes, and its inverse, as JSON arrays of thousands of rows. Nothing reads them until the import switches
-- in one transaction; afterwards they are what a roll back applies.
CREATE TABLE catalog_version_rows (
  id INTEGER PRIMARY KEY,
  batch TEXT NOT NULL,
  direction TEXT NOT NULL CHECK (direction IN ('redo', 'undo')),
  kind TEXT NOT NULL,
  "rows" TEXT NOT NULL
) STRICT;

CREATE INDEX catalog_version_rows_by_batch ON catalog_version_rows (batch, direction, kind, id);

INSERT INTO catalog_versions (id, published_at, who, title, content, base)
  SELECT id, imported_at, 'Command line', 'Catalog files', id, id - 1 FROM catalog_imports;
DROP TABLE catalog_imports;
DROP TABLE catalog_import_rows;

-- Files that staff uploaded at the desk, until they are published or discarded. The content is in the bucket UPLOADS.
CREATE TABLE catalog_uploads (
  id TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  created_at INTEGER NOT NULL,
  staff_id TEXT NOT NULL,
  who TEXT NOT NULL,
  file_name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  -- Cells of the header and of the first row: two JSON lists.
  header TEXT NOT NULL,
  sample TEXT NOT NULL,
  -- Kind of the file; '' until it is known.
  kind TEXT NOT NULL,
  -- Whether rows that are missing from the file are removed from the catalog.
  is_whole INTEGER NOT NULL DEFAULT 0 CHECK (is_whole IN (0, 1)),
  -- Column by position, '' for skipped ones: a JSON list.
  columns TEXT NOT NULL,
  -- Corrections that staff accepted, as JSON.
  fixes TEXT NOT NULL DEFAULT '{}',
  state TEXT NOT NULL CHECK (state IN ('columns', 'checking', 'checked', 'publishing', 'published', 'failed')),
  rows_read INTEGER NOT NULL DEFAULT 0,
  -- Result of the check as JSON.
  report TEXT,
  -- What the person confirmed with the button "Publish", as JSON.
  confirmed TEXT,
  -- Reason of a failure, or why the check ran again.
  message TEXT NOT NULL DEFAULT '',
  -- Version that was published.
  version INTEGER
) STRICT;

CREATE INDEX catalog_uploads_by_time ON catalog_uploads (created_at);
