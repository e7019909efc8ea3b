import { secondPartNumber } from '../../support/catalog/second-catalog.ts';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { cartLine, quantityOf } from '../support/cart-page.ts';
import { field, fillContact } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { expectTotal, facet, nameLinks, openFilters, STORE } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';
import { type OwnCatalogSite, runHere, startOwnCatalogSite } from './own-catalog-site.ts';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const QUOTE_NUMBER = /Q-\d{4}-\d{6,}/;

/** 46.5 × 1.9 mm in the compound `2.002.60`. */
const PART = secondPartNumber(1, 34);

let site: OwnCatalogSite;
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startOwnCatalogSite();
});
test.afterAll(() => site.stop());

test('the import prints what it published', () => {
  expect(site.printed).toContain('13,636');
});

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor finds a part of the imported catalog, prices it, and gets a quote', async ({ page }) => {
      await test.step('filter in the store', async () => {
        await page.goto(site.origin + STORE);
        await awake(page);
        await openFilters(page);
        await (await facet(page, 'Material Type', /^FKM/)).check();
        const answer = await page.request.get(`${site.origin}/api/compounds-search?material=fkm&limit=25`);
        const { totalItems } = await answer.json();
        expect(totalItems).toBeGreaterThan(2000);
        await expectTotal(page, totalItems);
      });

      await test.step('measure a ring, and find the house size', async () => {
        await page.goto(`${site.origin}/tools/size-finder?id=46.5&thickness=1.9&unit=mm`);
        await awake(page);
        const first = page.getByRole('table', { name: 'Ranked sizes' }).locator('tbody tr').first();
        await expect(first).toContainText('H0035');
        await first.getByRole('link', { name: /parts$/ }).click();
        await expect(nameLinks(page).first()).toHaveText(/^Z35-\d{4}$/);
      });

      await test.step('open the part by its number and price a quantity', async () => {
        await page.goto(`${site.origin}/search?query=${PART}`);
        await page.getByRole('main').getByRole('link', { name: PART }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: PART })).toBeVisible();
        await awake(page);
        await page.getByRole('textbox', { name: 'Quantity' }).fill('250');
        await page.getByRole('button', { name: 'Check Pricing' }).click();
        await page
          .getByRole('button', { name: /^Add to quote cart/ })
          .first()
          .click();
        await expect(quantityOf(page, PART)).toHaveValue('250');
        await expect(cartLine(page, PART)).toContainText('$');
      });

      await test.step('request a quote, and accept the reply', async () => {
        await page
          .getByRole('complementary', { name: 'Summary' })
          .getByRole('button', { name: 'Request a quote' })
          .click();
        const dialog = page.getByRole('dialog', { name: 'Request a quote' });
        await fillContact(dialog);
        await field(dialog, 'Company').fill('Plant 4');
        await dialog.getByRole('button', { name: 'Send request' }).click();
        await expect(page).toHaveURL(/\/quotes\/[0-9a-f]{32}\/sent$/);
        // The URL changes before the page has its content.
        await expect(page.getByRole('main')).toContainText(QUOTE_NUMBER);
        const number = QUOTE_NUMBER.exec(await page.getByRole('main').innerText())?.[0] ?? '';
        expect(runHere('quote', '--', number, 'answered', '--price', '1=0.31')).toContain('$0.31');
        await page.goto(page.url().replace(/\/sent$/, ''));
        await expect(page.getByRole('main')).toContainText('$77.50');
        await expectNoSidewaysScroll(page);
        await page
          .getByRole('button', { name: /^Accept/ })
          .first()
          .click();
        await expect(page.getByRole('main')).toContainText('Accepted');
      });
    });
  });
}
