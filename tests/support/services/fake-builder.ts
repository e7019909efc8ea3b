// Loaded before a test begins, because loading it under a jumping clock would never end.
import '@builder.io/sdk';
import { vi } from 'vitest';

/**
 * What the fake returns instead of its entries. `slow`: nothing until the request is aborted; `late`: the entries after
 * 1.5 s; `never`: never completes.
 */
export type Fault =
  | 'none'
  | 'away'
  | 'slow'
  | 'late'
  | 'status 500'
  | 'status 500 with JSON'
  | 'invalid JSON'
  | 'empty'
  | 'never';

export interface FakeBuilder {
  /** In the order of the service. */
  entries: Readonly<Record<string, unknown>>[];
  fault: Fault;
  /** Every request to the service, in order. */
  readonly asked: { readonly method: string; readonly url: URL; readonly headers: Headers; readonly body: string }[];
  /** The number of Write API requests that fail before the next one succeeds. */
  failingWrites: number;
}

/** Host of the fake; a request to any other host is an error in the test and throws. */
export const FAKE_HOST = 'https://builder.test';
export const FAKE_KEY = 'public-key';
export const PRIVATE_KEY = 'bpk-private-key-of-the-fake';

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

const parsed = (url: URL, name: string): unknown => {
  const text = url.searchParams.get(name);
  return text === null ? undefined : JSON.parse(text);
};

interface Rule {
  readonly property?: string;
  readonly operator?: string;
  readonly value?: unknown;
}

/** The service evaluates rules for the attributes it receives; the fake supports the operators that fixtures use. */
const isFor = (entry: Readonly<Record<string, unknown>>, told: Readonly<Record<string, unknown>>): boolean =>
  ((entry.query ?? []) as readonly Rule[]).every(({ property = '', operator, value }) => {
    const own = told[property];
    if (own === undefined) return true;
    if (operator === 'startsWith') return String(own).startsWith(String(value));
    const isSame = String(value).replace(/(.)\/$/, '$1') === own;
    return operator === 'isNot' ? !isSame : isSame;
  });

const modelOf = ({ data }: Readonly<Record<string, unknown>>): string =>
  typeof data === 'object' && data !== null && 'section' in data ? 'symbol' : 'page';

const content = (fake: FakeBuilder, url: URL, model: string): Response => {
  if (url.searchParams.get('apiKey') !== FAKE_KEY) return json({ status: 401, message: 'no such key' }, 401);
  const told = (parsed(url, 'userAttributes') ?? {}) as Readonly<Record<string, unknown>>;
  const offset = (parsed(url, 'offset') as number | undefined) ?? 0;
  const limit = (parsed(url, 'limit') as number | undefined) ?? 1;
  const id = parsed(url, 'query.id') ?? url.searchParams.get('overrides.page') ?? undefined;
  const address = parsed(url, 'query.data.url') ?? parsed(url, 'query.data.section');
  const drafts = url.searchParams.get('includeUnpublished') === 'true';
  const results = fake.entries.filter(
    (entry) =>
      modelOf(entry) === model &&
      (drafts || entry.published !== 'draft') &&
      (id === undefined || entry.id === id) &&
      (drafts || isFor(entry, told)) &&
      (address === undefined || Object.values(entry.data ?? {}).includes(address)),
  );
  return json({ results: results.slice(offset, offset + limit) });
};

const write = (fake: FakeBuilder, method: string, url: URL, headers: Headers, body: string): Response => {
  if (headers.get('Authorization') !== `Bearer ${PRIVATE_KEY}`) return json({ message: 'no such key' }, 401);
  if (fake.failingWrites > 0) {
    fake.failingWrites -= 1;
    return json({ message: 'too many' }, 429);
  }
  const given = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const id = url.pathname.split('/')[5];
  if (method === 'POST') {
    const entry = { ...given, id: `space-${fake.entries.length + 1}` };
    fake.entries.push(entry);
    return json(entry);
  }
  const at = fake.entries.findIndex((entry) => entry.id === id);
  if (at === -1) return json({ message: 'no such entry' }, 404);
  const entry = { ...fake.entries[at], ...given, id };
  fake.entries[at] = entry;
  return json(entry);
};

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const FAULTS: Readonly<
  Record<Exclude<Fault, 'none' | 'late'>, (signal: AbortSignal | null | undefined) => Promise<Response>>
> = {
  away: () => Promise.reject(new Error('Network connection lost.')),
  slow: async (signal) => aborted(signal),
  'status 500': async () => new Response('Internal error', { status: 500 }),
  'status 500 with JSON': async () => json({ message: 'Internal error' }, 500),
  'invalid JSON': async () => new Response('{"results":[', { status: 200 }),
  empty: async () => json({ results: [] }),
  never: () => new Promise(() => undefined),
};

/** Puts a builder space behind `fetch`. Undo with `vi.unstubAllGlobals()`. */
export const fakeBuilder = (entries: readonly Readonly<Record<string, unknown>>[] = []): FakeBuilder => {
  const fake: FakeBuilder = { entries: [...entries], fault: 'none', asked: [], failingWrites: 0 };
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(address);
    if (url.origin !== FAKE_HOST) throw new Error(`The test sent a request to ${url.origin}.`);
    const { method = 'GET', signal } = init;
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? init.body : '';
    fake.asked.push({ method, url, headers, body });
    if (fake.fault === 'late') await new Promise((resolve) => setTimeout(resolve, 1500));
    else if (fake.fault !== 'none') return FAULTS[fake.fault](signal);
    const [, model] = /^\/api\/v3\/content\/(page|symbol)$/.exec(url.pathname) ?? [];
    if (model !== undefined) return content(fake, url, model);
    if (url.pathname === '/api/v1/track') return json({});
    if (/^\/api\/v1\/write\/(?:page|symbol)/.test(url.pathname)) return write(fake, method, url, headers, body);
    return json({ message: 'nothing here' }, 404);
  });
  return fake;
};

/** A page in the format of the service. */
export const builderPage = (path: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  id: `page${path.replaceAll('/', '-')}`,
  name: `Page ${path}`,
  published: 'published',
  lastUpdated: 1_725_451_287_436,
  query: [{ '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: path }],
  ...changes,
  data: {
    title: `Hosted ${path}`,
    url: path,
    blocks: [
      {
        '@type': '@builder.io/sdk:Element',
        '@version': 2,
        id: 'builder-1',
        component: { name: 'Text', options: { text: '<p>From the space</p>' } },
        responsiveStyles: {},
        children: [],
      },
    ],
    ...(changes.data as object | undefined),
  },
});
