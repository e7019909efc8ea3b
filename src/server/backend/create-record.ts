import * as v from 'valibot';
import { withoutEnd } from '../../domain/kit/text/strip-ends.ts';
import type { SendRequest } from '../directus/send.ts';
import { logError } from '../observe/log-event.ts';
import { logText } from '../observe/log-text.ts';
import type { BackendAddress } from './address.ts';

const TIMEOUT_MS = 3000;

/** Collections for visitors' records; the public role may create there but not read. */
export type RecordCollection = 'form_submissions' | 'quote_requests' | 'quote_events';

/** The field of each collection that identifies a record. Where it is unique, a record cannot be stored twice. */
const KEY_FIELD = 'submission_key';

/**
 * Result of a delivery: `created` if the collection has the record, new or from an earlier delivery; `refused` if the
 * backend rejects this record; `away` if a retry may succeed, because the backend is down, busy or misconfigured.
 */
export type DeliveryResult = 'created' | 'refused' | 'away';

/**
 * Delivers a record to the backend's collection. Never throws: the record is already in this site's own store. A failed
 * delivery is logged with the record's key, not its content.
 */
export type CreateRecord = (collection: RecordCollection, key: string, record: object) => Promise<DeliveryResult>;

const created = v.pipe(v.string(), v.parseJson(), v.object({ data: v.unknown() }));
const notUnique = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    errors: v.tuple([
      v.object({
        extensions: v.object({
          code: v.literal('RECORD_NOT_UNIQUE'),
          // MySQL reports no field name, but the primary key.
          field: v.nullish(v.literal(KEY_FIELD)),
        }),
      }),
    ]),
  }),
);

/** Statuses caused by the record. All others, such as 401 and 403, are server problems that can be fixed there. */
const RECORD_ERRORS: readonly number[] = [400, 413, 422];

const resultOf = async (response: Response): Promise<DeliveryResult> => {
  const { status } = response;
  // A role that may create but not read gets an empty response.
  if (status === 204) return 'created';
  const text = await response.text();
  // The error page of a proxy can also have status 200.
  if (status === 200) return v.is(created, text) ? 'created' : 'away';
  if (status === 400 && v.is(notUnique, text)) return 'created';
  return RECORD_ERRORS.includes(status) ? 'refused' : 'away';
};

/** Creates records over the backend's protocol: `POST {url}/items/{collection}`, with the token if there is one. */
export const createRecordAt =
  ({ url, token }: Pick<BackendAddress, 'url' | 'token'>, fetch: SendRequest): CreateRecord =>
  async (collection, key, record) => {
    try {
      const response = await fetch(
        new Request(`${withoutEnd(url, '/')}/items/${collection}`, {
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
      const result = await resultOf(response);
      if (result !== 'created')
        logError('delivery failed', `The backend responded with ${response.status} to ${collection} ${logText(key)}.`);
      return result;
    } catch (error) {
      logError('delivery failed', `${collection} ${logText(key)} could not be delivered to the backend.`, error);
      return 'away';
    }
  };
