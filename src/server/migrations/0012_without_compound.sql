-- The few parts whose compound is not on file: their pages are looked for by name among these alone.

CREATE INDEX parts_without_compound ON parts (id) WHERE nullif(compound_id, 0) IS NULL;
