import { setTimeout as sleep } from 'node:timers/promises';
import { ROUTES } from '../../../src/domain/site/route-table.ts';
import { expect, newEntry, SITE, space, test, text } from './support.ts';

test.describe.configure({ mode: 'serial' });
test.afterEach(() => space.turn({ fault: 'none', delayMs: 0 }));

/** The maximum wait for a page in ms, whatever the space does. */
const PATIENCE_MS = 2500;

const visit = async (path: string): Promise<{ status: number; html: string; tookMs: number }> => {
  const start = performance.now();
  const answer = await fetch(SITE + path);
  const html = await answer.text();
  return { status: answer.status, html, tookMs: performance.now() - start };
};

test('200 concurrent visitors cause one request to the space, without visitor data', async () => {
  const entry = newEntry([text('words', '<p>Asked for at once</p>')]);
  await space.write(entry);
  await expect.poll(async () => (await visit(entry.data.url)).status, { timeout: 60_000 }).toBe(200);
  await space.forgetLog();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      fetch(`${SITE}${entry.data.url}?builder.userAttributes.secret=${index}`, {
        headers: { 'User-Agent': `person ${index}` },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const requests = (await space.log()).map(({ url }) => decodeURIComponent(url));
  expect(requests.filter((url) => url.includes(entry.id)).length).toBeLessThanOrEqual(1);
  expect(requests.filter((url) => url.includes('secret') || url.includes('person'))).toEqual([]);
});

const FAULTS = [{ fault: 'error' }, { fault: 'invalid' }, { fault: 'empty' }, { delayMs: 10_000 }] as const;
const PAGES = ROUTES.filter(({ kind }) => kind === 'content').map(({ path }) => path);

for (const [turn, knobs] of FAULTS.entries()) {
  test(`pages work while the space responds with ${JSON.stringify(knobs)}`, async () => {
    const seen = '/x-rings';
    expect((await visit(seen)).status).toBe(200);
    // Until memory is no longer fresh and requests to the space resume after the last failure.
    await sleep(11_000);
    await space.turn(knobs);
    await space.forgetLog();
    // One page that was viewed before, and others that were never requested.
    for (const path of [seen, ...PAGES.slice(-3 * (turn + 1)).slice(0, 3)]) {
      const { status, html, tookMs } = await visit(path);
      expect(status, path).toBe(200);
      expect(html, path).toContain('builder-id');
      expect(tookMs, path).toBeLessThan(PATIENCE_MS);
    }
    expect((await space.log()).length, 'the space was asked').toBeGreaterThan(0);
  });
}
