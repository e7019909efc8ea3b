import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** A page that no other test opens with consent to measuring. */
const PAGE = '/compare';
const SCRIPT = /\/build\/vitals-[\w-]+\.js$/;
const REPORT = '/admin/vitals';

const measuring = (page: Page): readonly string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPT.test(pathname) || pathname === '/api/vitals') requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
};

const answerConsent = async (page: Page, answer: 'Allow' | 'Decline'): Promise<void> => {
  await page.goto('/consent');
  await page.getByRole('button', { name: answer }).click();
  await expect(page.getByText(answer === 'Allow' ? 'You allowed analytics' : 'You declined analytics')).toBeVisible();
};

/** Waits until the browser was idle twice, so that idle callbacks have started. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

/** Returns how often the largest paint of that page was reported by devices with a mouse. */
const reportCount = async (page: Page): Promise<number> => {
  const text = await (await page.request.get(REPORT)).text();
  const [, desktop = ''] = /id="desktop"([\s\S]*?)<\/table>/.exec(text) ?? [];
  const [, row = ''] =
    /<th scope="rowgroup"[^>]*>Comparison<\/th><td><abbr[^>]*>LCP<([\s\S]*?)<\/tr>/.exec(desktop) ?? [];
  const [, , , count = '0'] = [...row.matchAll(/<td class="text-number">([^<]*)</g)].map(([, value]) => value);
  return Number(count.replaceAll(',', ''));
};

test('without consent, loads nothing that measures and reports nothing', async ({ page }) => {
  const requests = measuring(page);
  await page.goto(PAGE);
  await settled(page);
  await answerConsent(page, 'Decline');
  await page.goto(PAGE);
  await settled(page);
  await page.goto('/faq');
  await settled(page);
  expect(requests).toEqual([]);
});

test('with consent, reports the speed of a page when it is left, and staff can see it', { tag: '@core' }, async ({
  page,
}) => {
  await answerConsent(page, 'Allow');
  const before = await reportCount(page);
  const script = page.waitForResponse(SCRIPT);
  await page.goto(PAGE);
  expect((await script).ok()).toBe(true);
  await settled(page);
  await page.goto('/faq');
  await expect.poll(() => reportCount(page)).toBe(before + 1);
});

test('the report page works without JavaScript and at every width', async ({ browser, page }) => {
  await page.request.post('/api/vitals', {
    headers: { Cookie: 'canyon-consent=yes', 'Sec-Fetch-Site': 'same-origin' },
    data: {
      page: 'store',
      device: 'mobile',
      connection: '4g',
      metrics: [{ name: 'LCP', value: 1800, navigation: 'navigate' }],
    },
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(REPORT);
  await expect(
    still.getByRole('table', { name: 'Mobile' }).getByRole('rowheader', { name: 'Store' }).first(),
  ).toBeVisible();
  await context.close();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(REPORT);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
