-- Changes of price and stock since the last synchronisation, for the refresh of the search index. Parts that came or
-- went are not noted: they follow with the next full synchronisation.

CREATE TABLE catalogue_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  -- One of the two: a part, or every part of a list of prices.
  part_id INTEGER,
  price_list_id INTEGER
);

CREATE TRIGGER parts_changed AFTER UPDATE OF price_list_id, stock ON parts
BEGIN
  INSERT INTO catalogue_changes (part_id) VALUES (new.id);
END;

CREATE TRIGGER price_lists_changed AFTER UPDATE OF unit_price_e5 ON price_lists
BEGIN
  INSERT INTO catalogue_changes (price_list_id) VALUES (new.id);
END;

CREATE TRIGGER vendor_stock_added AFTER INSERT ON vendor_stock
BEGIN
  INSERT INTO catalogue_changes (part_id) VALUES (new.our_product);
END;

CREATE TRIGGER vendor_stock_changed AFTER UPDATE ON vendor_stock
BEGIN
  INSERT INTO catalogue_changes (part_id) VALUES (old.our_product), (new.our_product);
END;

CREATE TRIGGER vendor_stock_removed AFTER DELETE ON vendor_stock
BEGIN
  INSERT INTO catalogue_changes (part_id) VALUES (old.our_product);
END;

-- Synchronisations of the catalogue, for whoever runs the shop.
CREATE TABLE sync_runs (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('full', 'refresh')),
  -- 1: what is suspicious is published all the same.
  forced INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('running', 'published', 'unchanged', 'refused', 'failed')),
  -- Milliseconds since 1970.
  started_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- What it is doing, or why it ended as it did.
  message TEXT NOT NULL,
  -- Parts the backend says it has; null = it does not say, or has not been asked.
  expected INTEGER,
  rows_read INTEGER NOT NULL DEFAULT 0,
  parts INTEGER,
  -- Rows the index could not take.
  left_out INTEGER,
  version TEXT
);

CREATE INDEX sync_runs_by_start ON sync_runs (started_at);
