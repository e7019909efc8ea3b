import type { D1Database } from '@cloudflare/workers-types';
import { within } from '../../resilience/within.ts';
import { errorOf } from '../answer.ts';
import { BackendError } from '../backend-error.ts';
import { clientOver, type DirectusClient, pathOf } from '../client.ts';
import { itemsOf } from './read-items.ts';
import { Refusal } from './refusal.ts';
import { readRequest } from './request.ts';

/**
 * The store's client of the collections in D1: the same reads, refusals and errors as over HTTP, without an address, a
 * request or JSON in between.
 */
export const embeddedClient = (db: D1Database, now: () => number): DirectusClient => {
  const items = itemsOf(db, now, 'store');
  return clientOver(async (call, timeoutMs) => {
    const { collection, id, query } = call;
    try {
      const request = readRequest({ ...query });
      const answering: Promise<unknown> =
        id === null
          ? items.list(collection, request).then(({ data }) => data)
          : items.item(collection, String(id), request);
      return await within(timeoutMs, answering);
    } catch (cause) {
      const path = pathOf(call);
      if (cause instanceof Refusal) throw errorOf(cause.status, cause, path);
      throw new BackendError('unavailable', `${path} could not be read from D1.`, { cause });
    }
  });
};
