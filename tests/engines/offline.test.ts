import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from '../support/built-site.ts';
import { click, expectText, fill } from './support/actions.ts';
import type { EngineBrowser, EnginePage } from './support/engine.ts';
import { firefox } from './support/firefox.ts';
import { type Gate, openGate } from './support/gate.ts';
import { webkit } from './support/webkit.ts';

const PORT = Number(process.env.PORT ?? 8797);
const BAR = '[data-offline-bar]';
const CONTROL = '[data-island="keep-offline"]';
const OUTBOX = '.outbox-block';

let site: BuiltSite;

beforeAll(async () => {
  site = await startBuiltSite(PORT);
}, 300_000);
afterAll(() => site?.stop());

/** Opens the tools, keeps the catalog, and waits until it is ready. */
const keepCatalog = async (page: EnginePage, origin: string): Promise<void> => {
  await page.goto(`${origin}/tools`);
  // Scrolling loads the control.
  await page.evaluate((css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }), CONTROL);
  await click(page, `${CONTROL} button`, 'Download');
  await expect
    .poll(() => page.evaluate((css) => document.querySelector(css)?.textContent, CONTROL), { timeout: 120_000 })
    .toContain('Checked and ready to use offline');
};

/** Sends the request for a quote of the cart without a network. */
const queueQuote = async (page: EnginePage): Promise<void> => {
  await click(page, 'aside button, [role="complementary"] button', 'Request a quote');
  await fill(page, 'dialog[open]', 'Name', 'R. Okafor');
  await fill(page, 'dialog[open]', 'Email', 'r.okafor@plant.example');
  await click(page, 'dialog[open] button', 'Send request');
  await click(page, 'dialog[open] button', 'Send when back online');
  await expectText(page, OUTBOX, /1 quote request waits for the network/);
};

/*
 * The main tasks without a network, in the engines that are not Chromium. `npm run test:all` installs them where it can.
 * The network ends between browser and server: `navigator.onLine` stays true, as in a Wi-Fi without internet.
 */
for (const engine of [firefox, webkit]) {
  describe.skipIf(!engine.isInstalled())(engine.name, () => {
    let gate: Gate;
    let browser: EngineBrowser;
    let page: EnginePage;
    const go = (path: string): Promise<void> => page.goto(gate.origin + path);

    beforeAll(async () => {
      gate = await openGate(site.origin);
      browser = await engine.launch();
      page = browser.page;
    });
    afterAll(async () => {
      await browser?.close();
      await gate?.off();
    });

    test('the catalog is downloaded', () => keepCatalog(page, gate.origin));

    test('filters lead to a part and its price', async () => {
      await gate.off();
      await go('/shop/orings?material=fkm&size=AS568-214');
      await expectText(page, BAR, /You are offline\.\s+Catalog of/);
      const all = await page.evaluate(() => document.querySelector('h1')?.innerText ?? '');
      await click(page, 'label', 'Green');
      await expect.poll(() => page.evaluate(() => location.search), { timeout: 20_000 }).toContain('color=green');
      await expect
        .poll(() => page.evaluate(() => document.querySelector('h1')?.innerText), { timeout: 20_000 })
        .not.toBe(all);
      await go('/product/fk7502-214');
      await expectText(page, 'h1', /^FK7502-214$/);
      await expectText(page, 'main', /Prices and stock as of/);
      // The page shows the prices of other quantities already.
      await fill(page, 'main', 'Quantity', '120');
      await click(page, 'main button', 'Check Pricing');
      await expectText(page, 'main', /\$93\.60/);
    });

    test('a worn ring leads to a part, and a gland to a STEP file', async () => {
      await gate.off();
      await go('/tools/size-finder?id=24.99&cs=3.53');
      await expectText(page, 'main', /AS568-214/);
      await go('/tools/gland-designer?kind=face&size=AS568-214');
      await expectText(page, 'main', /AS568-214/);
      expect(await page.evaluate(() => location.search)).toContain('size=AS568-214');
      await go('/product/fk7502-214');
      await expectText(page, 'h1', /^FK7502-214$/);
      // At once: the page's code may still be loading.
      const model = page.evaluate(async () => {
        const links = [...document.querySelectorAll('a')].map(({ href }) => href);
        const response = await fetch(links.find((href) => href.includes('.step')) ?? '/none');
        return response.text();
      });
      expect(await model).toContain('ISO-10303-21');
    });

    test('a new tab opens a part, and a reload shows it again', async () => {
      await gate.off();
      await go('/glossary');
      const other = await browser.openTab();
      await other.goto(`${gate.origin}/product/fk7502-210`);
      await expectText(other, 'h1', /^FK7502-210$/);
      await other.evaluate(() => location.reload());
      await expectText(other, 'h1', /^FK7502-210$/);
      await other.close();
    });

    test('a list of 60 lines is one quote after reloads, a lost response and two tabs', async () => {
      await gate.off();
      await go('/cart');
      const lines = Array.from({ length: 60 }, (_, at) => `FK7502-${String(201 + at)} ${10 + at}`);
      await fill(page, 'main', 'Parts and quantities, one part per line', lines.join('\n'));
      await click(page, 'main button', 'Add to quote cart');
      await expectText(page, 'main', /Estimated total\s+\$[\d,]+\.\d\d/);
      await queueQuote(page);
      for (let reload = 0; reload < 3; reload++) {
        await go('/cart');
        await expectText(page, OUTBOX, /1 quote request waits for the network/);
      }
      gate.loseNextQuote();
      await gate.on();
      // The page ignores the button while a try is running that it started without a click. The lost response and the next
      // one have the same number.
      const send = async (): Promise<number> => {
        if (gate.quotes.length === 0) await click(page, `${OUTBOX} button`, 'Send now');
        return new Set(gate.quotes).size;
      };
      await expect.poll(send, { timeout: 30_000, interval: 2000 }).toBe(1);
      const other = await browser.openTab();
      await other.goto(`${gate.origin}/cart`);
      await go('/cart');
      for (const tab of [page, other]) await expectText(tab, OUTBOX, /as Q-\d{4}-\d{6,}/);
      expect(new Set(gate.quotes).size).toBe(1);
      await other.close();
    });

    test('the removal leaves nothing', async () => {
      await gate.on();
      await go('/tools');
      await page.evaluate((css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }), CONTROL);
      await click(page, `${CONTROL} button`, 'Remove');
      await click(page, `${CONTROL} button`, 'Yes, remove');
      const left = () =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ]);
      await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    });
  });
}
