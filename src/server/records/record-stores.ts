import type { D1Database } from '@cloudflare/workers-types';
import type { CreateRecord } from '../backend/create-record.ts';
import type { WaitUntil } from '../env.ts';
import { type HandOver, handOver } from '../forms/hand-over.ts';
import { owedRecords } from '../forms/owed-records.ts';
import { embeddedSubmissions, type SubmissionStore } from '../forms/submissions.ts';
import { handedOverQuotes, handedOverSubmissions } from './handed-over.ts';
import { embeddedQuotes, type QuoteStore } from './quote-store.ts';

/** Where records of visitors are kept. */
export interface RecordStores {
  readonly submissions: SubmissionStore;
  readonly quotes: QuoteStore;
  /** Absent while no backend server is connected: what visitors send stays here. */
  readonly handOver?: HandOver;
}

/** The stores in D1. With a backend server connected (`create`) what they keep is handed over to it. */
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
  const handing = handOver(owedRecords(db), create, now);
  return {
    submissions: handedOverSubmissions(submissions, handing, waitUntil),
    quotes: handedOverQuotes(quotes, handing, waitUntil),
    handOver: handing,
  };
};
