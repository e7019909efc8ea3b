-- What visitors sent is deleted when its time is over; both questions of every night find their rows by time.

CREATE INDEX form_submissions_with_files ON form_submissions (submitted_at) WHERE attachments <> '[]';
CREATE INDEX quote_requests_by_time ON quote_requests (requested_at);
