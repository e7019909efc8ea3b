import { afterEach, describe, expect, test, vi } from 'vitest';
import type { VitalsRow } from '../../../../src/domain/site/vitals/vitals-report.ts';
import type { Services } from '../../../../src/server/services.ts';
import { appWith } from '../../../support/services/fake-services.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const ORIGIN = 'https://site.test';
const TOKEN = 'token-of-the-tests-0123456789abcdef';
const ROW: VitalsRow = {
  page: 'store',
  device: 'mobile',
  name: 'LCP',
  count: 1204,
  p50: 1900,
  p75: 2600,
  p95: 5200,
  good: 800,
  poor: 100,
};
const SECRET_FIGURE = '1,204';

const appOf = (vitalsToken: string, report: Services['vitals']['report'] = async () => [ROW]) =>
  appWith({
    settings: { ...SETTINGS, vitalsToken },
    vitals: { source: 'memory', write: async () => undefined, totals: async () => [], report },
  });
const look = (token: string, headers: Record<string, string> = {}) =>
  appOf(token).request(`${ORIGIN}/admin/vitals`, { headers });
const form = (token: string, given: string, headers: Record<string, string> = {}) =>
  appOf(token).request(`${ORIGIN}/admin/vitals`, {
    method: 'POST',
    body: new URLSearchParams({ token: given }),
    headers: { Origin: ORIGIN, ...headers },
  });

afterEach(() => vi.restoreAllMocks());

describe('with a token set', () => {
  test('a client without it gets a form and no figures', async () => {
    const answer = await look(TOKEN);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    expect(html).toContain('type="password"');
    expect(html).not.toContain(SECRET_FIGURE);
    expect(html).not.toContain('not the right one');
  });

  test.each([
    ['in Authorization', () => look(TOKEN, { Authorization: `Bearer ${TOKEN}` })],
    ['by the form', () => form(TOKEN, TOKEN)],
    ['by the form, with a copied space', () => form(TOKEN, ` ${TOKEN}\n`)],
  ])('%s opens the page, excluded from caches and search engines', async (_, request) => {
    const answer = await request();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toMatch(/no-store/);
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await answer.text();
    expect(html).toContain(SECRET_FIGURE);
    expect(html).not.toContain(TOKEN);
  });

  test.each([
    ['another token', () => look(TOKEN, { Authorization: 'Bearer token-of-the-tests' })],
    ['another by the form', () => form(TOKEN, `${TOKEN}x`)],
    ['an empty one', () => form(TOKEN, '')],
  ])('%s is rejected', async (_, request) => {
    const answer = await request();
    const html = await answer.text();
    expect(answer.status).toBe(401);
    expect(html).toContain('not the right one');
    expect(html).not.toContain(SECRET_FIGURE);
  });

  test('the token is not accepted anywhere else', async () => {
    const places = [
      appOf(TOKEN).request(`${ORIGIN}/admin/vitals?token=${TOKEN}`),
      look(TOKEN, { Cookie: `token=${TOKEN}` }),
      look(TOKEN, { Authorization: `Basic ${TOKEN}` }),
    ];
    expect((await Promise.all(places)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('rejects a form of another site', async () => {
    expect((await form(TOKEN, TOKEN, { Origin: 'https://evil.example' })).status).toBe(403);
  });
});

test('without a token, returns 404 except on localhost', async () => {
  expect((await look('')).status).toBe(404);
  expect((await look('', { Authorization: 'Bearer ' })).status).toBe(404);
  const local = await appOf('').request('/admin/vitals', {}, { DEVELOPMENT: '1', REQUEST_LOG: 'off' } as never);
  expect([local.status, (await local.text()).includes(SECRET_FIGURE)]).toEqual([200, true]);
});

const shown = async (report: Services['vitals']['report']) => {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const answer = await appOf(TOKEN, report).request('/admin/vitals', { headers });
  return { status: answer.status, text: (await answer.text()).replace(/<!-- -->/g, '') };
};

test('shows percentiles, their rating and the shares in words', async () => {
  const { text } = await shown(async () => [ROW]);
  for (const part of ['1.90 s', '2.60 s', '5.20 s', 'needs work', '66% good, 26% needs work, 8% poor', 'Mobile'])
    expect(text).toContain(part);
  expect(text).not.toContain('>Desktop<');
});

test('says when nothing has been measured yet', async () => {
  const { status, text } = await shown(async () => []);
  expect([status, text.includes('Nothing measured in the last 28 days')]).toEqual([200, true]);
});

test('returns 503 for unreadable figures, with a link and without the cause', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, text } = await shown(() => Promise.reject(new Error('account 123 is wrong')));
  expect([status, text.includes('could not be read right now'), text.includes('123')]).toEqual([503, true, false]);
});
