-- SHA-256 of the cookie of the browser that signed up: the emailed link needs no password there.
ALTER TABLE registrations ADD COLUMN browser_hash TEXT;
