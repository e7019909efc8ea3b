import type { BrowserContext, Page } from '@playwright/test';
import { usdCents } from '../../../src/domain/kit/units.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expectBadge, lineOf, openCart, openCartWith, storedItems } from '../support/cart-page.ts';
import { pricedParts } from '../support/catalog.ts';
import { field, fillContact } from '../support/form-page.ts';
import { keepReferences } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/net::ERR_|status of (?:404|409|503)|Failed to fetch/] });

type Request = Parameters<typeof pricedParts>[0];

const API = '**/api/quotes';

/** Collects the numbers of the quotes that the server returned. */
const watchQuotes = (context: BrowserContext): string[] => {
  const numbers: string[] = [];
  context.on('response', async (response) => {
    if (!response.url().endsWith('/api/quotes') || !response.ok()) return;
    numbers.push(((await response.json()) as { number: string }).number);
  });
  return numbers;
};

const block = (page: Page) => page.locator('.outbox-block');

/** Fills the cart and waits until it can queue requests. */
const openCartToQueue = async (page: Page, request: Request, cents?: number): Promise<void> => {
  const [part] = await pricedParts(request, 1);
  if (!part) throw new Error('A part is needed.');
  const line = lineOf(part, 300);
  const loaded = page.waitForResponse((response) => /\/outbox-parts-[^/]+\.js$/.test(response.url()));
  const before = cents === undefined ? {} : { price: usdCents(cents), fixedPriceDisplay: '$0.01' };
  await openCartWith(page, [{ ...line, ...before }]);
  // Resolves when the files that it imports are loaded too.
  await page.evaluate((url) => import(url), (await loaded).url());
};

/** Lets the browser start the service worker as it does when the network is back. */
const dispatchSync = async (context: BrowserContext, page: Page): Promise<void> => {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    tag: 'quotes',
    lastChance: true,
  });
};

/** Fills in the dialog, sends without a network, and queues the request. */
const queueRequest = async (page: Page): Promise<void> => {
  await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toContainText('The request was not sent.');
  const later = dialog.getByRole('button', { name: 'Send when back online' });
  await expect(later).toBeVisible();
  await later.click();
  await expect(block(page)).toContainText('1 quote request waits for the network');
};

test('a request that is written offline is sent once when the network is back', async ({ page, context, request }) => {
  const numbers = watchQuotes(context);
  await openCartToQueue(page, request);
  await context.setOffline(true);
  await queueRequest(page);
  await expect(page.locator('[data-outbox-title]')).toBeFocused();
  await expect(block(page)).toContainText('Request saved on this device, not sent yet.');
  await expect(block(page)).toContainText('1 line');
  await expectBadge(page, 0);
  expect(await storedItems(page)).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await expect(block(page)).toContainText(/Sent on .+ as Q-\d{4}-\d{6,}\./);
  await page.reload();
  await expect(block(page)).toContainText(/as Q-/);
  expect(numbers).toHaveLength(1);
  await block(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(block(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('canyon-outbox'))).toBeNull();
});

test('failed tries and three reloads keep the request, and it is one quote', { tag: '@once' }, async ({
  page,
  context,
  request,
}) => {
  const numbers = watchQuotes(context);
  await openCartToQueue(page, request);
  await context.route(API, (route) => route.abort());
  await queueRequest(page);
  for (let reload = 0; reload < 3; reload++) {
    await page.reload();
    await expect(block(page)).toContainText('1 quote request waits for the network');
  }
  await context.unroute(API);
  await context.route(API, (route) => route.fulfill({ status: 503, json: { title: 'No.' } }));
  await block(page).getByRole('button', { name: 'Send now' }).click();
  await expect(block(page)).toContainText('the server had a problem');
  // The server stores the quote, but the response is lost.
  await context.unroute(API);
  await context.route(API, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await block(page).getByRole('button', { name: 'Send now' }).click();
  await expect(block(page)).toContainText('there was no connection');
  await context.unroute(API);
  await page.goto('/glossary');
  await expect.poll(() => numbers.length).toBe(1);
  await page.goto('/quotes');
  await expect(block(page)).toContainText(/Sent on .+ as Q-/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(numbers).toHaveLength(1);
});

test('two tabs send a request once', { tag: '@once' }, async ({ page, context, request }) => {
  const numbers = watchQuotes(context);
  await openCartToQueue(page, request);
  const other = await context.newPage();
  await openCart(other);
  await context.setOffline(true);
  await queueRequest(page);
  await context.setOffline(false);
  await expect(block(page)).toContainText(/as Q-/);
  await other.reload();
  await expect(block(other)).toContainText(/as Q-/);
  await other.waitForTimeout(1000);
  expect(numbers).toHaveLength(1);
});

test('a price that rose needs a confirmation', { tag: '@once' }, async ({ page, context, request }) => {
  const numbers = watchQuotes(context);
  await openCartToQueue(page, request, 1);
  await context.setOffline(true);
  await queueRequest(page);
  await context.setOffline(false);
  await expect(block(page)).toContainText('1 price rose since');
  await expect(block(page)).toContainText('The request was not sent.');
  await expect(block(page)).toContainText(/was \$0\.01, now \$/);
  await expectAccessible(page);
  expect(numbers).toEqual([]);
  await block(page).getByRole('button', { name: 'Send anyway' }).click();
  await expect(block(page)).toContainText(/as Q-/);
  await expect(block(page)).toContainText('1 price changed while it waited.');
  expect(numbers).toHaveLength(1);
});

test('a waiting request returns to the cart with its contact data, or is removed', { tag: '@once' }, async ({
  page,
  context,
  request,
}) => {
  await openCartToQueue(page, request);
  await context.setOffline(true);
  await queueRequest(page);
  await block(page).getByRole('button', { name: 'Edit' }).click();
  await expect(block(page)).toHaveCount(0);
  await expectBadge(page, 1);
  await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await expect(field(dialog, 'Name')).toHaveValue('R. Okafor');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByRole('button', { name: 'Send when back online' }).click();
  await block(page).getByRole('button', { name: 'Remove' }).click();
  await block(page).getByRole('button', { name: 'Yes, remove' }).click();
  await expect(block(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('canyon-outbox'))).toBeNull();
});

test('the service worker sends a waiting request after the last page was left', { tag: '@once' }, async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  await keepReferences(page);
  await openCartToQueue(page, request);
  // Only the service worker sends.
  await page.route(API, (route) => route.abort());
  await queueRequest(page);
  await page.goto('/robots.txt');
  const nextTry = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('canyon-outbox');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const reading = opening.result.transaction('quotes').objectStore('quotes').getAll();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      opening.result.close();
      return (reading.result as { state: { nextAt: number } }[]).map(({ state }) => state.nextAt);
    });
  await dispatchSync(context, page);
  await expect.poll(nextTry).toEqual([0]);
  // The next page reads the result.
  await page.unroute(API);
  await page.goto('/cart');
  await expect(block(page)).toContainText(/Sent on .+ as Q-/);
});
