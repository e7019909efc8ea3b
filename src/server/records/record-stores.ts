import type { D1Database } from '@cloudflare/workers-types';
import type { CreateRecord } from '../backend/create-record.ts';
import type { WaitUntil } from '../env.ts';
import { type HandOver, handOver } from '../forms/hand-over.ts';
import { owedRecords } from '../forms/owed-records.ts';
import { embeddedSubmissions, type SubmissionStore } from '../forms/submissions.ts';
import { handedOverQuotes, handedOverSubmissions } from './handed-over.ts';
import { embeddedQuotes, type QuoteStore } from './quote-store.ts';

/** The stores of visitors' records. */
export interface RecordStores {
  readonly submissions: SubmissionStore;
  readonly quotes: QuoteStore;
  /** Absent without a backend server: the records then stay here. */
  readonly handOver?: HandOver;
}

/** Returns the stores in D1. With a backend server (`create`), new records are delivered to it. */
export const recordStores = (
  db: D1Database,
  create: CreateRecord | null,
  now: () => number,
  waitUntil: WaitUntil,
): RecordStores => {
  const isOwed = create !== null;
  const submissions = embeddedSubmissions(db, { isOwed });
  const quotes = embeddedQuotes(db, { isOwed, now });
  if (create === null) return { submissions, quotes };
  const delivery = handOver(owedRecords(db), create, now);
  return {
    submissions: handedOverSubmissions(submissions, delivery, waitUntil),
    quotes: handedOverQuotes(quotes, delivery, waitUntil),
    handOver: delivery,
  };
};
