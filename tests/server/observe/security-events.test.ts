import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppBindings } from '../../../src/server/app-bindings.ts';
import { requestLog } from '../../../src/server/observe/request-log.ts';
import { noteSecurityEvent } from '../../../src/server/security/security-events.ts';

let lines: unknown[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

const send = async (accountId: string | null | undefined, env: object = {}): Promise<void> => {
  const app = new Hono<AppBindings>();
  app.use(requestLog({ write: () => undefined, newId: () => 'made-here-1' }));
  app.post('/auth/login', (c) => {
    noteSecurityEvent(c, 'signed-in', accountId === undefined ? {} : { accountId });
    return c.text('fine');
  });
  const headers = { 'CF-Connecting-IP': '2001:db8:1:2:3:4:5:6', Cookie: 'secret=1', Authorization: 'Bearer secret' };
  await app.request('/auth/login?secret=1', { method: 'POST', headers, body: 'secret' }, env);
};

test('one line contains the event, account, network and request, and nothing else', async () => {
  await send('00000000-0000-4000-8000-000000000001');
  expect(lines).toEqual([
    {
      event: 'security',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      what: 'signed-in',
      account: '00000000-0000-4000-8000-000000000001',
      from: '2001:db8:1::/48',
      requestId: 'made-here-1',
    },
  ]);
});

test.each([
  undefined,
  null,
  '',
  'ada@plant.example',
  'a.b.c',
  'r'.repeat(43),
  'two words',
  'line\nbreak',
  '{"account":"x"}',
])('%j is not an account id', async (accountId) => {
  await send(accountId);
  expect(lines).toEqual([expect.objectContaining({ account: null })]);
});

test('writes no line while the request log is off', async () => {
  await send('ada', { REQUEST_LOG: 'off' });
  expect(lines).toEqual([]);
});
