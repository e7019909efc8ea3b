import { createHash } from 'node:crypto';
import { isEntryId } from '../../domain/site/content/entry-id.ts';
import type { Entry, EntryStore } from './entry-store.ts';
import { json, refusal, type ToolRequest, type ToolResponse } from './tool-response.ts';

/** A page in the editor's list. */
export interface EditorListItem {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly isPublished: boolean;
  readonly hasDraft: boolean;
}

const MODEL = 'page';

const textAt = (entry: Entry | null, name: 'name' | 'url'): string => {
  const data = (entry?.data ?? {}) as Readonly<Record<string, unknown>>;
  const value = name === 'url' ? data.url : entry?.name;
  return typeof value === 'string' ? value : '';
};

const readEntry = (text: string, id: string): Entry | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value, id } : null;
  } catch {
    return null;
  }
};

const listed = (store: EntryStore): EditorListItem[] =>
  store
    .list(MODEL)
    .map(({ published, draft }) => {
      const entry = draft ?? published;
      return {
        id: entry?.id ?? '',
        name: textAt(entry, 'name'),
        url: textAt(entry, 'url'),
        isPublished: published !== null,
        hasDraft: draft !== null,
      };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));

const newPage = (url: string, now: number): Entry => ({
  id: createHash('sha256').update(`${url}#${now}`).digest('hex').slice(0, 32),
  name: 'New page',
  published: 'draft',
  createdDate: now,
  lastUpdated: now,
  query: [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: url }],
  data: { title: 'New page', description: '', url, blocks: [] },
});

/**
 * Handles the requests of the editor page: `GET` and `POST /editor/api/pages`, `GET` and `PUT /editor/api/pages/:id`,
 * `POST /editor/api/pages/:id/publish` and `/unpublish`. Saving stores a draft. Visitors see it after it is published,
 * until it is unpublished, which turns it back into a draft.
 */
export const handleEditor = (
  store: EntryStore,
  now: () => number,
  { method, url, body }: ToolRequest,
): ToolResponse | null => {
  const [, id, action] = /^\/editor\/api\/pages(?:\/([\w-]+))?(?:\/(publish|unpublish))?$/.exec(url.pathname) ?? [];
  if (!url.pathname.startsWith('/editor/api/pages')) return null;
  if (id === undefined) {
    if (method === 'GET') return json({ pages: listed(store) });
    if (method !== 'POST') return refusal(405, 'This method does nothing here.');
    const path = textAt(readEntry(`{"data":${body || '{}'}}`, ''), 'url');
    if (!/^\/[a-z0-9/-]*$/.test(path)) return refusal(400, 'The address is a path of small letters: /new-page.');
    if (listed(store).some((page) => page.url === path)) return refusal(409, 'There is a page at this address.');
    const entry = newPage(path, now());
    store.put(MODEL, entry.id, { published: null, draft: entry });
    return json(entry, 201);
  }
  const stored = isEntryId(id) ? store.get(MODEL, id) : null;
  if (stored === null) return refusal(404, 'There is no such page.');
  const latest = stored.draft ?? stored.published;
  if (action === 'publish' && method === 'POST') {
    const entry: Entry = { ...latest, id, published: 'published', lastUpdated: now() };
    store.put(MODEL, id, { published: entry, draft: null });
    return json(entry);
  }
  if (action === 'unpublish' && method === 'POST') {
    const draft: Entry = { ...latest, id, published: 'draft', lastUpdated: now() };
    store.put(MODEL, id, { published: null, draft });
    return json(draft);
  }
  if (method === 'GET') return json(latest);
  const entry = method === 'PUT' ? readEntry(body, id) : null;
  if (entry === null) return refusal(400, 'The body must be an entry as JSON.');
  store.put(MODEL, id, { published: stored.published, draft: { ...entry, published: 'draft', lastUpdated: now() } });
  return json(entry);
};
