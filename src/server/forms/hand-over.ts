import type { CreateRecord, Handed, RecordCollection } from '../backend/create-record.ts';
import { logEvent } from '../observe/log-event.ts';
import type { OwedRecords } from './owed-records.ts';

/** Hands records of visitors over to the backend's collections, each until it is there. */
export interface HandOver {
  /** One record, if it is still owed; null: it is not. */
  one(collection: RecordCollection, key: string): Promise<Handed | null>;
  /** What is still owed and may be sent now. What is left is for the next round. */
  round(): Promise<void>;
}

/** A record that is younger may be on its way right now, by the request that stored it. */
const YOUNGEST_MS = 60_000;
/** Of each collection in a round: at 3 s each it ends before the next trigger. */
const MOST_AT_ONCE = 25;

const COLLECTIONS: readonly RecordCollection[] = ['quote_requests', 'quote_events', 'form_submissions'];

export const handOver = (records: OwedRecords, create: CreateRecord, now: () => number): HandOver => {
  const one = async (collection: RecordCollection, key: string): Promise<Handed | null> => {
    const record = await records.find(collection, key);
    if (record === null) return null;
    const handed = await create(collection, key, record);
    await records.note(collection, key, handed);
    return handed;
  };
  return {
    one,
    async round() {
      const until = new Date(now() - YOUNGEST_MS).toISOString();
      const told = { created: 0, refused: 0, away: 0 };
      for (const collection of COLLECTIONS) {
        for (const key of await records.due(collection, until, MOST_AT_ONCE)) {
          const handed = await one(collection, key);
          if (handed !== null) told[handed] += 1;
          // The other collections are asked all the same: their rights are their own.
          if (handed === 'away') break;
        }
      }
      if (told.created + told.refused + told.away === 0) return;
      const { created: done, refused } = told;
      logEvent('hand over', { done, refused, owed: await records.count() });
    },
  };
};
