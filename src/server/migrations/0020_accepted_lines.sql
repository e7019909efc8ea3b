-- The lines that an event of kind 'accepted' covers, as JSON: {"answered_at": ISO time of the answer, "lines": [1, 2]}.
-- NULL for other events, and for acceptances before this migration, which cover every line with a price.
ALTER TABLE quote_events ADD COLUMN acceptance TEXT;
