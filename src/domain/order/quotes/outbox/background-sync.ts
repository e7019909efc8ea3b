import { KEY_FIELD } from '../../../kit/forms/control-fields.ts';
import type { OutboxEntry, OutboxState } from './outbox-entry.ts';

/* What the service worker needs to send waiting requests while no page is open. It validates nothing: the server does. */

/** Tag of Background Sync. */
export const SYNC_TAG = 'quotes';
/** Store of the entries in the database of the outbox. */
export const OUTBOX_STORE = 'quotes';
/** The endpoint that accepts a cart as a quote request. */
export const QUOTES_PATH = '/api/quotes';

type WaitingEntry = OutboxEntry & { readonly state: Extract<OutboxState, { step: 'waiting' }> };

/**
 * Returns whether the service worker may send an entry. Only a page may if it belongs to an account, whose session it
 * needs, or if the server could not take it and named a time.
 */
export const waitsForNetwork = (entry: OutboxEntry): entry is WaitingEntry =>
  entry.state.step === 'waiting' &&
  entry.state.request.accountId === null &&
  (entry.state.failed?.cause ?? 'offline') === 'offline';

/** Returns the body that sends an entry, without price snapshots, as pages send it: other content is another request. */
export const backgroundBody = ({ id, state }: WaitingEntry): string =>
  JSON.stringify({ ...state.request, [KEY_FIELD]: id }, (name, value) => (name === 'pricing' ? null : value));

/** Returns a sent entry, due now, so that the next page sends it again and shows the result. */
export const sentInBackground = ({ state, ...entry }: WaitingEntry): OutboxEntry => ({
  ...entry,
  state: { ...state, nextAt: 0 },
});
