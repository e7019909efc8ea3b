import type { D1Database } from '@cloudflare/workers-types';
import type { LostReason } from '../../../domain/order/quotes/desk/lost-reason.ts';
import { quoteNumber } from '../../../domain/order/quotes/quote.ts';
import type { WriteReply } from '../../backend/write-reply.ts';
import type { AuditActor, AuditLog } from '../../staff/audit-log.ts';
import { MAX_AT_ONCE, type ShownRef } from './quote-work.ts';

/** Result of marking quotes as lost, or of reopening them. */
export interface LostResult {
  /** Numbers of the changed quotes. */
  readonly changed: readonly string[];
  /** Quotes that were not changed, with the reason in a sentence. */
  readonly refused: readonly { readonly number: string; readonly reason: string }[];
}

/**
 * Closes quotes that the customer does not order. The state is written through the backend's protocol, as every reply of staff, so
 * a connected server and the site agree. The customer gets no email.
 */
export interface LostQuotes {
  markLost(
    refs: readonly ShownRef[],
    lost: { readonly reason: LostReason; readonly note: string },
    actor: AuditActor,
  ): Promise<LostResult>;
  /** Returns lost quotes to review. The reply that was sent before is not restored: it must be sent again. */
  reopen(ids: readonly number[], actor: AuditActor): Promise<LostResult>;
}

interface Row {
  readonly id: number;
  readonly requested_at: string;
  readonly submission_key: string;
  readonly state: string;
  readonly version: number;
  readonly lost_reason: string | null;
}

const READ = `SELECT l.quote_id AS id, r.requested_at, r.submission_key, r.state, l.work_version AS version, w.lost_reason
  FROM json_each(?) AS ids JOIN quote_list l ON l.quote_id = ids.value JOIN quote_requests r ON r.id = l.quote_id
    LEFT JOIN quote_work w ON w.quote_id = l.quote_id`;
const SET = `INSERT INTO quote_work (quote_id, lost_reason, lost_note)
  SELECT quote_id, ?3, ?4 FROM quote_list
  WHERE quote_id = ?1 AND work_version = ?2 AND state IN ('received', 'in_work', 'answered')
  ON CONFLICT (quote_id) DO UPDATE SET lost_reason = excluded.lost_reason, lost_note = excluded.lost_note`;
const CLEAR = `UPDATE quote_work SET lost_reason = NULL, lost_note = '' WHERE quote_id = ? AND lost_reason IS NOT NULL`;
const MAX_CONCURRENT = 5;

const CHANGED = 'Somebody changed it in the meantime. Look at it again.';
const REASONS: Readonly<Record<string, string>> = {
  accepted: 'The customer accepted it. An accepted quote cannot be lost.',
  withdrawn: 'It is closed already.',
};
const AWAY = 'The backend could not be reached. Try again in a minute.';
const PENDING = 'The request has not reached the backend yet. Try again in five minutes.';

interface Options {
  readonly audit: AuditLog;
  readonly writeReply: WriteReply;
  /** Reads what was written. */
  readonly readReplies: () => Promise<void>;
}

export const lostQuotes = (db: D1Database, { audit, writeReply, readReplies }: Options): LostQuotes => {
  const read = async (ids: readonly number[]): Promise<readonly Row[]> =>
    (
      await db
        .prepare(READ)
        .bind(JSON.stringify(ids.slice(0, MAX_AT_ONCE)))
        .all<Row>()
    ).results;
  const numberOf = (row: Row): string => quoteNumber(row.id, row.requested_at);

  /** Writes a status to the backend. Returns why it failed, or ''. */
  const write = async (row: Row, status: 'withdrawn' | 'in_work'): Promise<string> => {
    const result = await writeReply(row.submission_key, { status });
    if (result.kind === 'written') return '';
    if (result.kind === 'refused') return `The backend refused it: ${result.reason}`;
    return result.kind === 'pending' ? PENDING : AWAY;
  };

  /** Writes a status of several quotes. Returns the reasons of failures by ID. */
  const writeAll = async (rows: readonly Row[], status: 'withdrawn' | 'in_work'): Promise<Map<number, string>> => {
    const failures = new Map<number, string>();
    for (let from = 0; from < rows.length; from += MAX_CONCURRENT) {
      await Promise.all(
        rows.slice(from, from + MAX_CONCURRENT).map(async (row) => {
          const reason = await write(row, status);
          if (reason !== '') failures.set(row.id, reason);
        }),
      );
    }
    await readReplies();
    return failures;
  };

  return {
    async markLost(refs, { reason, note }, actor) {
      const before = await read(refs.map(({ id }) => id));
      const versionOf = new Map(refs.map(({ id, version }) => [id, version]));
      // The reason is stored first: with it, the round that reads the new state queues no email to the customer.
      if (before.length > 0) {
        await audit.batch(
          before.flatMap((row) => [
            db.prepare(SET).bind(row.id, versionOf.get(row.id) ?? -1, reason, note),
            audit.statementIfChanged(actor, {
              action: 'quote-lost',
              subject: numberOf(row),
              after: { reason, ...(note !== '' && { note }) },
            }),
          ]),
        );
      }
      const marked = await read(before.map(({ id }) => id));
      const wasSet = (row: Row): boolean => row.version !== versionOf.get(row.id) && row.lost_reason === reason;
      const set = marked.filter((row) => row.state !== 'withdrawn' && row.state !== 'accepted' && wasSet(row));
      const failures = await writeAll(set, 'withdrawn');
      const after = await read(set.map(({ id }) => id));
      const failed = after.filter(({ state }) => state !== 'withdrawn');
      if (failed.length > 0) {
        await audit.batch(
          failed.flatMap((row) => [
            db.prepare(CLEAR).bind(row.id),
            audit.statementIfChanged(actor, {
              action: 'quote-reopened',
              subject: numberOf(row),
              before: { reason },
              after: { failure: failures.get(row.id) ?? row.state },
            }),
          ]),
        );
      }
      const reasonOf = (row: Row): string => failures.get(row.id) ?? REASONS[row.state] ?? CHANGED;
      const isSet = (row: Row): boolean => set.some(({ id }) => id === row.id);
      return {
        changed: after.filter(({ state }) => state === 'withdrawn').map(numberOf),
        refused: [...marked.filter((row) => !isSet(row)), ...failed].map((row) => ({
          number: numberOf(row),
          reason: reasonOf(row),
        })),
      };
    },
    async reopen(ids, actor) {
      const lost = (await read(ids)).filter((row) => row.state === 'withdrawn' && row.lost_reason !== null);
      const failures = await writeAll(lost, 'in_work');
      const after = await read(lost.map(({ id }) => id));
      const open = after.filter(({ state }) => state !== 'withdrawn');
      if (open.length > 0) {
        await audit.batch(
          open.flatMap((row) => [
            db.prepare(CLEAR).bind(row.id),
            audit.statementIfChanged(actor, {
              action: 'quote-reopened',
              subject: numberOf(row),
              before: { reason: row.lost_reason },
            }),
          ]),
        );
      }
      return {
        changed: open.map(numberOf),
        refused: after
          .filter(({ state }) => state === 'withdrawn')
          .map((row) => ({ number: numberOf(row), reason: failures.get(row.id) ?? AWAY })),
      };
    },
  };
};
