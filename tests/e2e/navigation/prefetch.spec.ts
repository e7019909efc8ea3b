import type { Locator, Page } from '@playwright/test';
import { awake } from '../support/islands.ts';
import { nameLinks, openStore } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

/** A browser with moderate eagerness waits 200 ms on a link. */
const LONG_ENOUGH_MS = 700;
const RULES_ARE_READ = '**/build/speculation-*.json';

/** Returns the paths of prefetched pages, as the server sees them. */
const watchPrefetches = (page: Page): readonly string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

/** Opens a page with speculation rules and waits until they are loaded. */
const open = async (page: Page, path: string): Promise<void> => {
  await Promise.all([page.waitForResponse(RULES_ARE_READ), page.goto(path)]);
  await expect(page.locator('html')).not.toHaveClass(/no-js/);
};

const restOn = async (link: Locator): Promise<void> => {
  await link.hover();
  await link.page().waitForTimeout(LONG_ENOUGH_MS);
};

const PART = '/product/fk7502-214';
const nearbyPart = (page: Page) => page.locator('main a[href^="/product/"]:not([href*="."], [href*="?"])').first();

/** Returns how the current page was delivered. */
const deliveryOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType)[0]);

test('prefetches a part when the pointer rests on its link, and shows it from the prefetch', { tag: '@core' }, async ({
  page,
}) => {
  const fetched = watchPrefetches(page);
  await open(page, PART);
  const link = nearbyPart(page);
  const path = await link.getAttribute('href');
  await restOn(link);
  expect(fetched).toEqual([path]);
  await link.click();
  await expect(page).toHaveURL(path ?? '');
  expect(await deliveryOf(page)).toBe('navigational-prefetch');
});

test('prefetches a navigation page, but not URLs with a query, the store, the cart, the login and files', async ({
  page,
}) => {
  const fetched = watchPrefetches(page);
  await open(page, PART);
  const links = [
    '/cart',
    '/login',
    '/shop/orings',
    '/datasheets/fk7502.pdf',
    '/as568-sizing-chart?size=214',
    `${PART}?quantity=5`,
  ];
  await page.evaluate((hrefs) => {
    const made = hrefs.map((href) => Object.assign(document.createElement('a'), { href, textContent: href }));
    const refused = Object.assign(document.createElement('a'), {
      href: '/x-rings',
      rel: 'nofollow',
      textContent: 'refused',
    });
    document.querySelector('main')?.prepend(...[...made, refused].flatMap((link) => [link, ' ']));
  }, links);
  for (const text of [...links, 'refused']) await restOn(page.locator('main').getByText(text, { exact: true }));
  expect(fetched).toEqual([]);
  await restOn(page.locator('.footer').getByRole('link', { name: 'All references' }));
  expect(fetched).toEqual(['/reference-hub']);
});

test('does not prefetch links that filter, sort and page the store', async ({ page }) => {
  const fetched = watchPrefetches(page);
  await open(page, '/shop/orings?material=fkm');
  await awake(page);
  const asks = page.locator('main a[href*="?"]').filter({ visible: true });
  expect(await asks.count()).toBeGreaterThan(5);
  for (const index of [0, 1, 2, 3]) await restOn(asks.nth(index));
  expect(fetched).toEqual([]);
});

test('prefetches nothing for a visitor who saves data', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const fetched = watchPrefetches(page);
  await page.goto(PART);
  await expect(page.locator('html')).toHaveClass(/no-prefetch/);
  await restOn(nearbyPart(page));
  expect(fetched).toEqual([]);
});

test('does not show a page that was prefetched in other units', async ({ page }) => {
  await openStore(page);
  const part = nameLinks(page).first();
  const fetched = watchPrefetches(page);
  await restOn(part);
  expect(fetched).toHaveLength(1);
  await page
    .getByLabel('Length unit')
    .getByRole('button', { name: 'in', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await part.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByLabel('Length unit').locator('[aria-current]').first()).toHaveText('in');
  expect(await deliveryOf(page)).not.toBe('navigational-prefetch');
});
