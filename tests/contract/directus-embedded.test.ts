import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SendRequest } from '../../src/server/directus/send.ts';
import { EDGE_CASES, type EdgeCase, edgeCaseDatabase } from '../support/backend/edge-case-database.ts';
import { ITEMS_TOKEN, itemsServer, publicItemsServer } from '../support/backend/items-server.ts';
import { recordedDatabase } from '../support/backend/recorded-database.ts';
import { RECORDINGS, type Recording, recording } from '../support/backend/recordings.ts';

let app: SendRequest;

beforeAll(async () => {
  app = publicItemsServer(await recordedDatabase());
});

const requestOf = ({ request }: Recording): Request => {
  const { method, path, headers, body } = request;
  const address = path.startsWith('//')
    ? `http://backend.example${path}`
    : new URL(path, 'http://backend.example').href;
  return new Request(address, { method, headers, ...(body !== undefined && { body }) });
};
const send = async (one: Recording): Promise<Response> => app(requestOf(one));

/** Why a recording does not apply to the embedded backend, by its number or name. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^(09\d|10[0-3])-|^token_expired_refresh$/, 'users and sign-in are routes of their own'],
  [/^10[4-7]-|^064-|^graphql$/, 'not a collection: the site has its own health and no users to list'],
  [/^08[2-9]-|^07[89]-|^08[01]-/, 'tokens, and what is private or written: tested below'],
  [/^05[2-5]-|^cache_/, 'tags, compression, methods without an answer: nothing of ours asks for them'],
  [/^perm_/, 'a role that may read less: who holds the token reads every field'],
  [/^limit_|^rate_limited|^token_expired$/, 'settings of a server of its own'],
  [/^in_/, 'recorded without the whole list of keys; tested below'],
];

/** Responses of a real server that this one does not support, because the project does not use them. */
const NOT_SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^017-|^bool_filter_false$/, 'a flag compared with a number'],
  [/^03[34]-|^074-/, 'page'],
  [/^037-|^038-/, 'wildcards below a relation, paths of four names'],
  [/^04[123]-|^075-/, '`*` of meta and of functions, other functions'],
  [/^04[456]-|^048-/, 'search, other operators, conditions on other rows'],
  [/^050-|^051-/, 'SEARCH, CSV'],
  [/^alias$|^deep_limit$|^unknown_parameter_ignored$|^group_by_with_fields$/, 'other parameters'],
  [/^float_id$|^trailing_slash$|^double_slash$/, 'other addresses of the same'],
];

const ALL = [...RECORDINGS.sqlite, ...RECORDINGS.extras, ...RECORDINGS.limits];
const isOf = (list: readonly (readonly [RegExp, string])[], { name }: Recording): boolean =>
  list.some(([pattern]) => pattern.test(name));
const refused = ALL.filter((one) => isOf(NOT_SPOKEN, one));
const answered = ALL.filter((one) => !isOf(NOT_SPOKEN, one) && !isOf(ELSEWHERE, one));

/** Returns the shape of a response: the fields of all its rows and the types of their values. */
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

/** Removes the numbers of price lines, which are derived from their product here. */
const withoutLineIds = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('minQuantity' in value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'id'));
  });

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

describe('the embedded backend returns the same responses as a real server', () => {
  test.each(answered.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const response = await send(one);
    const text = await response.text();
    expect([response.status, text.slice(0, 300)]).toEqual([one.status, expect.anything()]);
    if (one.json === undefined) return;
    const own = JSON.parse(text) as Answer;
    const theirs = one.json as Answer;
    if (theirs.errors) {
      // Messages about invalid queries differ, because clients use only the code.
      const codesOf = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code);
      if (one.status === 400) expect(codesOf(own)).toEqual(codesOf(theirs));
      else expect(own).toEqual(theirs);
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
    '018-product_stock',
    '019-modifiers_material',
    '020-modifiers_color',
    '025-modifiers_conductivity',
    '027-modifiers_group_count',
    '031-metric_sizes_default_limit',
    '035-product_comparison',
    '040-products_meta',
    '047-products_sort_desc_offset',
  ])('returns the same values for the same rows: %s', async (name) => {
    const one = recording('sqlite', name);
    const theirs = one.json as { data: unknown[] | object };
    const own = (await (await send(one)).json()) as { data: unknown };
    const data = Array.isArray(own.data) ? own.data.slice(0, (theirs.data as unknown[]).length) : own.data;
    expect(withoutLineIds({ ...own, data })).toEqual(withoutLineIds(theirs));
  });

  test('every recording is compared, rejected, or excluded for a reason', () => {
    const left = ALL.filter((one) => isOf(ELSEWHERE, one));
    expect(answered.length + refused.length + left.length).toBe(ALL.length);
    expect(answered.length).toBeGreaterThan(55);
    expect(refused.length).toBeGreaterThan(20);
  });
});

interface RefusalAnswer {
  readonly errors: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Expects an error in the protocol's format with one of its codes. */
const expectRefusal = async (response: Response): Promise<void> => {
  const { errors } = (await response.json()) as RefusalAnswer;
  const codes: Readonly<Record<number, string>> = { 400: 'INVALID_QUERY', 403: 'FORBIDDEN', 404: 'ROUTE_NOT_FOUND' };
  expect(errors).toHaveLength(1);
  expect(errors[0]?.extensions.code).toBe(codes[response.status]);
  expect(errors[0]?.message.length).toBeGreaterThan(10);
};

describe('the embedded backend rejects unsupported requests correctly', () => {
  test.each(refused.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    await expectRefusal(await send(one));
  });

  const lines = readFileSync(new URL('../fixtures/directus/not-spoken.txt', import.meta.url), 'utf8').split('\n');
  const calls = lines.filter((line) => line !== '' && !line.startsWith('#'));
  let edge: SendRequest;
  beforeAll(async () => {
    edge = publicItemsServer(await edgeCaseDatabase());
  });

  test.each(calls)('%s', async (line) => {
    const [, method = '', path = '', body] = /^(\S+) (\S+)(?: (.*))?$/.exec(line) ?? [];
    const init = { method, ...(body !== undefined && { body }) };
    await expectRefusal(await edge(new Request(`http://backend.example${path}`, init)));
  });

  test('includes hundreds of requests', () => {
    expect(calls.length).toBeGreaterThan(540);
  });
});

describe('the embedded backend returns exactly the responses of a real server for rare queries', () => {
  let edge: SendRequest;
  beforeAll(async () => {
    edge = publicItemsServer(await edgeCaseDatabase());
  });

  const titleOf = ({ method, path, body = '' }: EdgeCase): string => `${method} ${path} ${body}`;

  test.each(EDGE_CASES.map((one) => [titleOf(one), one] as const))('%s', async (_, { method, path, ...theirs }) => {
    const response = await edge(new Request(`http://backend.example${path}`, { method }));
    const text = await response.text();
    const answer = typeof theirs.answer === 'string' ? text : JSON.parse(text);
    expect({ status: response.status, answer }).toEqual({ status: theirs.status, answer: theirs.answer });
  });

  test('includes dozens of errors and results', () => {
    expect(EDGE_CASES.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
    expect(EDGE_CASES.filter(({ status }) => status !== 200).length).toBeGreaterThan(35);
  });
});

describe('long lists of keys', () => {
  const keys = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
  const read = async (query: string): Promise<[number, unknown]> => {
    const response = await app(new Request(`http://backend.example/items/products?${query}`));
    const text = await response.text();
    return [response.status, text === '' ? null : (JSON.parse(text) as { data: unknown[] }).data?.length];
  };

  test('reads 800 comma-separated keys, as the client sends them, and 90 bracketed keys completely', async () => {
    const rest = '&fields=id&limit=-1';
    expect(await read(`filter[id][_in]=${keys(800).join()}${rest}`)).toEqual([200, 800]);
    const bracketed = keys(90).map((key) => `filter[id][_in][]=${key}`);
    expect(await read(`${bracketed.join('&')}${rest}`)).toEqual([200, 90]);
  });

  test('a URL above 16 KB returns 431 without a body', async () => {
    expect(await read(`filter[id][_in]=${keys(4500).join()}`)).toEqual([431, null]);
  });
});

describe('authorization', () => {
  const ask = async (number: string, headers: Record<string, string>): Promise<[number, string | undefined]> => {
    const one = ALL.find(({ name }) => name.startsWith(number));
    if (!one) throw new Error(`There is no recording ${number}.`);
    const { url, method } = requestOf(one);
    const response = await itemsServer(await recordedDatabase())(new Request(url, { method, headers }));
    return [response.status, ((await response.json()) as RefusalAnswer).errors[0]?.extensions.code];
  };

  test('rejects writes for any token', async () => {
    for (const number of ['077', '078', '083', '084', '085', '086', '087', '088', '089']) {
      for (const headers of [{}, { Authorization: `Bearer ${ITEMS_TOKEN}` }]) {
        expect(await ask(number, headers as Record<string, string>)).toEqual([403, 'FORBIDDEN']);
      }
    }
  });

  test('rejects a wrong token, and a token in the URL', async () => {
    expect(await ask('079', { Authorization: 'Bearer wrong-token' })).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await ask('018', {})).toEqual([403, 'FORBIDDEN']);
    expect(await ask('081', { Authorization: `Bearer ${ITEMS_TOKEN}` })).toEqual([400, 'INVALID_QUERY']);
    expect(await ask('082', {})).toEqual([403, 'FORBIDDEN']);
  });
});
