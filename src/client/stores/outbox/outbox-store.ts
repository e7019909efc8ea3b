import { isRecord } from '../../../domain/kit/schema/json-object.ts';
import { OUTBOX_STORE } from '../../../domain/order/quotes/outbox/background-sync.ts';
import { isExpired, type OutboxEntry, parseEntry } from '../../../domain/order/quotes/outbox/outbox-entry.ts';
import { OUTBOX_KEY } from '../../../domain/site/storage-keys.ts';
import { deviceDatabase } from '../device-database.ts';
import type { OutboxStore } from './outbox.ts';

const database = deviceDatabase(OUTBOX_KEY, 1, { [OUTBOX_STORE]: { keyPath: 'id' } });

const remove = async (id: string): Promise<void> => {
  await database.run(OUTBOX_STORE, 'readwrite', (store) => store.delete(id));
};

/** An entry that no version of this code can read is removed with the same limit. */
const isOver = (value: unknown, now: number): boolean =>
  !isRecord(value) || typeof value.writtenAt !== 'number' || isExpired({ writtenAt: value.writtenAt }, now);

/** The entries in IndexedDB. */
export const outboxStore: OutboxStore = {
  all: async (now) => {
    const stored = await database.run(OUTBOX_STORE, 'readonly', (store) => store.getAll());
    const values: readonly unknown[] = Array.isArray(stored) ? stored : [];
    const entries: OutboxEntry[] = [];
    for (const value of values) {
      const entry = parseEntry(value);
      if (isOver(value, now)) {
        if (isRecord(value) && typeof value.id === 'string') await remove(value.id);
      } else if (entry !== null) entries.push(entry);
    }
    return entries.toSorted((a, b) => a.writtenAt - b.writtenAt);
  },
  put: async (entry) => {
    // The entry must be on the device before the cart loses its lines.
    await database.update(OUTBOX_STORE, entry.id, () => entry);
  },
  update: (id, change) =>
    database.update(OUTBOX_STORE, id, (value) => {
      const entry = parseEntry(value);
      return entry === null ? null : change(entry);
    }),
  remove,
};
