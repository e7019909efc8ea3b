-- A company's own catalog comes as files (docs/guides/own-catalog.md), in which people name price lists.
CREATE TABLE price_list_names (
  price_list_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);

-- What an import is about to change, as JSON arrays of thousands of rows. Nothing reads it until the import switches in
-- one transaction, which also empties it.
CREATE TABLE catalog_import_rows (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  "rows" TEXT NOT NULL
);

-- Completed imports. An import that was checked against an earlier one is refused.
CREATE TABLE catalog_imports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  imported_at INTEGER NOT NULL -- milliseconds since 1970
);
