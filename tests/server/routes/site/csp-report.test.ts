import { expect, test, vi } from 'vitest';
import type { Env } from '../../../../src/server/env.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const REPORT = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=secret',
    'document-uri': 'https://canyonseals.example/quotes/0123456789abcdef?name=Ada',
    'script-sample': 'alert("typed by somebody")',
  },
};

const send = async (body: string, headers: Record<string, string> = {}, env: Partial<Env> = {}) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const init = { method: 'POST', body, headers: { 'Content-Type': 'application/csp-report', ...headers } };
    const response = await appWith().request('/api/csp-report', init, { REQUEST_LOG: 'off', ...env } as Env);
    return { status: response.status, lines: log.mock.calls.map(([line]) => String(line)) };
  } finally {
    log.mockRestore();
  }
};

test('logs a report as known words only', async () => {
  const { status, lines } = await send(JSON.stringify(REPORT));
  expect(status).toBe(204);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { event: 'csp', directive: 'script-src-elem', blocked: 'https://evil.example', page: '/quotes/:name' },
  ]);
  expect(lines.join()).not.toMatch(/secret|Ada|typed|0123456789/);
});

test('accepts lists of reports from the Reporting API', async () => {
  const body = { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'https://canyonseals.example/' };
  const list = JSON.stringify([{ type: 'csp-violation', body }]);
  const { status, lines } = await send(list, { 'Content-Type': 'application/reports+json; charset=utf-8' });
  expect([status, lines.length]).toEqual([204, 1]);
});

test('writes few lines for a list of seventy reports', async () => {
  // Keeps the test within one minute, however long it runs.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  const body = { effectiveDirective: 'img-src', blockedURL: '', documentURL: '' };
  const list = JSON.stringify(Array.from({ length: 70 }, () => ({ type: 'csp-violation', body })));
  const { status, lines } = await send(list, { 'Content-Type': 'application/reports+json' });
  clock.mockRestore();
  expect([status, lines.length]).toEqual([204, 25]);
});

test.each([
  ['too large', 'x'.repeat(8193), {}, 413],
  ['not JSON', '{', {}, 400],
  ['of another type', '{}', { 'Content-Type': 'text/plain' }, 415],
])('rejects a body that is %s and logs nothing', async (_, body, headers, expected) => {
  const { status, lines } = await send(body, headers as Record<string, string>);
  expect([status, lines]).toEqual([expected, []]);
});

test('limits the reports of one client per minute', async () => {
  const REPORT_LIMIT = { limit: async () => ({ success: false }) };
  const { status, lines } = await send(JSON.stringify(REPORT), {}, { REPORT_LIMIT });
  expect([status, lines]).toEqual([429, []]);
});
