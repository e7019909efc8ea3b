import { SHARED_DAYS } from '../../domain/order/lists/shared-list.ts';
import { type RetentionDays, VITALS_DAYS } from '../../domain/site/retention-days.ts';
import { logEvent } from '../observe/log-event.ts';
import type { ExpiredBatch, ExpiredRecords } from './expired-records.ts';
import type { OrphanedFiles } from './orphaned-files.ts';
import type { StorageRecount } from './storage-recount.ts';

/** Deletes what is kept no longer. */
export interface Retention {
  /** The oldest first, so that the next round goes on where this one ended. */
  round(): Promise<void>;
}

export interface RetentionSources {
  readonly records: ExpiredRecords;
  readonly files: { delete(keys: string[]): Promise<void> };
  readonly days: RetentionDays;
  readonly now: () => number;
  /** Deletes files that no record names. */
  readonly orphans: OrphanedFiles;
  /** Counts again what is stored, after the rest was deleted. */
  readonly recount: StorageRecount;
}

const DAY_MS = 86_400_000;
/** Rows at a time: their files are one call of the bucket, which takes a thousand keys. */
const BATCH = 100;
/** Batches of each kind in a round. */
const MOST_BATCHES = 10;
/** Earlier than any record: nothing is deleted. */
const NEVER = '';

/** Batch after batch until nothing is left or the round is long enough; gives how many rows it were. */
const inBatches = async (
  next: () => Promise<ExpiredBatch>,
  remove: (batch: ExpiredBatch) => Promise<void>,
): Promise<number> => {
  let rows = 0;
  for (let round = 0; round < MOST_BATCHES; round++) {
    const batch = await next();
    if (batch.ids.length > 0) await remove(batch);
    rows += batch.ids.length;
    if (batch.ids.length < BATCH) break;
  }
  return rows;
};

/**
 * Files go before the rows that name them: when a round ends early, the next one finds both. What is owed to a backend stays
 * until it was handed over, and is told.
 */
export const retention = ({ records, files, days, now, orphans, recount }: RetentionSources): Retention => ({
  async round() {
    const ago = (days: number): string => new Date(now() - days * DAY_MS).toISOString();
    const before = (kept: number): string => (kept === 0 ? NEVER : ago(kept));
    let deletedFiles = 0;
    const removeFiles = async ({ files: keys }: ExpiredBatch): Promise<void> => {
      if (keys.length > 0) await files.delete([...keys]);
      deletedFiles += keys.length;
    };
    await inBatches(
      () => records.submissionsWithFiles(before(days.uploads), BATCH),
      async (batch) => {
        await removeFiles(batch);
        await records.forgetFiles(batch.ids);
      },
    );
    // Not longer than the quote that they belong to, whichever is shorter.
    const ofMessages = [days.uploads, days.quotes].filter((kept) => kept !== 0);
    await inBatches(
      () => records.messagesWithFiles(ofMessages.length === 0 ? NEVER : ago(Math.min(...ofMessages)), BATCH),
      async (batch) => {
        await removeFiles(batch);
        await records.forgetFilesOfMessages(batch.ids);
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
      ({ ids }) => records.removeQuotes(ids),
    );
    const vitals = await records.removeVitals(ago(VITALS_DAYS).slice(0, 'yyyy-mm-dd'.length));
    const lists = await records.removeSharedLists(ago(SHARED_DAYS));
    const owed = await records.owed(before(days.submissions), before(days.quotes));
    const orphaned = await orphans.round();
    await recount.round();
    if (deletedFiles + submissions + quotes + vitals + lists + owed + orphaned === 0) return;
    logEvent('retention', { files: deletedFiles, submissions, quotes, vitals, lists, owed, orphaned });
  },
});
