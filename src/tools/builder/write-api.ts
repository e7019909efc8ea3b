import { randomUUID } from 'node:crypto';
import { isRecord, type JsonObject } from '../../domain/kit/schema/json-object.ts';
import { isEntryId } from '../../domain/site/content/entry-id.ts';
import type { Entry, EntryStore } from './entry-store.ts';
import { json, refusal, type ToolRequest, type ToolResponse } from './tool-response.ts';

/** Dependencies of the write endpoints of the content API. */
export interface WriteApi {
  readonly store: EntryStore;
  readonly privateKey: string;
  readonly now: () => number;
}

const readBody = (text: string): JsonObject | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * Stores an entry. A `published` value other than `published` stores it as a draft and unpublishes the visible version.
 */
const save = ({ store, now }: WriteApi, model: string, id: string, fields: object): Entry => {
  const entry: Entry = { ...fields, id, lastUpdated: now() };
  const isPublished = (entry.published ?? 'published') === 'published';
  store.put(
    model,
    id,
    isPublished ? { published: { ...entry, published: 'published' }, draft: null } : { published: null, draft: entry },
  );
  return entry;
};

/**
 * Handles `POST /api/v1/write/:model` and `PUT`, `PATCH` and `DELETE /api/v1/write/:model/:id`. Returns `null` for
 * other paths.
 */
export const handleWrite = (api: WriteApi, { method, url, authorization, body }: ToolRequest): ToolResponse | null => {
  const [, model, givenId] = /^\/api\/v1\/write\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(url.pathname) ?? [];
  if (model === undefined) return null;
  if (authorization !== `Bearer ${api.privateKey}`) return refusal(401, 'The private key is missing or wrong.');
  if (!isEntryId(model) || (givenId !== undefined && !isEntryId(givenId)))
    return refusal(400, 'This is the name of no entry.');
  if (method === 'DELETE' && givenId !== undefined) {
    return api.store.remove(model, givenId) ? json({ status: 'ok' }) : refusal(404, 'There is no such entry.');
  }
  const fields = readBody(body);
  if (fields === null) return refusal(400, 'The body must be a JSON object.');
  if (method === 'POST' && givenId === undefined) {
    const id = typeof fields.id === 'string' && isEntryId(fields.id) ? fields.id : randomUUID().replaceAll('-', '');
    return json(save(api, model, id, { createdDate: api.now(), ...fields }));
  }
  if (givenId === undefined || (method !== 'PUT' && method !== 'PATCH'))
    return refusal(405, 'This method does nothing here.');
  const before = api.store.get(model, givenId);
  const old = before?.draft ?? before?.published ?? null;
  if (method === 'PATCH' && old === null) return refusal(404, 'There is no such entry.');
  const data = { ...(old?.data as object | undefined), ...(fields.data as object | undefined) };
  return json(save(api, model, givenId, method === 'PUT' ? fields : { ...old, ...fields, data }));
};
