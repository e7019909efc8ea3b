import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltWorker } from '../support/built-worker.ts';
import { VIEW } from '../support/pages/measured-view.ts';

const ORIGIN = 'http://store.test';
const VITALS_TOKEN = 'token-of-the-contract-tests-0123456789';
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797), { bindings: { VITALS_TOKEN } });
});
afterAll(() => worker.dispose());

const report = async (Cookie: string): Promise<number> => {
  const answer = await worker.dispatchFetch(`${ORIGIN}/api/vitals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie },
    body: JSON.stringify({ ...VIEW, page: 'quote' }),
  });
  return answer.status;
};

/** Returns the number of reported largest paints of quote request pages. */
const count = async (): Promise<number> => {
  const answer = await worker.dispatchFetch(`${ORIGIN}/admin/vitals`, {
    headers: { Authorization: `Bearer ${VITALS_TOKEN}` },
  });
  const [, row = ''] = />Quote request<\/th>([\s\S]*?)<\/tr>/.exec(await answer.text()) ?? [];
  return Number([...row.matchAll(/text-number">([^<]*)</g)].at(-1)?.[1] ?? 0);
};

test('the report page shows exactly what browsers report with consent', async () => {
  const before = await count();
  expect([await report(''), await report('canyon-consent=no')]).toEqual([204, 204]);
  expect([await report('canyon-consent=yes'), await report('canyon-consent=yes')]).toEqual([204, 204]);
  await expect.poll(count).toBe(before + 2);
});

test.each(['/', '/shop/orings', '/product/fk7502-214', '/as568-sizing-chart'])(
  '%s has the same JavaScript settings for everyone',
  async (path) => {
    const htmlOf = async (Cookie: string): Promise<string> => {
      const answer = await worker.dispatchFetch(ORIGIN + path, { headers: { Cookie } });
      return /<html[^>]*>/.exec(await answer.text())?.[0] ?? '';
    };
    const html = await htmlOf('');
    expect(html).toMatch(/ data-vitals="(?:home|store|product|chart)" data-vitals-share="25"/);
    expect(await htmlOf('canyon-consent=yes')).toBe(html);
  },
);
