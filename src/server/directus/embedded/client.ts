import type { D1Database } from '@cloudflare/workers-types';
import { once } from '../../../domain/kit/once.ts';
import { withTimeLimit } from '../../resilience/within.ts';
import { BackendError } from '../backend-error.ts';
import { clientOver, type DirectusClient, itemsPath } from '../client.ts';
import { errorOf } from '../response.ts';
import { Refusal } from './refusal.ts';
import type { Reader } from './row.ts';

/**
 * Returns the site's own client of the collections in D1. Reads, rejections and errors are the same as over HTTP, but
 * without a URL, a request or JSON in between.
 */
export const embeddedClient = (
  db: D1Database,
  now: () => number,
  who: Exclude<Reader, 'token'> = 'store',
): DirectusClient => {
  const reader = once(async () => {
    const [{ itemsOf }, { readRequest }] = await Promise.all([import('./read-items.ts'), import('./request.ts')]);
    return { items: itemsOf(db, now, who), readRequest };
  });
  return clientOver(async (call, timeoutMs) => {
    const { collection, id, query } = call;
    try {
      const { items, readRequest } = await reader();
      const request = readRequest({ ...query });
      const result: Promise<unknown> =
        id === null
          ? items.list(collection, request).then(({ data }) => data)
          : items.item(collection, String(id), request);
      return await withTimeLimit(timeoutMs, result);
    } catch (cause) {
      const path = itemsPath(call);
      if (cause instanceof Refusal) throw errorOf(cause.status, cause, path);
      throw new BackendError('unavailable', `${path} could not be read from D1.`, { cause });
    }
  });
};
