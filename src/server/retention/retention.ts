import { SHARED_DAYS } from '../../domain/order/lists/shared-list.ts';
import { type RetentionDays, VITALS_DAYS } from '../../domain/site/retention-days.ts';
import { logEvent } from '../observe/log-event.ts';
import type { ExpiredBatch, ExpiredRecords } from './expired-records.ts';
import type { OrphanedFiles } from './orphaned-files.ts';
import type { StorageRecount } from './storage-recount.ts';

/** Deletes records that have exceeded their retention period. */
export interface Retention {
  /** Deletes the oldest records first, so that the next round continues where this one stopped. */
  round(): Promise<void>;
}

export interface RetentionSources {
  readonly records: ExpiredRecords;
  readonly files: { delete(keys: string[]): Promise<void> };
  readonly days: RetentionDays;
  readonly now: () => number;
  /** Deletes files that no record names. */
  readonly orphans: OrphanedFiles;
  /** Recounts the stored bytes after everything else was deleted. */
  readonly recount: StorageRecount;
}

const DAY_MS = 86_400_000;
/** Rows per batch. */
const BATCH = 100;
/** Keys that the bucket deletes in one call. */
const MAX_KEYS = 1000;
/** Batches of each kind per round. */
const MAX_BATCHES = 10;
/** Earlier than any record, so that nothing is deleted. */
const NEVER = '';

/** Processes batches until nothing is left or the round reaches its limit. Returns the number of rows. */
const inBatches = async (
  next: () => Promise<ExpiredBatch>,
  remove: (batch: ExpiredBatch) => Promise<void>,
): Promise<number> => {
  let rows = 0;
  for (let round = 0; round < MAX_BATCHES; round++) {
    const batch = await next();
    if (batch.ids.length > 0) await remove(batch);
    rows += batch.ids.length;
    if (batch.ids.length < BATCH) break;
  }
  return rows;
};

/**
 * Deletes files before the rows that name them, so that an interrupted round leaves both for the next one. Records with
 * deliveries pending are retained until they are delivered, and their number is logged.
 */
export const retention = ({ records, files, days, now, orphans, recount }: RetentionSources): Retention => ({
  async round() {
    const ago = (days: number): string => new Date(now() - days * DAY_MS).toISOString();
    const before = (limit: number): string => (limit === 0 ? NEVER : ago(limit));
    let deletedFiles = 0;
    const removeFiles = async ({ files: keys }: Pick<ExpiredBatch, 'files'>): Promise<void> => {
      for (let from = 0; from < keys.length; from += MAX_KEYS) await files.delete(keys.slice(from, from + MAX_KEYS));
      deletedFiles += keys.length;
    };
    await inBatches(
      () => records.submissionsWithFiles(before(days.uploads), BATCH),
      async (batch) => {
        await removeFiles(batch);
        await records.forgetFiles(batch.ids);
      },
    );
    // Files of messages expire with uploads or with their quote, whichever is earlier.
    const ofMessages = [days.uploads, days.quotes].filter((limit) => limit !== 0);
    await inBatches(
      () => records.messagesWithFiles(ofMessages.length === 0 ? NEVER : ago(Math.min(...ofMessages)), BATCH),
      async (batch) => {
        await removeFiles(batch);
        await records.forgetFilesOfMessages(batch.ids);
      },
    );
    await inBatches(
      () => records.entriesWithFiles(before(days.uploads), BATCH),
      async (batch) => {
        await removeFiles(batch);
        await records.forgetFilesOfEntries(batch.ids);
      },
    );
    const submissions = await inBatches(
      () => records.submissions(before(days.submissions), BATCH),
      async (batch) => {
        await removeFiles(batch);
        await records.removeSubmissions(batch.ids);
      },
    );
    const quotes = await inBatches(
      () => records.quotes(before(days.quotes), BATCH),
      async (batch) => {
        await removeFiles(batch);
        await records.removeQuotes(batch.ids);
      },
    );
    // Rows first, because the draft may name a file again. Files that remain are deleted as orphaned ones.
    await removeFiles({ files: await records.forgetUnnamedFiles(ago(1)) });
    const vitals = await records.removeVitals(ago(VITALS_DAYS).slice(0, 'yyyy-mm-dd'.length));
    const lists = await records.removeSharedLists(ago(SHARED_DAYS));
    const owed = await records.owed(before(days.submissions), before(days.quotes));
    const orphaned = await orphans.round();
    await recount.round();
    if (deletedFiles + submissions + quotes + vitals + lists + owed + orphaned === 0) return;
    logEvent('retention', { files: deletedFiles, submissions, quotes, vitals, lists, owed, orphaned });
  },
});
