import type { RecordStores } from '../forms/record-stores.ts';
import { AppError } from '../http/app-error.ts';
import { withTimeLimit } from './within.ts';

/** A visitor who sent something waits no longer to hear whether it was stored. */
const PATIENCE_MS = 5000;

/** The result, or `AppError('not-stored')` when it fails or takes too long. */
const stored = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await withTimeLimit(PATIENCE_MS, work);
  } catch (cause) {
    throw new AppError('not-stored', { cause });
  }
};

/**
 * The same stores, told apart from a defect when they are away: whoever sends something hears in time that it was not
 * stored. What was stored after all is not stored twice when it is sent again, because it has the same key.
 */
export const boundedRecords = <Stores extends Pick<RecordStores, 'submissions' | 'quotes'>>(stores: Stores): Stores => {
  const { submissions, quotes } = stores;
  return {
    ...stores,
    submissions: {
      ...submissions,
      has: (key) => stored(submissions.has(key)),
      insert: (submission) => stored(submissions.insert(submission)),
    },
    quotes: {
      ...quotes,
      placeOf: (key) => stored(quotes.placeOf(key)),
      insert: (request) => stored(quotes.insert(request)),
    },
  };
};
