import { runContentQuery } from './content-query.ts';
import type { EntryStore } from './entry-store.ts';
import { readQuery } from './read-query.ts';
import { resolveReferences } from './resolve-references.ts';
import { json, refusal, type ToolRequest, type ToolResponse } from './tool-response.ts';

/** Dependencies of the read endpoints of the content API. */
export interface ContentApi {
  readonly store: EntryStore;
  /** Public key of the space. */
  readonly apiKey: string;
  readonly now: () => number;
}

const caching = (search: URLSearchParams): Record<string, string> => {
  const seconds = (name: string): number => Math.max(0, Number(search.get(name) ?? 0) || 0);
  const fresh = search.get('cachebust') === 'true' ? 0 : seconds('cacheSeconds');
  return {
    'Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${seconds('staleCacheSeconds')}`,
  };
};

/** Handles `GET /api/v3/content/:model` and `/api/v3/query/:key/:names`. Returns `null` for other paths. */
export const handleContent = (
  { store, apiKey, now }: ContentApi,
  { method, url }: ToolRequest,
): ToolResponse | null => {
  const [, kind, first = '', second = ''] =
    /^\/api\/v3\/(content|query)\/([^/]+)(?:\/([^/]+))?\/?$/.exec(decodeURIComponent(url.pathname)) ?? [];
  if (kind === undefined || method !== 'GET') return null;
  const { searchParams: search } = url;
  const key = search.get('apiKey') ?? (kind === 'query' ? first : '');
  if (key === '') return refusal(400, 'An apiKey is needed.');
  if (key !== apiKey) return refusal(401, 'This apiKey has no space here.');

  const entriesFor = (model: string, name: string | null): unknown[] => {
    const found = runContentQuery(store.list(model), readQuery(search, model, name), now());
    return search.get('noTraverse') === 'true' ? found : (resolveReferences(found, store) as unknown[]);
  };
  if (kind === 'content') return json({ results: entriesFor(first, null) }, 200, caching(search));
  const named = second.split(',').map((name) => {
    const model = search.get(`options.${name}.model`)?.replaceAll('"', '') ?? name;
    return [name, entriesFor(model, name)] as const;
  });
  return json(Object.fromEntries(named), 200, caching(search));
};
