-- Content entries in the shape of the content API (version 3). Pages are found by their address.

DROP TABLE pages;

CREATE TABLE content_entries (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  model TEXT NOT NULL,
  title TEXT NOT NULL,
  url TEXT NOT NULL,
  published TEXT NOT NULL,
  last_updated INTEGER NOT NULL,
  -- Every word of its text once, for search.
  words TEXT NOT NULL,
  entry TEXT NOT NULL
);

CREATE UNIQUE INDEX content_entries_by_url ON content_entries (model, url);

-- The collection that search lists: published pages that may be found.
CREATE VIEW pages AS
SELECT number AS id, title, url
FROM content_entries
WHERE model = 'page' AND published = 'published' AND coalesce(json_extract(entry, '$.data.noindex'), 0) = 0;
