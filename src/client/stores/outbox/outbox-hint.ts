import { OUTBOX_KEY } from '../../../domain/site/storage-keys.ts';
import { isStored } from '../account/may-be-signed-in.ts';

/** Whether quote requests wait on this device. Their code is loaded only then. */
export const mayHaveOutbox = (): boolean => isStored(() => localStorage, OUTBOX_KEY);

/**
 * Removes all quote requests from the device. It needs no other file, because the network may be gone when a visitor
 * logs out. Never throws.
 */
export const removeOutbox = async (): Promise<void> => {
  try {
    if (!mayHaveOutbox()) return;
    localStorage.removeItem(OUTBOX_KEY);
    await new Promise<void>((resolve) => {
      const request = indexedDB.deleteDatabase(OUTBOX_KEY);
      // Another tab closes its connection after each operation, and the browser deletes the database then.
      for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
    });
    const channel = new BroadcastChannel(OUTBOX_KEY);
    channel.postMessage(null);
    channel.close();
  } catch {
    // The device stores nothing.
  }
};
