import { mayHaveOutbox } from '../stores/outbox/outbox-hint.ts';

/** Starts the offline bar for visitors who keep pages on this device, and sends the quote requests that wait on it. */
export const mountStored = async (): Promise<void> => {
  const workers = navigator.serviceWorker;
  if (workers?.controller) (await import('./offline-bar.ts')).mountOfflineBar(workers);
  if (mayHaveOutbox()) (await import('../ui/outbox/outbox-in-browser.ts')).outboxInBrowser();
};
