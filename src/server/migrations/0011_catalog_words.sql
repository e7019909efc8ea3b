-- One spelling of the word.
ALTER TABLE catalogue_changes RENAME TO catalog_changes;
