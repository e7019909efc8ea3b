import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../src/tools/checks/browsers.ts';
import { awake } from '../support/islands.ts';
import { test as base, expect } from '../support/test.ts';

declare global {
  interface Window {
    /** Whether the page was restored from the back/forward cache. */
    cameBack?: boolean;
  }
}

const executablePath = findChromium();

/** A page of a browser with a back/forward cache: the headless shell has none, and Playwright disables it. */
const test = base.extend<{ page: Page }>({
  page: async ({ baseURL }, use) => {
    const browser = await chromium.launch({
      executablePath,
      headless: false,
      args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        window.cameBack = persisted;
      }),
    );
    await use(page);
    await browser.close();
  },
});

test.skip(executablePath === undefined, 'no Chromium with a back/forward cache is installed');

/** `load` does not fire for a restored page. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

const isAwake = (page: Page): Promise<void> => expect(page.locator('html')).not.toHaveClass(/no-js/);

const PAGES = {
  home: '/',
  store: '/shop/orings?material=fkm',
  product: '/product/fk7502-214',
  content: '/x-rings',
  hub: '/reference-hub',
  chart: '/as568-sizing-chart',
  cart: '/cart',
  search: '/search?query=nbr',
  datasheet: '/datasheets/fk7502',
  datasheets: '/datasheets',
  compare: '/compare?compounds=FK7502,NB7001',
  form: '/contact-us',
  login: '/login',
  preferences: '/preferences',
} as const;

for (const [what, path] of Object.entries(PAGES)) {
  test(`${what}: the page is restored as it was`, async ({ page }) => {
    await page.goto(path);
    await isAwake(page);
    await page.goto('/terms-and-conditions');
    await goBack(page);
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.cameBack)).toBe(true);
  });
}

test('a restored page shows the current number of cart lines', async ({ page }) => {
  const badge = page.locator('.header-main .cart-badge');
  await page.goto('/x-rings');
  await isAwake(page);
  await page.goto('/product/fk7502-214');
  await awake(page);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('60');
  await page.getByRole('button', { name: 'Check Pricing' }).click();
  await page
    .getByRole('button', { name: /^Add to quote cart/ })
    .first()
    .click();
  await expect(page).toHaveURL('/cart');
  await expect(badge).toHaveText('1');
  await goBack(page);
  await expect(page).toHaveURL('/product/fk7502-214');
  await expect(badge).toHaveText('1');
  await goBack(page);
  await expect(page).toHaveURL('/x-rings');
  await expect(badge).toHaveText('1');
  expect(await page.evaluate(() => window.cameBack)).toBe(true);
});

for (const path of ['/shop/orings', '/product/fk7502-214'] as const) {
  test(`${path}: a restored page shows units that were changed elsewhere`, async ({ page }) => {
    const chosen = page.getByLabel('Length unit').first().locator('[aria-current=true], [aria-pressed=true]');
    await page.goto(path);
    await isAwake(page);
    await expect(chosen).toHaveText('mm');
    await page.goto('/preferences');
    await page.getByText('Inches').click();
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page).toHaveURL('/preferences');
    // The form and the page that it led to are separate history entries.
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(path);
    await expect(chosen).toHaveText('in');
  });
}
