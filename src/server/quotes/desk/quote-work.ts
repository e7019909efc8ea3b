import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { quoteNumber } from '../../../domain/order/quotes/quote.ts';
import type { AuditActor, AuditLog } from '../../staff/audit-log.ts';

/** A quote as a page showed it. A change fails if owner, follow-up or reason changed since. */
export interface ShownRef {
  readonly id: number;
  /** `InboxQuote.version`. */
  readonly version: number;
}

export interface FollowUp {
  /** `yyyy-mm-dd`; `null` removes the follow-up. */
  readonly on: string | null;
  readonly note: string;
}

/** Result of a change of several quotes. */
export interface WorkResult {
  /** Numbers of the changed quotes. */
  readonly changed: readonly string[];
  /** Numbers of the quotes that somebody else had changed in between. */
  readonly conflicts: readonly string[];
  /** First and last entry of the audit log, with which `undo` restores the old values; `null` if nothing changed. */
  readonly undo: UndoRange | null;
}

export interface UndoRange {
  readonly first: number;
  readonly last: number;
}

/** Owner and follow-up of quotes. Every change is in the audit log, in the same transaction. */
export interface QuoteWork {
  /** @param ownerId ID of a person; `null` for nobody */
  setOwner(refs: readonly ShownRef[], ownerId: string | null, actor: AuditActor): Promise<WorkResult>;
  setFollowUp(refs: readonly ShownRef[], followUp: FollowUp, actor: AuditActor): Promise<WorkResult>;
  /** Restores what the person changed within the last ten minutes, except where somebody changed it again. */
  undo(range: UndoRange, actor: AuditActor): Promise<WorkResult>;
}

/** Maximum number of quotes per change: those of one page of the list. */
export const MAX_AT_ONCE = 50;
const UNDO_MS = 10 * 60_000;

interface Row {
  readonly id: number;
  readonly requested_at: string;
  readonly version: number;
  readonly owner: string | null;
  readonly follow_up_on: string | null;
  readonly follow_up_note: string | null;
}

const READ = `SELECT l.quote_id AS id, l.requested_at, l.work_version AS version, s.email AS owner, l.follow_up_on,
    w.follow_up_note
  FROM json_each(?) AS ids JOIN quote_list l ON l.quote_id = ids.value
    LEFT JOIN quote_work w ON w.quote_id = l.quote_id LEFT JOIN staff s ON s.id = l.owner_id`;
const OWNER = `INSERT INTO quote_work (quote_id, owner_id)
  SELECT quote_id, ?3 FROM quote_list WHERE quote_id = ?1 AND work_version = ?2
  ON CONFLICT (quote_id) DO UPDATE SET owner_id = excluded.owner_id WHERE owner_id IS NOT excluded.owner_id`;
const FOLLOW_UP = `INSERT INTO quote_work (quote_id, follow_up_on, follow_up_note)
  SELECT quote_id, ?3, ?4 FROM quote_list WHERE quote_id = ?1 AND work_version = ?2
  ON CONFLICT (quote_id) DO UPDATE SET follow_up_on = excluded.follow_up_on, follow_up_note = excluded.follow_up_note
  WHERE follow_up_on IS NOT excluded.follow_up_on OR follow_up_note <> excluded.follow_up_note`;
const LAST_ENTRY = 'SELECT coalesce(max(id), 0) AS id FROM staff_audit';
const ENTRIES = `SELECT action, subject, before, after FROM staff_audit
  WHERE id BETWEEN ?1 AND ?2 AND staff_id = ?3 AND at > ?4 AND action IN ('quote-assigned', 'quote-follow-up') LIMIT ?5`;
const EMAIL = 'SELECT email FROM staff WHERE id = ?';
const ID = 'SELECT id FROM staff WHERE email = ?';

/** Fields of an entry of the audit log, which `undo` reads. */
interface Recorded {
  readonly owner?: string | null;
  readonly followUp?: string | null;
  readonly note?: string;
}

const recordedIn = (json: string): Recorded => (json === '' ? {} : (JSON.parse(json) as Recorded));

/** Returns the ID in a quote number. */
const idIn = (number: string): number => Number(number.slice(number.lastIndexOf('-') + 1));

interface Options {
  readonly audit: AuditLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Owners and follow-ups in D1. */
export const quoteWork = (db: D1Database, { audit, now }: Options): QuoteWork => {
  const read = async (ids: readonly number[]): Promise<readonly Row[]> =>
    (await db.prepare(READ).bind(JSON.stringify(ids)).all<Row>()).results;

  /** Runs pairs of a change and its entry in one transaction, then compares what is stored with what was wanted. */
  const change = async (
    refs: readonly ShownRef[],
    statementsOf: (row: Row, ref: ShownRef) => readonly D1PreparedStatement[],
    isDone: (row: Row) => boolean,
  ): Promise<WorkResult> => {
    const bounded = refs.slice(0, MAX_AT_ONCE);
    const before = await read(bounded.map(({ id }) => id));
    const statements = before.flatMap((row) => {
      const ref = bounded.find(({ id }) => id === row.id);
      return ref === undefined || isDone(row) ? [] : statementsOf(row, ref);
    });
    if (statements.length === 0) return { changed: [], conflicts: [], undo: null };
    const last = db.prepare(LAST_ENTRY);
    const results = await db.batch<{ id: number }>([last, ...statements, last]);
    const [from, to] = [results[0]?.results[0]?.id ?? 0, results.at(-1)?.results[0]?.id ?? 0];
    const after = await read(bounded.map(({ id }) => id));
    const numberOf = (row: Row): string => quoteNumber(row.id, row.requested_at);
    const changed = after.filter((row) => isDone(row) && before.some((old) => old.id === row.id && !isDone(old)));
    return {
      changed: changed.map(numberOf),
      conflicts: after.filter((row) => !isDone(row)).map(numberOf),
      undo: to > from ? { first: from + 1, last: to } : null,
    };
  };

  const setOwner: QuoteWork['setOwner'] = async (refs, ownerId, actor) => {
    const owner =
      ownerId === null ? null : ((await db.prepare(EMAIL).bind(ownerId).first<{ email: string }>())?.email ?? '');
    if (owner === '') return { changed: [], conflicts: [], undo: null };
    return change(
      refs,
      (row, { id, version }) => [
        db.prepare(OWNER).bind(id, version, ownerId),
        audit.statementIfChanged(actor, {
          action: 'quote-assigned',
          subject: quoteNumber(row.id, row.requested_at),
          before: { owner: row.owner },
          after: { owner },
        }),
      ],
      (row) => row.owner === owner,
    );
  };

  const setFollowUp: QuoteWork['setFollowUp'] = (refs, { on, note }, actor) => {
    const words = on === null ? '' : note;
    return change(
      refs,
      (row, { id, version }) => [
        db.prepare(FOLLOW_UP).bind(id, version, on, words),
        audit.statementIfChanged(actor, {
          action: 'quote-follow-up',
          subject: quoteNumber(row.id, row.requested_at),
          before: { followUp: row.follow_up_on, note: row.follow_up_note ?? '' },
          after: { followUp: on, note: words },
        }),
      ],
      (row) => row.follow_up_on === on && (row.follow_up_note ?? '') === words,
    );
  };

  return {
    setOwner,
    setFollowUp,
    async undo({ first, last }, actor) {
      const { results } = await db
        .prepare(ENTRIES)
        .bind(first, last, actor.staffId, now() - UNDO_MS, MAX_AT_ONCE)
        .all<{ action: string; subject: string; before: string; after: string }>();
      const outcome = { changed: [] as string[], conflicts: [] as string[] };
      for (const { action, subject, before, after } of results) {
        const [row] = await read([idIn(subject)]);
        const [old, set] = [recordedIn(before), recordedIn(after)];
        const isOwner = action === 'quote-assigned';
        const isUnchanged = isOwner
          ? row?.owner === (set.owner ?? null)
          : row?.follow_up_on === (set.followUp ?? null) && (row.follow_up_note ?? '') === (set.note ?? '');
        if (row === undefined || !isUnchanged) {
          outcome.conflicts.push(subject);
          continue;
        }
        const ref = [{ id: row.id, version: row.version }];
        const owner = old.owner ? await db.prepare(ID).bind(old.owner).first<{ id: string }>() : null;
        const undone = isOwner
          ? await setOwner(ref, owner?.id ?? null, actor)
          : await setFollowUp(ref, { on: old.followUp ?? null, note: old.note ?? '' }, actor);
        outcome.changed.push(...undone.changed);
        outcome.conflicts.push(...undone.conflicts);
      }
      return { ...outcome, undo: null };
    },
  };
};
