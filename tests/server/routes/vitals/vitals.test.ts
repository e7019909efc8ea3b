import { describe, expect, test, vi } from 'vitest';
import type { MeasuredView } from '../../../../src/domain/site/api/vitals.ts';
import { VIEW } from '../../../support/pages/measured-view.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const ORIGIN = 'https://site.test';

const site = (write?: () => Promise<void>) => {
  const stored: MeasuredView[] = [];
  const app = appWith({
    vitals: {
      source: 'memory',
      report: async () => [],
      totals: async () => [],
      write: write ?? (async (view) => void stored.push(view)),
    },
  });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.request(`${ORIGIN}/api/vitals`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie: 'canyon-consent=yes', ...headers },
    });
  return { stored, send };
};

test("stores the measurements without the visitor's identity", async () => {
  const { stored, send } = site();
  const answer = await send(VIEW, { 'User-Agent': 'Somebody/1.0', Referer: `${ORIGIN}/shop/orings?material=fkm` });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(stored).toEqual([VIEW]);
});

test.each(['', 'canyon-consent=no', 'canyon-consent=YES', 'builderVisitorId=def'])(
  'without consent (%s), stores nothing',
  async (Cookie) => {
    const { stored, send } = site();
    const answer = await send(VIEW, { Cookie });
    expect([answer.status, answer.headers.getSetCookie(), stored]).toEqual([204, [], []]);
  },
);

test('a storage failure is logged and hidden from the browser', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { send } = site(() => Promise.reject(new Error('away')));
  expect((await send(VIEW)).status).toBe(204);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  log.mockRestore();
});

describe('rejected without storing anything', () => {
  const [lcp] = VIEW.metrics;
  const one = (metric: object) => ({ ...VIEW, metrics: [{ ...lcp, ...metric }] });
  test.each<[string, unknown, Record<string, string>, number]>([
    ['of another site', VIEW, { Origin: 'https://evil.example' }, 403],
    ['no JSON', 'x', {}, 400],
    ['a list', [VIEW], {}, 400],
    ['of another type', VIEW, { 'Content-Type': 'text/plain' }, 415],
    ['no metric', { ...VIEW, metrics: [] }, {}, 400],
    ['a duplicate metric', { ...VIEW, metrics: [lcp, lcp] }, {}, 400],
    ['six metrics', { ...VIEW, metrics: Array(6).fill(lcp) }, {}, 400],
    ['an unknown metric', one({ name: 'FID' }), {}, 400],
    ['a property name of objects', one({ name: '__proto__' }), {}, 400],
    ['text as value', one({ value: '1' }), {}, 400],
    ['no value', one({ value: null }), {}, 400],
    ['a negative value', one({ value: -1 }), {}, 400],
    ['more than a minute', one({ value: 60_001 }), {}, 400],
    ['a shift of more than 10', one({ name: 'CLS', value: 11 }), {}, 400],
    ['an infinite value', JSON.stringify(one({})).replace('1800', '1e999'), {}, 400],
    ['a path as page', { ...VIEW, page: '/shop/orings' }, {}, 400],
    ['markup as page', { ...VIEW, page: '<script>' }, {}, 400],
    ['SQL as device', { ...VIEW, device: "mobile'); DROP TABLE vitals; --" }, {}, 400],
    ['another connection', { ...VIEW, connection: '5g' }, {}, 400],
    ['another navigation', one({ navigation: 'teleport' }), {}, 400],
    ['an additional URL', { ...VIEW, url: 'https://site.test/' }, {}, 400],
    ['an identifier in a metric', one({ id: 'v6-1' }), {}, 400],
    ['an empty body', { metrics: VIEW.metrics }, {}, 400],
    ['3 KB', `{"page":"${'x'.repeat(3000)}"}`, {}, 413],
  ])('%s', async (_, body, headers, status) => {
    const { stored, send } = site();
    const answer = await send(body, headers);
    expect([answer.status, stored]).toEqual([status, []]);
    expect(await answer.text()).not.toMatch(/<script>|DROP TABLE|teleport/);
  });
});
