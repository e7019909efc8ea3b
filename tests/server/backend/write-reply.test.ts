import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replyWriter } from '../../../src/server/backend/write-reply.ts';
import { embeddedDirectus } from '../../../src/server/directus/embedded/app.ts';
import { formsDesk } from '../../support/services/form-services.ts';

const TOKEN = 'token-of-the-sales-desk';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const found = json(200, { data: [{ id: 7 }] });

/** Writes to a server that returns these responses in order. */
const writeTo = (...responses: readonly (Response | Error)[]) => {
  const left = [...responses];
  const requests: Request[] = [];
  const write = replyWriter({ url: 'https://data.example/', token: TOKEN }, async (request) => {
    requests.push(request);
    const next = left.shift();
    if (next instanceof Response) return next.clone();
    throw next ?? new Error('no response');
  });
  return { requests, result: write('key 1&x', { status: 'answered', answer: 'Priced.' }) };
};

test('finds the record by its key and changes only the sent fields', async () => {
  const { requests, result } = writeTo(found, json(200, { data: {} }));
  expect(await result).toEqual({ kind: 'written' });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://data.example/items/quote_requests?filter[submission_key][_eq]=key%201%26x&fields=id&limit=1',
    'PATCH https://data.example/items/quote_requests/7',
  ]);
  expect(requests.every(({ headers }) => headers.get('Authorization') === `Bearer ${TOKEN}`)).toBe(true);
  expect(await requests[1]?.json()).toEqual({ status: 'answered', answer: 'Priced.' });
});

test('returns why the backend refused a reply', async () => {
  const refused = json(409, { errors: [{ message: 'Q-2026-000007 is accepted', extensions: {} }] });
  expect(await writeTo(found, refused).result).toEqual({ kind: 'refused', reason: 'Q-2026-000007 is accepted' });
});

test('reports a request that the collection does not have yet as pending', async () => {
  expect(await writeTo(json(200, { data: [] })).result).toEqual({ kind: 'pending' });
});

test.each<[string, readonly (Response | Error)[]]>([
  ['a connection that breaks', [new Error('broken')]],
  ['a rejected token', [json(401, { errors: [] })]],
  ['an error page', [new Response('<html>', { status: 200 })]],
  ['a server error on the change', [found, json(503, {})]],
  ['an error page on the change', [found, new Response('<html>', { status: 400 })]],
])('reports %s as temporary', async (_, responses) => {
  expect(await writeTo(...responses).result).toEqual({ kind: 'away' });
});

test('writes to the embedded backend over the same protocol', async () => {
  const { d1, services } = await formsDesk();
  await services.quotes.insert({
    publicId: 'a'.repeat(32),
    submissionKey: 'k1',
    requestedAt: '2026-11-23T10:00:00.000Z',
    userId: null,
    contact: { email: 'r@plant.example' } as never,
    lines: [],
    texts: ['2 rings'],
  });
  const app = embeddedDirectus({ db: d1, now: Date.now, token: '', deskToken: TOKEN });
  const write = replyWriter({ url: 'https://embedded.invalid', token: TOKEN }, (request) => app.fetch(request));
  expect(await write('k1', { status: 'in_work' })).toEqual({ kind: 'written' });
  await services.quoteRound();
  expect((await services.quotes.read('a'.repeat(32)))?.state).toBe('in_work');
  expect(await write('k2', { status: 'in_work' })).toEqual({ kind: 'pending' });
  const tooMany = await write('k1', { answer_lines: [{ line: 5, unit_price: '1' }] });
  expect(tooMany).toEqual({ kind: 'refused', reason: expect.stringContaining('has no line 5') });
});
