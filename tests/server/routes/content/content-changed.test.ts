import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ContentChange } from '../../../../src/server/content/content-changes.ts';
import { appWith, servicesWith } from '../../../support/services/fake-services.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const SECRET = 'a-secret-of-the-builder-space-0123456789';
const ADDRESS = '/admin/content-changed';
const BODY = JSON.stringify({ operation: 'publish', modelName: 'page', newValue: { id: 'p1' }, previousValue: null });

const site = (contentWebhookSecret = SECRET) => {
  const noted: ContentChange[] = [];
  const contentChanges = {
    note: async (change: ContentChange) => void noted.push(change),
    version: async () => '1',
    latest: async () => () => 0,
  };
  const app = appWith({ settings: { ...SETTINGS, contentWebhookSecret }, contentChanges });
  const send = (headers: Record<string, string>, body = BODY) =>
    app.request(ADDRESS, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
  return { app, noted, send };
};

const seconds = (): number => Math.floor(Date.now() / 1000);
const signed = (body = BODY, time: number | string = seconds(), secret = SECRET): Record<string, string> => ({
  'X-Content-Signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
});

afterEach(() => vi.restoreAllMocks());

describe('an authenticated message', () => {
  test.each([
    ['with the secret in a header, as the builder sends it', () => ({ Authorization: `Bearer ${SECRET}` })],
    ['signed', () => signed()],
    ['signed four minutes ago', () => signed(BODY, seconds() - 240)],
    ['signed by a clock that is ahead', () => signed(BODY, seconds() + 240)],
  ])('%s', async (_, headers) => {
    const { send, noted } = site();
    const answer = await send(headers());
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(noted).toEqual([{ kind: 'page', id: 'p1' }]);
  });

  test('preloads the changed page into the caches', async () => {
    const prepare = vi.fn(async () => undefined);
    const { content } = servicesWith({});
    const contentChanges = { note: async () => undefined, version: async () => '1', latest: async () => () => 0 };
    const settings = { ...SETTINGS, contentWebhookSecret: SECRET };
    const app = appWith({ settings, contentChanges, content: { ...content, prepare } });
    await app.request(ADDRESS, { method: 'POST', body: BODY, headers: { Authorization: `Bearer ${SECRET}` } });
    expect(prepare).toHaveBeenCalledWith('p1');
  });

  test('returns an error when it cannot be recorded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const contentChanges = {
      note: async () => Promise.reject(new Error('away')),
      version: async () => '1',
      latest: async () => () => 0,
    };
    const app = appWith({ settings: { ...SETTINGS, contentWebhookSecret: SECRET }, contentChanges });
    const headers = { Authorization: `Bearer ${SECRET}` };
    expect((await app.request(ADDRESS, { method: 'POST', body: BODY, headers })).status).toBe(503);
  });
});

const FORGED: readonly (readonly [name: string, headers: () => Record<string, string>])[] = [
  ['nothing', () => ({})],
  ['another secret', () => ({ Authorization: 'Bearer another' })],
  ['the secret without its scheme', () => ({ Authorization: SECRET })],
  ['the start of the secret', () => ({ Authorization: `Bearer ${SECRET.slice(0, -1)}` })],
  ['an empty bearer', () => ({ Authorization: 'Bearer ' })],
  ['a signature of another body', () => signed('{}')],
  ['a signature by another secret', () => signed(BODY, seconds(), 'x')],
  ['a signature by no secret', () => signed(BODY, seconds(), '\0')],
  ['a signature of six minutes ago', () => signed(BODY, seconds() - 360)],
  ['a signature of six minutes ahead', () => signed(BODY, seconds() + 360)],
  [
    'the time of now before an old signature',
    () => ({
      'X-Content-Signature': `t=${seconds()},${signed(BODY, seconds() - 900)['X-Content-Signature']?.split(',')[1]}`,
    }),
  ],
  ['a time that is none', () => signed(BODY, '1e9')],
  ['no digits', () => ({ 'X-Content-Signature': `t=${seconds()},v1=${'z'.repeat(64)}` })],
  ['a shorter signature', () => ({ 'X-Content-Signature': signed()['X-Content-Signature']?.slice(0, -2) ?? '' })],
  ['two signatures', () => ({ 'X-Content-Signature': `${signed()['X-Content-Signature']},v1=00` })],
  ['a wrong signature beside the right secret', () => ({ ...signed('{}'), Authorization: `Bearer ${SECRET}` })],
];

describe.each(FORGED)('with %s', (_, headers) => {
  test('records nothing, with the same response whether or not a secret is set', async () => {
    const answers = await Promise.all(
      [SECRET, ''].map(async (secret) => {
        const { send, noted } = site(secret);
        const answer = await send(headers());
        expect(noted).toEqual([]);
        const { 'x-request-id': _id, ...kept } = Object.fromEntries(answer.headers);
        return [
          answer.status,
          kept['content-type'],
          kept['www-authenticate'],
          kept['cache-control'],
          await answer.text(),
        ];
      }),
    );
    expect(answers[0]?.[0]).toBe(401);
    expect(answers[1]).toEqual(answers[0]);
  });
});

test('an unset secret does not match an empty one', async () => {
  const { send, noted } = site('');
  for (const headers of [{ Authorization: 'Bearer ' }, { Authorization: 'Bearer undefined' }])
    expect((await send(headers)).status).toBe(401);
  expect(noted).toEqual([]);
});

test('rejects a body above 1 MB from any sender', async () => {
  const { send, noted } = site();
  const body = `{"modelName":"page","x":"${'x'.repeat(1024 * 1024)}"}`;
  for (const headers of [{ Authorization: `Bearer ${SECRET}` }, signed(body), {}])
    expect([401, 413]).toContain((await send(headers, body)).status);
  expect(noted).toEqual([]);
});

test('rejects other methods, because it is not a page', async () => {
  const { status, headers } = await site().app.request(ADDRESS);
  expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
});
