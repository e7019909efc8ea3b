import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedDirectus } from '../../src/server/directus/embedded/app.ts';
import { weakEtag } from '../../src/server/directus/weak-etag.ts';
import { EDGE_CASES, type EdgeCase, edgeCaseDatabase } from '../support/edge-case-database.ts';
import { recordedDatabase } from '../support/recorded-database.ts';
import { RECORDINGS, type Recording, recording } from '../support/recordings.ts';

const TOKEN = 'static-admin-token';

let app: ReturnType<typeof embeddedDirectus>;

beforeAll(async () => {
  app = embeddedDirectus({
    db: await recordedDatabase(),
    now: Date.now,
    checkToken: async (token) => (token === TOKEN ? null : 'INVALID_CREDENTIALS'),
  });
});

const send = async ({ request }: Recording): Promise<Response> => {
  const { method, path, headers, body } = request;
  const address = path.startsWith('//')
    ? `http://backend.example${path}`
    : new URL(path, 'http://backend.example').href;
  return app.fetch(new Request(address, { method, headers, ...(body !== undefined && { body }) }));
};

/** Why the embedded backend has nothing to answer there, by the number or name of the recording. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^(09\d|10[0-3])-|^token_expired_refresh$/, 'users and sign-in are routes of their own'],
  [/^10[4-7]-|^064-|^graphql$/, 'not a collection: the site has its own health and no users to list'],
  [/^08[2-9]-|^078-/, 'nobody writes here, and there is no private collection: FORBIDDEN, tested below'],
  [/^052-|^054-|^cache_/, 'tags, compression and cache headers are the mount’s'],
  [/^perm_/, 'a role that may read less: every field here is public'],
  [/^limit_|^rate_limited|^token_expired$/, 'settings of a server of its own'],
  [/^in_/, 'recorded without the whole list of keys; tested below'],
];

const answered = (['sqlite', 'extras', 'limits'] as const).flatMap((kind) =>
  RECORDINGS[kind].filter(({ name }) => !ELSEWHERE.some(([pattern]) => pattern.test(name))),
);

/** What an answer looks like: the fields of all its rows and the types of their values. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const shapes = [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))];
    return shapes.length === 1 ? [JSON.parse(shapes[0] ?? 'null')] : mergedShape(value);
  }
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, shapeOf(inner)]),
  );
};

const mergedShape = (rows: readonly unknown[]): unknown => {
  const fields = new Map<string, Set<string>>();
  for (const row of rows) {
    for (const [key, inner] of Object.entries(typeof row === 'object' && row !== null ? row : { row })) {
      const seen = fields.get(key) ?? new Set();
      fields.set(key, seen.add(JSON.stringify(shapeOf(inner))));
    }
  }
  return [Object.fromEntries([...fields].sort().map(([key, seen]) => [key, [...seen].sort()]))];
};

/** Without the numbers of price lines, which follow from their product here. */
const withoutLineIds = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('minQuantity' in value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'id'));
  });

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

describe('the embedded backend answers as a real server did', () => {
  test.each(answered.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const response = await send(one);
    const text = await response.text();
    expect([response.status, text.slice(0, 300)]).toEqual([one.status, expect.anything()]);
    if (one.json === undefined) return;
    const own = JSON.parse(text) as Answer;
    const theirs = one.json as Answer;
    if (theirs.errors) {
      expect(own).toEqual(theirs);
      return;
    }
    if (Array.isArray(theirs.data) && Array.isArray(own.data)) {
      expect(own.data).toHaveLength(one.rows ?? theirs.data.length);
      const start = own.data.slice(0, theirs.data.length);
      expect(shapeOf({ ...own, data: start })).toEqual(shapeOf(theirs));
    } else {
      expect(shapeOf(own)).toEqual(shapeOf(theirs));
    }
  });

  test.each([
    '001-price_lists',
    '003-price_lists_line_min_null',
    '004-price_lists_compound_null',
    '005-price_lists_hide_pricing',
    '008-price_lists_brackets_encoded',
    '009-price_lists_filter_json',
    '010-price_lists_fields_star_only',
    '011-price_lists_in',
    '014-vendor_stock',
    '015-vendor_stock_or_null',
    '016-vendor_stock_eq_true',
    '017-vendor_stock_neq_1',
    '018-product_stock',
    '019-modifiers_material',
    '020-modifiers_color',
    '025-modifiers_conductivity',
    '027-modifiers_group_count',
    '031-metric_sizes_default_limit',
    '033-metric_sizes_page',
    '035-product_comparison',
    '040-products_meta',
    '042-products_aggregate_count',
    '045-pages_search',
    '047-products_sort_desc_offset',
  ])('with the same values where it holds the same rows: %s', async (name) => {
    const one = recording('sqlite', name);
    const theirs = one.json as { data: unknown[] | object };
    const own = (await (await send(one)).json()) as { data: unknown };
    const data = Array.isArray(own.data) ? own.data.slice(0, (theirs.data as unknown[]).length) : own.data;
    expect(withoutLineIds({ ...own, data })).toEqual(withoutLineIds(theirs));
  });

  test('every recording is answered, or there is a reason why not', () => {
    const all = [...RECORDINGS.sqlite, ...RECORDINGS.extras, ...RECORDINGS.limits];
    const left = all.filter(({ name }) => ELSEWHERE.some(([pattern]) => pattern.test(name)));
    expect(answered.length + left.length).toBe(all.length);
    expect(answered.length).toBeGreaterThan(85);
  });
});

describe('the embedded backend answers what is seldom asked as a real server did, to the letter', () => {
  let edge: ReturnType<typeof embeddedDirectus>;
  beforeAll(async () => {
    edge = embeddedDirectus({ db: await edgeCaseDatabase(), now: Date.now });
  });

  const titleOf = ({ method, path, body = '' }: EdgeCase): string => `${method} ${path} ${body}`;

  test.each(EDGE_CASES.map((one) => [titleOf(one), one] as const))(
    '%s',
    async (_, { method, path, body, ...theirs }) => {
      const headers = new Headers(body === undefined ? {} : { 'Content-Type': 'application/json' });
      const init = { method, headers, ...(body !== undefined && { body }) };
      const response = await edge.fetch(new Request(`http://backend.example${path}`, init));
      const text = await response.text();
      const answer = typeof theirs.answer === 'string' ? text : JSON.parse(text);
      expect({ status: response.status, answer }).toEqual(theirs);
    },
  );

  test('there are hundreds of them, refusals and answers', () => {
    expect(EDGE_CASES.length).toBeGreaterThan(600);
    expect(EDGE_CASES.filter(({ status }) => status === 200).length).toBeGreaterThan(250);
    expect(EDGE_CASES.filter(({ status }) => status === 400).length).toBeGreaterThan(150);
  });
});

describe('long lists of keys', () => {
  const keys = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
  const read = async (address: string, init: RequestInit = {}): Promise<[number, unknown]> => {
    const response = await app.fetch(new Request(`http://backend.example/items/products${address}`, init));
    const text = await response.text();
    return [response.status, text === '' ? null : (JSON.parse(text) as { data: unknown[] }).data?.length];
  };

  test('2,400 in one text, 150 in brackets of their own and 2,400 in a SEARCH are read whole', async () => {
    const rest = '&fields=id&limit=-1';
    expect(await read(`?filter[id][_in]=${keys(2400).join()}${rest}`)).toEqual([200, 2400]);
    expect(
      await read(
        `?${keys(150)
          .map((key, at) => `filter[id][_in][${at}]=${key}`)
          .join('&')}${rest}`,
      ),
    ).toEqual([200, 150]);
    expect(
      await read(
        `?${keys(150)
          .map((key) => `filter[id][_in][]=${key}`)
          .join('&')}${rest}`,
      ),
    ).toEqual([200, 150]);
    const body = JSON.stringify({ query: { filter: { id: { _in: keys(2400) } }, fields: ['id'], limit: -1 } });
    const headers = { 'Content-Type': 'application/json' };
    expect(await read('', { method: 'SEARCH', headers, body })).toEqual([200, 2400]);
  });

  test('an address over 16 KB is a bare 431', async () => {
    expect(await read(`?filter[id][_in]=${keys(4500).join()}`)).toEqual([431, null]);
  });
});

describe('nobody writes', () => {
  test.each(['078', '083', '084', '085', '086', '087', '088', '089'])('recording %s is FORBIDDEN', async (number) => {
    const one = RECORDINGS.sqlite.find(({ name }) => name.startsWith(number));
    if (!one) throw new Error(`There is no recording ${number}.`);
    const response = await send(one);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });
});

test('the tag of an answer is the one a real server gives it', async () => {
  const one = recording('sqlite', 'product_stock');
  expect(await weakEtag(await (await send(one)).text())).toBe(one.headers.etag);
});
