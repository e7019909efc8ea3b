import type { CreateRecord, DeliveryResult, RecordCollection } from '../backend/create-record.ts';
import { logEvent } from '../observe/log-event.ts';
import type { PendingRecords } from './pending-records.ts';

/** Delivers visitors' records to the backend's collections, repeating each until it is stored there. */
export interface RecordDelivery {
  /** Delivers one record if it is still pending; returns `null` if it is not. */
  one(collection: RecordCollection, key: string): Promise<DeliveryResult | null>;
  /** Delivers pending records that are due. The rest follows in the next round. */
  round(): Promise<void>;
}

/** A younger record may be in delivery by the request that stored it. */
const MIN_AGE_MS = 60_000;
/** Maximum number of records per collection and round: at 3 s each, the round ends before the next trigger. */
const MAX_PER_ROUND = 25;

const COLLECTIONS: readonly RecordCollection[] = ['quote_requests', 'quote_events', 'form_submissions'];

export const createRecordDelivery = (
  records: PendingRecords,
  create: CreateRecord,
  now: () => number,
): RecordDelivery => {
  const one = async (collection: RecordCollection, key: string): Promise<DeliveryResult | null> => {
    const record = await records.find(collection, key);
    if (record === null) return null;
    const result = await create(collection, key, record);
    await records.note(collection, key, result);
    return result;
  };
  return {
    one,
    async round() {
      const until = new Date(now() - MIN_AGE_MS).toISOString();
      const counts = { created: 0, refused: 0, away: 0 };
      for (const collection of COLLECTIONS) {
        for (const key of await records.due(collection, until, MAX_PER_ROUND)) {
          const result = await one(collection, key);
          if (result !== null) counts[result] += 1;
          // The other collections are still tried, because their permissions are separate.
          if (result === 'away') break;
        }
      }
      if (counts.created + counts.refused + counts.away === 0) return;
      const { created: done, refused } = counts;
      logEvent('delivery', { done, refused, pending: await records.count() });
    },
  };
};
