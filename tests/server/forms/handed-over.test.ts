import { afterEach, expect, test, vi } from 'vitest';
import { createRecordAt } from '../../../src/server/backend/create-record.ts';
import { handedOverQuotes, handedOverSubmissions } from '../../../src/server/forms/handed-over.ts';
import type { Submission, SubmissionStore } from '../../../src/server/forms/submissions.ts';
import type { NewQuote, QuoteStore } from '../../../src/server/quotes/quote-store.ts';

afterEach(() => vi.restoreAllMocks());

const SUBMISSION: Submission = {
  submissionKey: 'k1',
  formType: 'ContactUsForm',
  page: '/contact-us',
  submittedAt: '2026-01-01T00:00:00Z',
  isSuspect: false,
  values: {},
  attachments: [],
};

/** A store that takes every key once. */
const onceStore = (): SubmissionStore => {
  const keys = new Set<string>();
  return {
    has: async (key) => keys.has(key),
    insert: async ({ submissionKey }) => {
      const isNew = !keys.has(submissionKey);
      keys.add(submissionKey);
      return isNew;
    },
  };
};

const backend = (answer: () => Response | Promise<Response>) => {
  const sent: { url: string; authorization: string | null; body: unknown }[] = [];
  const create = createRecordAt({ url: 'https://data.example/api/', token: 'secret' }, async (request) => {
    sent.push({
      url: request.url,
      authorization: request.headers.get('authorization'),
      body: await request.json(),
    });
    return answer();
  });
  return { sent, create };
};

const works: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>): void => void works.push(work);

test('a new submission goes to the backend’s collection once, with the token', async () => {
  const { sent, create } = backend(() => new Response('{"data":{}}'));
  const store = handedOverSubmissions(onceStore(), create, waitUntil);
  expect(await store.insert(SUBMISSION)).toBe(true);
  expect(await store.insert(SUBMISSION)).toBe(false);
  await Promise.all(works);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: 'https://data.example/api/items/form_submissions',
    authorization: 'Bearer secret',
    body: { submission_key: 'k1', form_type: 'ContactUsForm', page: '/contact-us' },
  });
});

test('a suspect one stays here', async () => {
  const { sent, create } = backend(() => new Response('{}'));
  await handedOverSubmissions(onceStore(), create, waitUntil).insert({ ...SUBMISSION, isSuspect: true });
  await Promise.all(works);
  expect(sent).toEqual([]);
});

test.each([
  ['refuses', () => new Response('{"errors":[]}', { status: 403 })],
  ['cannot be reached', () => Promise.reject(new Error('connection reset'))],
])(
  'a backend that %s loses nothing: the record is kept, the log names its key and not what it says',
  async (_, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { create } = backend(answer);
    const store = onceStore();
    const values = { message: 'private words' };
    expect(await handedOverSubmissions(store, create, waitUntil).insert({ ...SUBMISSION, values } as Submission)).toBe(
      true,
    );
    await Promise.all(works);
    expect(await store.has('k1')).toBe(true);
    expect(log).toHaveBeenCalledOnce();
    expect(String(log.mock.calls[0]?.[0])).toContain('form_submissions k1');
    expect(JSON.stringify(log.mock.calls)).not.toContain('private words');
  },
);

test('a quote request goes there with its number; the same sent again does not', async () => {
  const { sent, create } = backend(() => new Response('{}'));
  const first: NewQuote = {
    publicId: 'a'.repeat(32),
    submissionKey: 'q1',
    requestedAt: '2026-01-01T00:00:00Z',
    userId: null,
    contact: { name: 'R. Okafor', email: 'r@plant.example' } as NewQuote['contact'],
    lines: [],
  };
  const place = { publicId: first.publicId, number: 'Q-2026-000001' };
  const store = { insert: async () => place } as unknown as QuoteStore;
  const quotes = handedOverQuotes(store, create, waitUntil);
  expect(await quotes.insert(first)).toEqual(place);
  expect(await quotes.insert({ ...first, publicId: 'b'.repeat(32) })).toEqual(place);
  await Promise.all(works);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: 'https://data.example/api/items/quote_requests',
    body: { number: 'Q-2026-000001', submission_key: 'q1' },
  });
});
