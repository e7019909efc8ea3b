import { CART_KEY } from '../../../src/domain/order/cart/cart-key.ts';
import { expectBadge } from '../support/cart-page.ts';
import { listing } from '../support/catalog.ts';
import { awake } from '../support/islands.ts';
import { slowServer } from '../support/slow-server.ts';
import { chips, expectTotal, STORE } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

test('a page that arrives in chunks hydrates as the server rendered it', async ({ page, request, baseURL }) => {
  const server = await slowServer(baseURL ?? '');
  try {
    // On the second visit, the JavaScript is cached before the page arrives.
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(`${server.origin}${STORE}?material=fkm&color=black&limit=100`);
      await awake(page);
    }
    await chips(page).getByRole('link', { name: 'Remove Color Black' }).click();
    await expectTotal(page, (await listing(request, 'material=fkm&limit=100')).totalItems);
    await expect(page).toHaveURL(/material=fkm&limit=100$/);
  } finally {
    server.close();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the header works although its JavaScript runs before the page is complete', { tag: '@core' }, async ({
    page,
    baseURL,
  }) => {
    const server = await slowServer(baseURL ?? '', 'data-cart-badge');
    try {
      await page.goto(`${server.origin}/faq`);
      await page.evaluate((key) => localStorage.setItem(key, '{"state":{"items":[{}]}}'), CART_KEY);
      for (let visit = 0; visit < 3; visit++) {
        await page.goto(`${server.origin}/faq`);
        await expectBadge(page, 1);
      }
    } finally {
      server.close();
    }
  });
});
