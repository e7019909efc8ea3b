import type { RecordCollection } from '../backend/create-record.ts';
import type { WaitUntil } from '../env.ts';
import type { RecordDelivery } from '../forms/record-delivery.ts';
import type { SubmissionStore } from '../forms/submissions.ts';
import { logError } from '../observe/log-event.ts';
import { logText } from '../observe/log-text.ts';
import type { QuoteStore } from './quote-store.ts';

const deliverNow = ({ one }: RecordDelivery, collection: RecordCollection, key: string): Promise<unknown> =>
  one(collection, key).catch((error) =>
    logError('delivery failed', `${collection} ${logText(key)} will be delivered later.`, error),
  );

/**
 * Wraps the store of submissions so that each new one is delivered to the backend's collection once it is stored here.
 */
export const deliveredSubmissions = (
  store: SubmissionStore,
  delivery: RecordDelivery,
  waitUntil: WaitUntil,
): SubmissionStore => ({
  ...store,
  async insert(submission) {
    const isNew = await store.insert(submission);
    if (isNew) waitUntil(deliverNow(delivery, 'form_submissions', submission.submissionKey));
    return isNew;
  },
});

/** Wraps the store of quote requests in the same way. */
export const deliveredQuotes = (store: QuoteStore, delivery: RecordDelivery, waitUntil: WaitUntil): QuoteStore => ({
  ...store,
  async insert(quote) {
    const place = await store.insert(quote);
    // A request that had been sent before keeps its first ID.
    if (place.publicId === quote.publicId) waitUntil(deliverNow(delivery, 'quote_requests', quote.submissionKey));
    return place;
  },
});
