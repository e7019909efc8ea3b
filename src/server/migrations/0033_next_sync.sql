-- The synchronization that starts when this one ends, because something changed that it may not have read. NULL = none.
ALTER TABLE sync_runs ADD COLUMN next_kind TEXT CHECK (next_kind IN ('full', 'refresh'));
ALTER TABLE sync_runs ADD COLUMN next_forced INTEGER NOT NULL DEFAULT 0;
