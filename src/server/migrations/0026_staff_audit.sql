-- Every change at the desk. Rows are only added: the triggers reject every UPDATE, and a DELETE before the retention period
-- (730 days) has passed.
CREATE TABLE staff_audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL,
  -- No foreign key: entries remain when the person is removed. Null: the system or the command line.
  staff_id TEXT,
  who TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- JSON or ''.
  before TEXT NOT NULL DEFAULT '',
  after TEXT NOT NULL DEFAULT '',
  network TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX staff_audit_of_person ON staff_audit (staff_id, id);
CREATE INDEX staff_audit_of_action ON staff_audit (action, id);
CREATE INDEX staff_audit_by_time ON staff_audit (at);

CREATE TRIGGER staff_audit_is_never_changed BEFORE UPDATE ON staff_audit
BEGIN
  SELECT RAISE(ABORT, 'entries of the audit log cannot be changed');
END;

CREATE TRIGGER staff_audit_is_kept BEFORE DELETE ON staff_audit
WHEN OLD.at > (CAST(strftime('%s', 'now') AS INTEGER) - 730 * 86400) * 1000
BEGIN
  SELECT RAISE(ABORT, 'entries of the audit log cannot be deleted for 730 days');
END;
