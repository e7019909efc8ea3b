import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import {
  AUDIT_DAYS,
  type AuditAction,
  type AuditChange,
  type AuditEntry,
  auditJson,
  auditSubject,
} from '../../domain/site/staff/audit-entry.ts';

/** Who makes a change, and from where. */
export interface AuditActor {
  /** `null` for the system and the command line. */
  readonly staffId: string | null;
  /** Name and email address; "System" or "Command line" without a person. */
  readonly who: string;
  /** /24 or /48 network of the client; '' without a request. */
  readonly network: string;
}

/** The system as an actor: changes by cron triggers. */
export const SYSTEM: AuditActor = { staffId: null, who: 'System', network: '' };

/** What the log is filtered by. */
export interface AuditFilter {
  readonly staffId?: string;
  readonly action?: AuditAction;
  /** Part of the subject. */
  readonly subject?: string;
  /** Only entries from this time, milliseconds since 1970. */
  readonly from?: number;
  /** Only entries before this time. */
  readonly until?: number;
}

/** One page of entries, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Pass it as `before` for the next page; `null` on the last page. */
  readonly next: number | null;
}

/** The audit log of the desk. It has no method that changes or deletes an entry within its retention period. */
export interface AuditLog {
  /** Returns the statement that records a change, for the transaction of the change. */
  statement(actor: AuditActor, change: AuditChange): D1PreparedStatement;
  /** The same, if the statement before it in the transaction changed a row. */
  statementIfChanged(actor: AuditActor, change: AuditChange): D1PreparedStatement;
  /** Runs statements in one transaction. */
  batch(statements: readonly D1PreparedStatement[]): Promise<void>;
  /** Records a change outside a transaction. */
  record(actor: AuditActor, change: AuditChange): Promise<void>;
  /** @param before only entries with a smaller ID; `null` for the newest */
  page(filter: AuditFilter, before: number | null, size: number): Promise<AuditPage>;
  /** Deletes entries after their retention period. */
  forgetEnded(): Promise<void>;
}

const COLUMNS = 'INSERT INTO staff_audit (at, staff_id, who, action, subject, before, after, network)';
const INSERT = `${COLUMNS} VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`;
const INSERT_IF_CHANGED = `${COLUMNS} SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE changes() > 0`;
const PAGE = `SELECT id, at, who, action, subject, before, after, network FROM staff_audit
  WHERE (?1 IS NULL OR id < ?1) AND (?2 IS NULL OR staff_id = ?2) AND (?3 IS NULL OR action = ?3)
    AND (?4 IS NULL OR instr(lower(subject), lower(?4)) > 0) AND (?6 IS NULL OR at >= ?6) AND (?7 IS NULL OR at < ?7)
  ORDER BY id DESC LIMIT ?5`;
const DAY_MS = 86_400_000;

/** The audit log in D1. Triggers of its table reject every change of an entry. */
export const auditLog = (db: D1Database, now: () => number): AuditLog => {
  const bind = (sql: string, actor: AuditActor, change: AuditChange): D1PreparedStatement =>
    db
      .prepare(sql)
      .bind(
        now(),
        actor.staffId,
        actor.who,
        change.action,
        auditSubject(change.subject),
        auditJson(change.before),
        auditJson(change.after),
        actor.network,
      );
  return {
    statement: (actor, change) => bind(INSERT, actor, change),
    statementIfChanged: (actor, change) => bind(INSERT_IF_CHANGED, actor, change),
    async batch(statements) {
      await db.batch([...statements]);
    },
    async record(actor, change) {
      await bind(INSERT, actor, change).run();
    },
    async page({ staffId, action, subject, from, until }, before, size) {
      const { results } = await db
        .prepare(PAGE)
        .bind(before, staffId ?? null, action ?? null, subject ?? null, size + 1, from ?? null, until ?? null)
        .all<AuditEntry>();
      const entries = results.slice(0, size);
      return { entries, next: results.length > size ? (entries.at(-1)?.id ?? null) : null };
    },
    async forgetEnded() {
      await db
        .prepare('DELETE FROM staff_audit WHERE at < ?')
        .bind(now() - (AUDIT_DAYS + 1) * DAY_MS)
        .run();
    },
  };
};
