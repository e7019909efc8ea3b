import { OUTBOX_KEY } from '../../domain/site/storage-keys.ts';

/**
 * Loads the code for data on this device: stored pages, and quote requests that wait for a network. Visitors without them
 * never load it. Rejects without a network, or if storage is denied.
 */
export const mountOfflineShell = async (): Promise<void> => {
  if (navigator.serviceWorker?.controller || localStorage.getItem(OUTBOX_KEY))
    await (await import('./stored-on-device.ts')).mountStored();
};
