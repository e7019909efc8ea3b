import type { D1Database } from '@cloudflare/workers-types';
import { AppError } from '../http/app-error.ts';
import { logError } from '../observe/log-event.ts';
import { withTimeLimit } from '../resilience/within.ts';
import { digestOf } from './digest.ts';
import { bytesText, dayLimit, type StorageKind, storageRule } from './storage-kinds.ts';

/** The owner of stored data: a client, identified by the key of its IP address, or an account, by its ID. */
export interface Storer {
  readonly client: string;
  readonly accountId: string | null;
}

/** Bytes of one kind that are about to be stored. */
export interface StorageCost {
  readonly kind: StorageKind;
  readonly bytes: number;
}

/** A kind of which 80% of the total is used. */
export interface StorageWarning {
  readonly kind: StorageKind;
  readonly bytes: number;
  readonly total: number;
}

/** Limits the bytes that visitors store: per client and day, and in total per kind. */
export interface StorageBudget {
  /**
   * Counts the costs, then runs `write`. The bytes are returned to the budget when `write` throws or `isStored` says that
   * nothing was stored.
   *
   * Throws `AppError('storage-day-used')` (429) or `AppError('storage-full')` (503) without running `write`, and
   * `AppError('not-stored')` when the database does not respond.
   */
  spend<T>(
    storer: Storer,
    costs: readonly StorageCost[],
    write: () => Promise<T>,
    isStored?: (result: T) => boolean,
  ): Promise<T>;
}

/** Share of a total at which staff are warned. */
const WARN_AT = 0.8;

const DAY_MS = 86_400_000;
const WARNED = 'warned';
/** Timeout for counting, in milliseconds. */
const TIMEOUT_MS = 5000;

/**
 * Checks both limits and adds to both counters in one statement, so that parallel requests cannot exceed the limits
 * together.
 */
const RESERVE = `INSERT INTO stored_bytes (kind, day, client, bytes)
  SELECT ?1, column1, column2, CASE column1 WHEN '' THEN ?4 ELSE ?7 END FROM (VALUES (?2, ?3), ('', ''))
  WHERE coalesce((SELECT bytes FROM stored_bytes WHERE kind = ?1 AND day = ?2 AND client = ?3), 0) + ?7 <= ?5
    AND coalesce((SELECT bytes FROM stored_bytes WHERE kind = ?1 AND day = '' AND client = ''), 0) + ?4 <= ?6
  ON CONFLICT (kind, day, client) DO UPDATE SET bytes = bytes + excluded.bytes
  RETURNING day, bytes`;
const RELEASE = `UPDATE stored_bytes SET bytes = max(0, bytes - CASE day WHEN '' THEN ?4 ELSE ?5 END)
  WHERE kind = ?1 AND ((day = ?2 AND client = ?3) OR (day = '' AND client = ''))`;
const TOTAL = `SELECT bytes FROM stored_bytes WHERE kind = ? AND day = '' AND client = ''`;
const WARN = `INSERT INTO stored_bytes (kind, day, client, bytes) VALUES (?, ?, '${WARNED}', 0)
  ON CONFLICT (kind, day, client) DO NOTHING RETURNING day`;

interface Counter {
  readonly day: string;
  readonly bytes: number;
}

/** Counts nothing. For tests in development, which store more per day than people do. */
export const unlimitedStorage: StorageBudget = { spend: (_storer, _costs, write) => write() };

const dayUsed = (kind: StorageKind, limit: number, now: number): AppError => {
  const { name } = storageRule(kind);
  return new AppError('storage-day-used', {
    message: `We store at most ${bytesText(limit)} of ${name} per sender and day, and this would be more. Send less at once, try again tomorrow, or email us.`,
    retryAfterS: Math.ceil((DAY_MS - (now % DAY_MS)) / 1000),
  });
};

const full = (kind: StorageKind): AppError =>
  new AppError('storage-full', {
    message: `The space for ${storageRule(kind).name} is used up, so this was not saved. We have been notified. Try again tomorrow, or email us.`,
    retryAfterS: 3600,
  });

interface Options {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called once per day and kind when 80% of a total is used. */
  readonly onNearlyFull: (warning: StorageWarning) => void;
}

/** Budgets counted in D1, so that they hold across isolates. */
export const storageBudget = (db: D1Database, { now, onNearlyFull }: Options): StorageBudget => {
  const reserve = async (storer: Storer, { kind, bytes }: StorageCost): Promise<() => Promise<void>> => {
    const { total, reserve: accountReserve } = storageRule(kind);
    const isAccount = storer.accountId !== null;
    const perDay = dayLimit(kind, isAccount);
    const charge = Math.max(bytes, perDay.leastBytes);
    const limit = isAccount ? total + accountReserve : total;
    const time = now();
    const day = new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
    const client = (
      await digestOf(`${day}\n${storer.accountId === null ? storer.client : `account ${storer.accountId}`}`)
    ).slice(0, 32);
    const { results } = await db
      .prepare(RESERVE)
      .bind(kind, day, client, bytes, perDay.bytes, limit, charge)
      .all<Counter>();
    const used = results.find((row) => row.day === '')?.bytes;
    if (used === undefined) {
      const stored = (await db.prepare(TOTAL).bind(kind).first<Counter>())?.bytes ?? 0;
      const isFull = stored + bytes > limit;
      if (isFull) await warn(kind, stored, day);
      throw isFull ? full(kind) : dayUsed(kind, perDay.bytes, time);
    }
    if (used >= WARN_AT * total) await warn(kind, used, day);
    return async () => {
      await db.prepare(RELEASE).bind(kind, day, client, bytes, charge).run();
    };
  };
  const warn = async (kind: StorageKind, bytes: number, day: string): Promise<void> => {
    const isFirst = (await db.prepare(WARN).bind(kind, day).first()) !== null;
    if (isFirst) onNearlyFull({ kind, bytes, total: storageRule(kind).total });
  };

  return {
    async spend(storer, costs, write, isStored = () => true) {
      const releases: (() => Promise<void>)[] = [];
      // Bytes that cannot be returned now are corrected by the nightly recount.
      const release = () =>
        Promise.all(releases.map((one) => one())).catch((error: unknown) =>
          logError('storage not released', 'Reserved storage was not released.', error),
        );
      try {
        for (const cost of costs)
          if (cost.bytes > 0) releases.push(await withTimeLimit(TIMEOUT_MS, reserve(storer, cost)));
        const result = await write();
        if (!isStored(result)) await release();
        return result;
      } catch (error) {
        await release();
        throw error instanceof AppError ? error : new AppError('not-stored', { cause: error });
      }
    },
  };
};
