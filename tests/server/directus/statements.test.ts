import type { D1Database } from '@cloudflare/workers-types';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { COLLECTIONS } from '../../../src/server/directus/embedded/collections.ts';
import { itemsOf } from '../../../src/server/directus/embedded/read-items.ts';
import { Refusal } from '../../../src/server/directus/embedded/refusal.ts';
import { readRequest } from '../../../src/server/directus/embedded/request.ts';
import { ITEMS_TOKEN, itemsServer } from '../../support/backend/items-server.ts';
import { recordedDatabase } from '../../support/backend/recorded-database.ts';
import { faultOf } from '../../support/backend/statement-grammar.ts';

/* For any request, no part of it appears in the text of a statement. */

const REQUESTS = 5000;
/** Part of every string that a client makes up. */
const MARK = 'zq';

let db: D1Database;
let statements: string[] = [];

beforeAll(async () => {
  const real = await recordedDatabase();
  const prepare = (sql: string) => {
    statements.push(sql);
    return real.prepare(sql);
  };
  db = { prepare } as D1Database;
});

const collections = [...COLLECTIONS.keys()];
const names = [...new Set([...COLLECTIONS.values()].flatMap(({ fields }) => [...fields.keys()]))];
const HOSTILE = [
  "'",
  '"',
  '`',
  ']',
  ';',
  '--',
  '/*',
  '*/',
  '\u0000',
  '\\',
  '%',
  '$1',
  '?',
  '?1',
  ':a',
  '@a',
  '#',
  '\n',
  '\t',
  'a-b',
  'x AS y',
  'OR 1=1',
  '(SELECT password FROM users)',
  "'); DROP TABLE users; --",
  'union select',
  '__proto__',
  'constructor',
  'ｓｅｌｅｃｔ',
  '\u2019',
  '\u202e',
  '😀',
  '\ud800',
  'ĸey',
  '0x41',
  '1e999',
  '-1',
  'NaN',
  ' id',
  'id ',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 3 })
  .map((parts) => MARK + parts.join(MARK));

const name = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: hostile });
const path = fc.oneof(
  { weight: 3, arbitrary: name },
  {
    weight: 1,
    arbitrary: fc.constantFrom('*', 'product.compound.line_min', 'modifiers.modifiers_id', 'vendor.lead_time'),
  },
  { weight: 2, arbitrary: fc.array(name, { minLength: 2, maxLength: 5 }).map((parts) => parts.join('.')) },
);
const value = fc.oneof(fc.integer(), fc.boolean(), hostile, fc.constant(null), fc.double(), fc.constant('3'));
const operator = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('_eq', '_neq', '_null', '_in', '_gt', '_gte', '_between') },
  { weight: 1, arbitrary: fc.constantFrom('_contains', '_some', '_regex', '__proto__') },
  { weight: 1, arbitrary: hostile },
);
const operand = fc.oneof(value, fc.array(value, { maxLength: 3 }), fc.tuple(fc.integer(), fc.integer()));
const condition = fc.dictionary(operator, operand, { maxKeys: 2 });
const { filter } = fc.letrec<{ filter: unknown }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 5 },
    fc.dictionary(name, condition, { maxKeys: 2 }),
    fc.dictionary(name, tie('filter'), { maxKeys: 1 }),
    fc.dictionary(fc.constantFrom('_and', '_or'), fc.array(tie('filter'), { maxLength: 3 }), { maxKeys: 1 }),
  ),
}));

/** Some are simple enough to succeed now and then, others are very unusual. */
const sound = fc.constantFrom<object>(
  { our_product: { _eq: 1 } },
  { _and: [{ our_product: { _between: [1, 90] } }, { _or: [{ hide_from_store: { _neq: true } }] }] },
  { id: { _in: [1, 2, 3] } },
  { label: { _eq: `${MARK}'; DROP TABLE users; --` } },
);
const query = fc.record(
  {
    fields: fc.array(path, { maxLength: 5 }),
    filter: fc.oneof(filter, sound),
    sort: fc.array(
      fc.tuple(fc.constantFrom('', '-'), path).map((parts) => parts.join('')),
      { maxLength: 3 },
    ),
    limit: fc.oneof(fc.integer({ min: -2, max: 200 }), hostile),
    offset: fc.oneof(fc.nat(50), hostile),
    groupBy: fc.array(name, { maxLength: 3 }),
    aggregate: fc.dictionary(fc.oneof(fc.constantFrom('count', 'sum', 'max'), hostile), name, { maxKeys: 2 }),
    meta: fc.array(fc.oneof(fc.constantFrom('filter_count', 'total_count'), hostile), { maxLength: 2 }),
    alias: fc.dictionary(hostile, name, { minKeys: 1, maxKeys: 2 }),
    deep: fc.dictionary(name, fc.record({ _filter: filter }), { minKeys: 1, maxKeys: 1 }),
    search: hostile,
  },
  { requiredKeys: [] },
);
/** Most requests use at most three parameters, because an error in one would hide the others. */
const few = fc
  .tuple(
    query,
    fc.subarray(['fields', 'filter', 'sort', 'limit', 'offset', 'groupBy', 'aggregate', 'meta', 'alias', 'deep'], {
      maxLength: 3,
    }),
  )
  .map(([all, kept]) => Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key))));

const addressOf = (collection: string, sent: Readonly<Record<string, unknown>>): string => {
  const parameters = Object.entries(sent).map(([key, one]) => {
    const isNames = Array.isArray(one) && one.every((each) => typeof each === 'string');
    return [key, isNames ? one.join() : typeof one === 'object' ? JSON.stringify(one) : String(one)];
  });
  return `http://backend.example/items/${encodeURIComponent(collection.toWellFormed())}?${parameters
    .map(([key = '', one = '']) => `${key}=${encodeURIComponent(one.toWellFormed())}`)
    .join('&')}`;
};

const check = (): number => {
  const asked = statements;
  statements = [];
  for (const statement of asked) {
    expect(statement.toLowerCase()).not.toContain(MARK);
    expect([statement, faultOf(statement)]).toEqual([statement, null]);
  }
  return asked.length;
};

test(`${REQUESTS} valid and hostile requests: every statement follows the grammar and contains no text of the request`, async () => {
  const server = itemsServer(db);
  const items = itemsOf(db, () => 0, 'store');
  const seen = { statements: 0, answers: 0, refusals: 0 };
  const collection = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...collections) },
    { weight: 1, arbitrary: hostile },
  );
  await fc.assert(
    fc.asyncProperty(collection, fc.oneof(few, query), fc.boolean(), async (at, sent, isOverHttp) => {
      if (isOverHttp) {
        const headers = { Authorization: `Bearer ${ITEMS_TOKEN}` };
        const { status } = await server(new Request(addressOf(at, sent), { headers }));
        expect([200, 400, 403, 404, 431]).toContain(status);
        seen[status === 200 ? 'answers' : 'refusals'] += 1;
      } else {
        const refusal = await Promise.resolve()
          .then(() => items.list(at, readRequest(sent)))
          .then(() => null)
          .catch((error: unknown) => error);
        if (refusal !== null) expect(refusal).toBeInstanceOf(Refusal);
        seen[refusal === null ? 'answers' : 'refusals'] += 1;
      }
      seen.statements += check();
    }),
    { numRuns: REQUESTS, seed: 20261122 },
  );
  // Refusals alone would pass any check.
  expect(seen.answers).toBeGreaterThan(REQUESTS / 10);
  expect(seen.refusals).toBeGreaterThan(REQUESTS / 10);
  expect(seen.statements).toBeGreaterThan(REQUESTS / 10);
}, 120_000);

test.each([
  ['SELECT t0.id AS c0 FROM users t0 WHERE 1', 'the word users'],
  ['SELECT t0.id AS c0 FROM parts t0 WHERE 1; DELETE FROM parts', 'no token'],
  ['SELECT t0.id AS c0 FROM parts t0 WHERE t0.id = 7', 'the word 7'],
  ['SELECT t0.id AS c0 FROM parts t0 WHERE 1 -- LIMIT ?', 'no token'],
  ['SELECT t0.id AS c0 FROM parts t0 WHERE t0.id IN (SELECT id FROM parts)', 'a select within another'],
  ["SELECT t0.id AS c0 FROM vendors t0 WHERE t0.name = 'x'", "the word 'x'"],
])('the grammar rejects %s', (statement, fault) => {
  expect(faultOf(statement)).toContain(fault);
});
