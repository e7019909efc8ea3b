import type { CreateRecord } from '../backend/create-record.ts';
import type { WaitUntil } from '../env.ts';
import type { QuoteStore } from '../quotes/quote-store.ts';
import type { SubmissionStore } from './submissions.ts';

/** Submissions that are kept here and handed to the backend's own collection, each once. Suspect ones stay here. */
export const handedOverSubmissions = (
  store: SubmissionStore,
  create: CreateRecord,
  waitUntil: WaitUntil,
): SubmissionStore => ({
  ...store,
  async insert(submission) {
    const isNew = await store.insert(submission);
    if (isNew && !submission.isSuspect) {
      const { submissionKey, formType, page, submittedAt, values, attachments } = submission;
      const record = {
        submission_key: submissionKey,
        form_type: formType,
        page,
        submitted_at: submittedAt,
        field_values: values,
        attachments,
      };
      waitUntil(create('form_submissions', submissionKey, record));
    }
    return isNew;
  },
});

/** Quote requests likewise. */
export const handedOverQuotes = (store: QuoteStore, create: CreateRecord, waitUntil: WaitUntil): QuoteStore => ({
  ...store,
  async insert(quote) {
    const place = await store.insert(quote);
    // A request that was sent before keeps its first address.
    if (place.publicId === quote.publicId) {
      const record = {
        submission_key: quote.submissionKey,
        number: place.number,
        public_id: quote.publicId,
        requested_at: quote.requestedAt,
        user_id: quote.userId,
        contact: quote.contact,
        lines: quote.lines,
      };
      waitUntil(create('quote_requests', quote.submissionKey, record));
    }
    return place;
  },
});
