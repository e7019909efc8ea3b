import type { RecordCollection } from '../backend/create-record.ts';
import type { WaitUntil } from '../env.ts';
import type { HandOver } from '../forms/hand-over.ts';
import type { SubmissionStore } from '../forms/submissions.ts';
import { logError } from '../observe/log-event.ts';
import { logText } from '../observe/log-text.ts';
import type { QuoteStore } from './quote-store.ts';

const soon = ({ one }: HandOver, collection: RecordCollection, key: string): Promise<unknown> =>
  one(collection, key).catch((error) =>
    logError('hand over failed', `${collection} ${logText(key)} is handed over later.`, error),
  );

/** Submissions that are handed to the backend's own collection as soon as they are kept here, each once. */
export const handedOverSubmissions = (
  store: SubmissionStore,
  handOver: HandOver,
  waitUntil: WaitUntil,
): SubmissionStore => ({
  ...store,
  async insert(submission) {
    const isNew = await store.insert(submission);
    if (isNew) waitUntil(soon(handOver, 'form_submissions', submission.submissionKey));
    return isNew;
  },
});

/** Quote requests likewise. */
export const handedOverQuotes = (store: QuoteStore, handOver: HandOver, waitUntil: WaitUntil): QuoteStore => ({
  ...store,
  async insert(quote) {
    const place = await store.insert(quote);
    // A request that was sent before keeps its first address.
    if (place.publicId === quote.publicId) waitUntil(soon(handOver, 'quote_requests', quote.submissionKey));
    return place;
  },
});
