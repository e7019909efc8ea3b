-- Digest of the content that a program sent with its idempotency key: the key with other content is an error.
-- NULL for requests from pages, whose submission_key contains the content.
ALTER TABLE quote_requests ADD COLUMN content_digest TEXT;
