import {
  backgroundBody,
  OUTBOX_STORE,
  QUOTES_PATH,
  sentInBackground,
  waitsForNetwork,
} from '../../domain/order/quotes/outbox/background-sync.ts';
import type { OutboxEntry } from '../../domain/order/quotes/outbox/outbox-entry.ts';
import { OUTBOX_KEY, outboxLock } from '../../domain/site/storage-keys.ts';

/**
 * Runs a request on the stored entries. Throws if the device stores no entries. `deviceDatabase` of the pages would bring
 * the schema library, which is larger than the service worker may be.
 */
const onStore = <T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(OUTBOX_KEY);
    opening.onerror = reject;
    // A database without stores would keep pages from creating theirs.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(OUTBOX_STORE, 'readwrite');
      const request = work(transaction.objectStore(OUTBOX_STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = reject;
      // The database closes when the transaction has ended.
      opening.result.close();
    };
  });

const stored = (): Promise<readonly OutboxEntry[]> => onStore((store) => store.getAll()).catch(() => []);

const send = async (id: string): Promise<void> => {
  const entry = (await stored()).find((one) => one.id === id);
  if (!entry || !waitsForNetwork(entry)) return;
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(QUOTES_PATH, { method: 'POST', body: backgroundBody(entry), headers });
  if (status >= 500) throw new Error();
  await onStore((store) => store.put(sentInBackground(entry)));
};

/**
 * Sends the quote requests that wait for a network only, each while no page sends or changes it. Throws if the network or
 * the server fails: the browser then calls it again later. A page shows the result: it sends the request again, which is
 * the same request for the server.
 */
export const sendWaiting = async (): Promise<void> => {
  for (const { id } of await stored()) await navigator.locks.request(outboxLock(id), () => send(id));
};
