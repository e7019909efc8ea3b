import type { SendRequest } from '../directus/send.ts';
import type { BackendAddress } from './address.ts';

const TIMEOUT_MS = 3000;

/** Collections that visitors' records go to: the public may create there and not read. */
export type RecordCollection = 'form_submissions' | 'quote_requests';

/**
 * Hands a record over to the backend's collection. Never throws: the record is in this site's own store already, and what
 * could not be handed over is told in the log by its key, not by its content.
 */
export type CreateRecord = (collection: RecordCollection, key: string, record: object) => Promise<void>;

/** Creates records by the backend's protocol: `POST {url}/items/{collection}`, with the token if there is one. */
export const createRecordAt =
  ({ url, token }: Pick<BackendAddress, 'url' | 'token'>, fetch: SendRequest): CreateRecord =>
  async (collection, key, record) => {
    try {
      const response = await fetch(
        new Request(`${url.replace(/\/+$/, '')}/items/${collection}`, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'Content-Type': 'application/json',
            ...(token !== '' && { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(record),
        }),
      );
      if (!response.ok) console.error(`The backend answered ${response.status} to ${collection} ${key}.`);
    } catch (error) {
      console.error(`${collection} ${key} could not be handed to the backend.`, error);
    }
  };
