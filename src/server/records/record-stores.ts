import type { D1Database } from '@cloudflare/workers-types';
import type { CreateRecord } from '../backend/create-record.ts';
import type { WaitUntil } from '../env.ts';
import { pendingRecords } from '../forms/pending-records.ts';
import { createRecordDelivery, type RecordDelivery } from '../forms/record-delivery.ts';
import { embeddedSubmissions, type SubmissionStore } from '../forms/submissions.ts';
import { deliveredQuotes, deliveredSubmissions } from './delivered-records.ts';
import { embeddedQuotes, type QuoteStore } from './quote-store.ts';

/** The stores of visitors' records. */
export interface RecordStores {
  readonly submissions: SubmissionStore;
  readonly quotes: QuoteStore;
  /** Absent without a backend server: the records then stay here. */
  readonly recordDelivery?: RecordDelivery;
}

/** Returns the stores in D1. With a backend server (`create`), new records are delivered to it. */
export const recordStores = (
  db: D1Database,
  create: CreateRecord | null,
  now: () => number,
  waitUntil: WaitUntil,
): RecordStores => {
  const isPending = create !== null;
  const submissions = embeddedSubmissions(db, { isPending });
  const quotes = embeddedQuotes(db, { isPending, now });
  if (create === null) return { submissions, quotes };
  const delivery = createRecordDelivery(pendingRecords(db), create, now);
  return {
    submissions: deliveredSubmissions(submissions, delivery, waitUntil),
    quotes: deliveredQuotes(quotes, delivery, waitUntil),
    recordDelivery: delivery,
  };
};
