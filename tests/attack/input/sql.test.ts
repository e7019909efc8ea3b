import { describe, expect, test } from 'vitest';
import { SQL_PAYLOADS } from '../payloads/sql.ts';
import { attack, attackSafely, encodedText, forAll } from '../support/attack.ts';
import { utf8 } from '../support/request.ts';
import { ACCOUNT, PRODUCTION_BINDINGS, SITE } from '../support/target.ts';

/** Every parameter of a request that reaches the database or the index. */
const PLACES: readonly (readonly [name: string, path: (text: string) => string])[] = [
  ['the store’s search', (text) => `/shop/orings?search=${text}`],
  ['the sort', (text) => `/api/compounds-search?sortBy=${text}`],
  ['a filter', (text) => `/api/compounds-search?material=${text}`],
  ['the sizes', (text) => `/api/sizes?standard=all&text=${text}`],
  ['a part', (text) => `/product/${text}`],
  ['a price', (text) => `/api/pricing/${text}`],
  ['comparisons', (text) => `/api/comparisons?compounds=${text}`],
  ['filter options', (text) => `/api/modifiers/${text}`],
  ['a quote request', (text) => `/quotes/${text}`],
  ['a datasheet', (text) => `/datasheets/${text}`],
  ['a page', (text) => `/${text}`],
  ['the search page', (text) => `/search?query=${text}`],
  [
    'data of a block',
    (text) =>
      `/api/block-data?name=Post%20List&options=${encodeURIComponent(JSON.stringify({ tag: decodeURIComponent(text) }))}`,
  ],
];

/** Parameters of the protocol that shape its statement. */
const QUERY_PARAMETERS = [
  'filter[name][_eq]',
  'filter',
  'sort',
  'fields',
  'limit',
  'offset',
  'page',
  'meta',
  'search',
  'groupBy',
  'aggregate[count]',
  'alias[a]',
  'filter[id][_in]',
];

/** Failed attempts lock an account for a minute, and later attacks sign in to it. */
const TRIED_AT_ACCOUNT = 3;

const sound = (text: string): boolean => !/[\ud800-\udfff]/.test(text);

describe('request text is never SQL', () => {
  test.each(PLACES)('%s: treated as an unknown value', async (_, path) => {
    await forAll(SQL_PAYLOADS.filter(sound), async (payload) => {
      const { status } = await attackSafely(path(encodedText(payload)));
      expect(status, payload).toBeLessThan(500);
    });
  });

  test('the protocol, with its token: every parameter that shapes a statement', async () => {
    const cases = QUERY_PARAMETERS.flatMap((name) => SQL_PAYLOADS.map((payload) => [name, payload] as const));
    const headers = { Authorization: `Bearer ${PRODUCTION_BINDINGS.ITEMS_TOKEN}` };
    await forAll(cases, async ([name, payload]) => {
      const path = `/items/products?limit=1&${encodedText(name)}=${encodedText(payload)}`;
      await attackSafely(path, { headers });
    });
  });

  test('SQL as a name or password never signs in', async () => {
    await forAll(SQL_PAYLOADS, async (payload, index) => {
      for (const body of [
        { email: index < TRIED_AT_ACCOUNT ? ACCOUNT.email : 'nobody@plant.example', password: payload },
        { email: `${payload}@x.example`, password: 'x' },
        { email: payload, password: payload },
      ]) {
        const headers = { 'Content-Type': 'application/json', Origin: SITE };
        const answer = await attackSafely('/auth/login', { method: 'POST', headers, body: utf8(JSON.stringify(body)) });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.text).not.toContain('access_token');
      }
    });
  });

  test('a true and a false condition have the same response, which prevents blind injection', async () => {
    for (const [, path] of PLACES) {
      const yes = await attack(path(encodedText("x' OR 1=1--")));
      const no = await attack(path(encodedText("x' OR 1=2--")));
      expect(yes.status, path('…')).toBe(no.status);
    }
    const total = async (search: string): Promise<number> =>
      (JSON.parse((await attack(`/api/compounds-search?search=${encodedText(search)}`)).text) as { totalItems: number })
        .totalItems;
    expect(await total("x' OR 1=1--")).toBe(await total("x' OR 1=2--"));
  });

  test('the tables still exist afterwards', async () => {
    expect((await attack('/product/fk7502-214')).status).toBe(200);
    const { totalItems } = JSON.parse((await attack('/api/compounds-search')).text) as { totalItems: number };
    expect(totalItems).toBe(1_084_458);
  });
});
