import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import worker from '../../src/server/index.ts';
import { insertSmallData, PART } from './small-data.ts';

const ORIGIN = 'https://shop.example';
const VISITOR = 'r.okafor@plant.example';
const LINE = {
  uid: 'a',
  id: PART.usual,
  productName: 'FK7502-214',
  price: 2800,
  fixedPriceDisplay: '$1.12',
  quantity: 25,
  shipTime: 1,
};

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

let mails: SentMail[];
let isMailDown: boolean;
/** Records of the backend server, as it returns them. */
let records: Record<string, unknown>[];
let taken: Record<string, unknown>[];
const email = {
  send: async (mail: SentMail) => {
    if (isMailDown) throw Object.assign(new Error('no'), { code: 'E_DAILY_LIMIT_EXCEEDED' });
    mails.push(mail);
    return { messageId: '1' };
  },
};
const bindings = (more: object = {}) => ({ ...env, EMAIL: email, ...more }) as unknown as typeof env;

beforeAll(async () => {
  await insertSmallData();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') {
      taken.push(Object.assign({ to: new URL(request.url).pathname }, await request.json()));
      return Response.json({ data: {} });
    }
    return Response.json({ data: request.url.includes('/items/quote_requests') ? records : [] });
  });
});
afterAll(() => vi.restoreAllMocks());
beforeEach(async () => {
  await env.DB.batch(['quote_requests', 'quote_reading'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  [mails, records, taken, isMailDown] = [[], [], [], false];
});

const trigger = (site: typeof env): Promise<void> =>
  worker.scheduled({ cron: '*/5 * * * *', scheduledTime: Date.now(), noRetry: () => undefined }, site);
const call = (site: typeof env, path: string, init: RequestInit = {}) =>
  worker.fetch(new Request(ORIGIN + path, init), site);
const send = async (site: typeof env): Promise<{ number: string; url: string }> => {
  const answer = await call(site, '/api/quotes', {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: JSON.stringify({ contact: { name: 'R. Okafor', email: VISITOR }, items: [LINE], texts: ['seal kit'] }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
const pageOf = async (site: typeof env, url: string): Promise<string> => (await call(site, url)).text();

test('a reply on the server arrives with the trigger, appears on the page and is mailed in both formats, once', async () => {
  const site = bindings({ BACKEND_URL: 'https://backend.example/cms', BACKEND_TOKEN: 'writer' });
  // The catalog is loaded; the quote request is pending for the server.
  const { number, url } = await send(bindings());
  await env.DB.prepare("UPDATE quote_requests SET owed = 1, requested_at = '2026-01-01T00:00:00.000Z'").run();
  await vi.waitFor(() =>
    expect(mails.map(({ to }) => to).sort()).toEqual([VISITOR, 'sales@canyonseals.example'].sort()),
  );
  await trigger(site);
  expect(taken).toHaveLength(1);
  const [handed] = taken;
  expect(handed).toMatchObject({ to: '/cms/items/quote_requests', number, texts: ['seal kit'], status: 'received' });
  expect(handed?.answer_lines).toMatchObject([{ line: 1, part: 'FK7502-214', quantity: 25 }]);

  // In PostgreSQL's format, with the fields that staff filled in.
  records = [
    {
      submission_key: handed?.submission_key,
      status: 'answered',
      answer: 'All priced.',
      answer_lines: [{ line: 1, part: 'FK7502-214', unit_price: '1.25000', quantity: 25, days: 4, words: '' }],
      files: null,
      valid_until: '2099-12-31',
      date_updated: '2026-11-23T15:08:00.000Z',
    },
  ];
  for (let round = 0; round < 3; round++) await trigger(site);
  const html = await pageOf(site, url);
  for (const text of ['$1.25', '$31.25', 'All priced.', 'December 31, 2099']) expect(html).toContain(text);
  const answers = mails.filter(({ subject }) => subject === `Your quote ${number} is ready`);
  expect(answers).toHaveLength(1);
  for (const form of [answers[0]?.text, answers[0]?.html]) {
    for (const text of ['$31.25', 'All priced.', url]) expect(form).toContain(text);
  }

  const accepted = await call(site, `${url}/accept`, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      _answer: /name="_answer" value="([^"]+)"/.exec(html)?.[1] ?? '',
      order_number: 'PO 88213',
      line: '1',
    }),
  });
  expect(accepted.status).toBe(303);
  // More than a minute passes.
  await env.DB.prepare("UPDATE quote_events SET happened_at = '2026-01-01T00:00:00.000Z'").run();
  await trigger(site);
  expect(taken.at(-1)).toMatchObject({ to: '/cms/items/quote_events', number, kind: 'accepted', words: 'PO 88213' });
  expect(taken.at(-1)).toMatchObject({ acceptance: { answered_at: expect.any(String), lines: [1] } });
  expect(mails.at(-1)?.subject).toContain(number);
});

test('a mail that the service rejects is sent with a later trigger', async () => {
  const site = bindings();
  isMailDown = true;
  const { number } = await send(site);
  const tries = () => env.DB.prepare('SELECT min(tries) AS tries FROM quote_mails').first('tries');
  await vi.waitFor(async () => expect(await tries()).toBe(1));
  isMailDown = false;
  await trigger(site);
  expect(mails).toEqual([]);
  await env.DB.prepare('UPDATE quote_mails SET due_at = 0').run();
  await trigger(site);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `We received your quote request ${number}`,
    `${number}: new quote request`,
  ]);
});

test('the embedded backend accepts a reply through its protocol and shows it immediately', async () => {
  const site = bindings({ QUOTES_TOKEN: 'token-of-the-sales-desk' });
  const { url } = await send(site);
  const id = await env.DB.prepare('SELECT id FROM quote_requests').first('id');
  const answer = await call(site, `/items/quote_requests/${id}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer token-of-the-sales-desk' },
    body: JSON.stringify({ status: 'answered', answer_lines: [{ line: 1, unit_price: 1.25 }] }),
  });
  expect(answer.status).toBe(200);
  const state = () => env.DB.prepare('SELECT state FROM quote_requests').first('state');
  await vi.waitFor(async () => expect(await state()).toBe('answered'), { timeout: 10_000 });
  expect(await pageOf(site, url)).toContain('$31.25');
});

test('deleting a quote deletes its events and mails', async () => {
  await send(bindings());
  await env.DB.prepare('DELETE FROM quote_requests').run();
  expect(await env.DB.prepare('SELECT count(*) AS n FROM quote_mails').first('n')).toBe(0);
});
