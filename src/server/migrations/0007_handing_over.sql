-- What visitors sent while a backend server was connected, until its collections have it.
-- 0: nothing is owed. 1 and more: it is owed, one more with each try that failed. -1: the backend refused it for good.

ALTER TABLE form_submissions ADD COLUMN owed INTEGER NOT NULL DEFAULT 0 CHECK (owed >= -1);
ALTER TABLE quote_requests ADD COLUMN owed INTEGER NOT NULL DEFAULT 0 CHECK (owed >= -1);

-- What was tried least comes first, then the oldest: one that the backend fails on does not hold up the others.
CREATE INDEX form_submissions_owed ON form_submissions (owed, id) WHERE owed > 0;
CREATE INDEX quote_requests_owed ON quote_requests (owed, id) WHERE owed > 0;
