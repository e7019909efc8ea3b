import type { D1Database } from '@cloudflare/workers-types';
import { type AuditLog, auditLog } from './audit-log.ts';
import { type DeskPath, deskPath } from './desk-path.ts';
import { countOpenQuotes, type OpenQuotes } from './open-quotes.ts';
import { type StaffSessions, staffSessions } from './staff-sessions.ts';

/** Accounts of staff and what they did. */
export interface StaffServices {
  readonly sessions: StaffSessions;
  readonly audit: AuditLog;
  readonly path: DeskPath;
  /** Counts the open quotes by state. */
  readonly openQuotes: () => Promise<OpenQuotes>;
}

/** Staff in D1, with or without a connected backend. */
export const staffServices = (db: D1Database, now: () => number): StaffServices => ({
  sessions: staffSessions(db, now),
  audit: auditLog(db, now),
  path: deskPath(db),
  openQuotes: () => countOpenQuotes(db, now()),
});
