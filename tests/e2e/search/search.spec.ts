import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/cart';

/** The visible field of the search box at this width. */
const field = (page: Page) => page.locator('.header .site-search input').filter({ visible: true });
const panel = (page: Page) => page.locator('.suggestions');
const options = (page: Page) => panel(page).getByRole('option');

const openBox = async (page: Page): Promise<void> => {
  if (isNarrow(page)) await page.locator('summary[aria-label=Search]').click();
  await expect(field(page)).toBeVisible();
};

const open = async (page: Page, path = PAGE): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveClass(/no-js/);
  await openBox(page);
};

const type = async (page: Page, text: string): Promise<void> => {
  await field(page).focus();
  await page.keyboard.type(text);
};

test('suggests parts and pages, marks matches, and announces them to screen readers', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  await open(page);
  await type(page, 'fk7502-21');
  await expect(panel(page).getByRole('group', { name: 'Parts' }).getByRole('option').first()).toContainText(
    'FK7502-21',
  );
  await expect(panel(page).locator('mark').first()).toHaveText('FK7502-21');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: /suggestion/ })).toBeAttached();
  await field(page).fill('request quote');
  const pages = panel(page).getByRole('group', { name: 'Pages' });
  await expect(pages.getByRole('option').first()).toHaveAttribute('href', '/request-a-quote');
  await expect(pages).not.toContainText('|');
  await expectAccessible(page);
});

test('the panel is at most 661 px wide, above the page, and raises the header with it', async ({ page }) => {
  await open(page);
  await type(page, '214');
  await expect(panel(page)).toBeVisible();
  expect((await panel(page).boundingBox())?.width).toBeLessThanOrEqual(661);
  const layers = await page.evaluate(() =>
    ['.header', '.suggestions', '.suggestions-backdrop'].map(
      (one) => getComputedStyle(document.querySelector(one) ?? document.body).zIndex,
    ),
  );
  expect(layers).toEqual(['2000', '2000', '1990']);
});

for (const path of ['/faq?query=face+seal', '/product/fk7502-214?query=face+seal', '/search?query=face+seal']) {
  test(`the box contains the query of ${path}, before and after it is used`, { tag: '@once' }, async ({ page }) => {
    await open(page, path);
    await expect(field(page)).toHaveValue('face seal');
    await field(page).focus();
    await field(page).press('End');
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('face seals');
    await expect(panel(page)).toBeVisible();
  });
}

test('arrow keys select, Enter opens the selection', { tag: '@core' }, async ({ page }) => {
  await open(page);
  await type(page, 'fk7502-214');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/fk7502-214');
});

test('Enter without a selection opens the results; the box keeps the text of the URL', async ({ page }) => {
  await open(page);
  await type(page, 'fk7502');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=fk7502');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fk7502');
  await openBox(page);
  await expect(field(page)).toHaveValue('fk7502');
  await field(page).focus();
  await expect(options(page).first()).toBeVisible();
});

test('closes with Escape, its button, the backdrop and without text', async ({ page }) => {
  await open(page);
  await type(page, '214');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(field(page)).toHaveValue('214');

  await page.keyboard.type('0');
  await page.keyboard.press('Backspace');
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close suggestions' }).click();
  await expect(panel(page)).toBeHidden();

  // On a phone the panel fills the screen, so that there is no backdrop.
  if (!isNarrow(page)) {
    await field(page).fill('jis');
    await expect(panel(page)).toBeVisible();
    const foot = (page.viewportSize()?.height ?? 0) - 5;
    await page.locator('.suggestions-backdrop').click({ position: { x: 5, y: foot } });
    await expect(panel(page)).toBeHidden();
  }

  await field(page).fill('jis p');
  await expect(panel(page)).toBeVisible();
  await field(page).fill('');
  await expect(panel(page)).toBeHidden();
});

test('sends one request after a pause of 300 ms, and none without text', { tag: '@once' }, async ({ page }) => {
  const requests: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/search')) requests.push(sent.postDataJSON());
  });
  await open(page);
  await type(page, 'fk75');
  await expect(panel(page)).toBeVisible();
  expect(requests).toEqual([{ searchText: 'fk75' }]);
  await field(page).fill('   ');
  await page.waitForTimeout(500);
  expect(requests).toHaveLength(1);
});

test('a late response never replaces a newer one', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/search', async (route) => {
    const { searchText } = route.request().postDataJSON() as { searchText: string };
    if (searchText === 'old') await new Promise((resolve) => setTimeout(resolve, 1200));
    const products = [{ id: 1, name: `ANSWER-${searchText}` }];
    await route.fulfill({ json: { products, pages: [] } }).catch(() => {});
  });
  await open(page);
  await type(page, 'old');
  await page.waitForTimeout(450);
  await field(page).fill('new');
  await expect(options(page).first()).toHaveText('ANSWER-new');
  await page.waitForTimeout(1200);
  await expect(options(page).first()).toHaveText('ANSWER-new');
});

test('while a newer response is pending, the last list stays, dimmed', { tag: '@once' }, async ({ page }) => {
  const delayed = Promise.withResolvers<void>();
  await page.route('**/api/search', async (route) => {
    const { searchText } = route.request().postDataJSON() as { searchText: string };
    if (searchText === 'b') await delayed.promise;
    await route.fulfill({ json: { products: [{ id: 1, name: `ANSWER-${searchText}` }], pages: [] } });
  });
  await open(page);
  await type(page, 'a');
  await expect(options(page).first()).toHaveText('ANSWER-a');
  await field(page).fill('b');
  await expect(page.locator('.is-stale .suggestions-list')).toHaveCSS('opacity', '0.6');
  await expect(options(page).first()).toHaveText('ANSWER-a');
  delayed.resolve();
  await expect(options(page).first()).toHaveText('ANSWER-b');
});

test('keeps text typed before hydration', { tag: '@once' }, async ({ page }) => {
  const release = await holdRequests(page, '**/build/site-search-*.js');
  await open(page);
  await type(page, 'fk7502-214');
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('fk7502-214');
  await expect(field(page)).toBeFocused();
});

test('nothing found is one line with links', async ({ page }) => {
  await open(page);
  await type(page, 'zzqqxx');
  await expect(panel(page)).toContainText('Nothing found for zzqqxx.');
  await expect(panel(page).getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '/request-a-quote');
  await expect(panel(page).getByRole('link', { name: 'Shop O-rings' })).toHaveAttribute('href', '/shop/orings');
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('shows a message, and a retry works', { tag: '@once' }, async ({ page }) => {
    let failing = true;
    await page.route('**/api/search', async (route) => {
      if (failing) await route.fulfill({ status: 503, body: '' });
      else await route.continue();
    });
    await open(page);
    await type(page, '214');
    await expect(panel(page)).toContainText('Suggestions could not be loaded. The server has a problem right now.');
    failing = false;
    await panel(page).getByRole('button', { name: 'Load suggestions again' }).click();
    await expect(options(page).first()).toBeVisible();
  });
});

test('a suggestion shows material, hardness, color and size, with every matched word marked', async ({ page }) => {
  await open(page);
  await type(page, 'fkm 75 214');
  const option = options(page).filter({ hasText: 'FK7502-214' });
  await expect(option).toContainText('FKM 75 Shore A, brown');
  await expect(option).toContainText('24.99 × 3.53 mm');
  await expect(option.locator('mark')).toContainText(['75', '214', 'FKM', '75']);
});

test('/ focuses the box', { tag: '@once' }, async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('html')).not.toHaveClass(/no-js/);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box submits to the results page, which links to parts and the store', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto(PAGE);
    await openBox(page);
    await field(page).fill('fk7502-214');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?query=fk7502-214');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^FK7502-214 / })).toHaveAttribute('href', '/product/fk7502-214');
    await main.getByRole('link', { name: /in the store|Show all/ }).click();
    await expect(page).toHaveURL('/shop/orings?size=AS568-214&compound=FK7502');
  });
});

test('the results page has no serious accessibility violation', async ({ page }) => {
  await page.goto('/search?query=quote');
  await expect(page.getByRole('heading', { level: 2, name: 'Pages' })).toBeVisible();
  await expectAccessible(page);
});
