import * as v from 'valibot';
import { withoutEnd } from '../../domain/kit/text/strip-ends.ts';
import type { SendRequest } from '../directus/send.ts';
import { logError } from '../observe/log-event.ts';
import { logText } from '../observe/log-text.ts';
import type { BackendAddress } from './address.ts';

const TIMEOUT_MS = 3000;

/** Collections that visitors' records go to: the public may create there and not read. */
export type RecordCollection = 'form_submissions' | 'quote_requests' | 'quote_events';

/** The field of each collection that names a record. Where it is unique there, a record cannot come twice. */
const KEY_FIELD = 'submission_key';

/**
 * What became of a record: `created` when the collection has it, from now or from before; `refused` when the backend
 * will not take it as it is; `away` when it may take it later, because it is down, busy or not set up for it.
 */
export type Handed = 'created' | 'refused' | 'away';

/**
 * Hands a record over to the backend's collection. Never throws: the record is in this site's own store already, and what
 * could not be handed over is told in the log by its key, not by its content.
 */
export type CreateRecord = (collection: RecordCollection, key: string, record: object) => Promise<Handed>;

const created = v.pipe(v.string(), v.parseJson(), v.object({ data: v.unknown() }));
const notUnique = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    errors: v.tuple([
      v.object({
        extensions: v.object({
          code: v.literal('RECORD_NOT_UNIQUE'),
          // Without a name it is the primary key, as MySQL tells it.
          field: v.nullish(v.literal(KEY_FIELD)),
        }),
      }),
    ]),
  }),
);

/** Refusals that follow from the record. All others, such as 401 and 403, are of a server that somebody will set right. */
const OF_THE_RECORD: readonly number[] = [400, 413, 422];

const handedBy = async (response: Response): Promise<Handed> => {
  const { status } = response;
  // Who may create and not read is answered with nothing.
  if (status === 204) return 'created';
  const text = await response.text();
  // A page of a proxy is a 200 too.
  if (status === 200) return v.is(created, text) ? 'created' : 'away';
  if (status === 400 && v.is(notUnique, text)) return 'created';
  return OF_THE_RECORD.includes(status) ? 'refused' : 'away';
};

/** Creates records by the backend's protocol: `POST {url}/items/{collection}`, with the token if there is one. */
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
      const handed = await handedBy(response);
      if (handed !== 'created')
        logError('hand over failed', `The backend answered ${response.status} to ${collection} ${logText(key)}.`);
      return handed;
    } catch (error) {
      logError('hand over failed', `${collection} ${logText(key)} could not be handed to the backend.`, error);
      return 'away';
    }
  };
