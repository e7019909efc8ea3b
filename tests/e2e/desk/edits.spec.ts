import type { Browser, Page } from '@playwright/test';
import { formatCount } from '../../../src/domain/kit/text/counted.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { whileCatalogIsFree } from '../support/catalog-lock.ts';
import { joinedByLink, runStaff, DESK_SITE as SITE } from '../support/staff-session.ts';
import { expect, test } from '../support/test.ts';

// Refused values are responses with an error status, which the browser logs.
test.use({ expectedErrors: [/status of (?:409|422)/] });

// A saved change starts a refresh of the whole index, in the process that serves the pages here.
// Tests that change the catalog wait for each other.
test.describe.configure({ timeout: 360_000 });
const SAVED = { timeout: 40_000 };

interface Person {
  readonly page: Page;
  leave(): Promise<void>;
}

/** Signs a new person in who may change the catalog. */
const newPerson = async (browser: Browser, name: string): Promise<Person> => {
  const { page, email } = await joinedByLink(browser, 'catalog', { name });
  const leave = async (): Promise<void> => {
    await page.context().close();
    await runStaff('remove', email);
  };
  return { page, leave };
};

/** A part for each test and width: tests run at the same time. */
const partFor = (at: number, project: string): string => `EP7001-${(project === 'phone' ? 140 : 130) + at}`;

const open = async (page: Page, number: string): Promise<void> => {
  await page.goto('/desk/catalog/tables');
  await page.getByLabel('Part number or compound').fill(number.toLowerCase());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
};

/** The form of a section of the page. */
const formOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

const review = (page: Page, name: string): Promise<void> =>
  formOf(page, name).getByRole('button', { name: 'Review the change' }).click();

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save the change' }).click();

test(
  'a price and the stock of a part change in the shop, and are undone',
  { tag: '@once' },
  async ({ browser }, { project }) => {
    await whileCatalogIsFree(async () => {
      const number = partFor(1, project.name);
      const { page: mara, leave } = await newPerson(browser, 'Mara');
      await open(mara, number);
      await expectAccessible(mara);
      await expectNoSidewaysScroll(mara);
      const firstPrice = mara.getByLabel('Price of one piece in dollars, row 1', { exact: true });
      const before = await firstPrice.inputValue();
      const after = (Number(before) * 1.1).toFixed(2);

      await firstPrice.fill(after);
      await mara.getByLabel(`${number} only`).check();
      await review(mara, 'Prices');
      await expect(mara.getByRole('heading', { name: `Give ${number} its own prices?` })).toBeVisible();
      await expect(mara.getByRole('row', { name: new RegExp(`From 1 \\$${before} \\$${after}`) })).toBeVisible();
      await expectAccessible(mara);
      await expectNoSidewaysScroll(mara);
      await save(mara);
      await expect(mara.getByText(`Price list of a part changed: ${number}.`)).toBeVisible(SAVED);
      await expectAccessible(mara);

      const shop = await browser.newPage();
      await shop.goto(`${SITE}/product/${number.toLowerCase()}`);
      await expect(shop.getByText(`$${after}`).first()).toBeVisible();
      await mara.getByRole('button', { name: 'Undo' }).click();
      await expect(mara.getByText(new RegExp(`price_list ${number}`))).toBeVisible(SAVED);
      await shop.reload();
      await expect(shop.getByText(`$${before}`).first()).toBeVisible();

      const stock = mara.getByLabel('Pieces on hand');
      const stockBefore = await stock.inputValue();
      // Another number at each try, so that a second try finds something to change.
      const pieces = 1000 + Math.floor(Math.random() * 8000);
      await stock.fill(String(pieces));
      await review(mara, 'Own stock');
      await save(mara);
      await expect(mara.getByText(`Stock changed: ${number}.`)).toBeVisible(SAVED);
      await expect(async () => {
        await shop.reload();
        await expect(shop.getByText(formatCount(pieces)).first()).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 240_000, intervals: [5000] });
      await mara.getByRole('button', { name: 'Undo' }).click();
      await expect(mara.getByText(`on_hand_pcs ${pieces} to ${stockBefore}`)).toBeVisible(SAVED);
      await expect(stock).toHaveValue(stockBefore);
      await shop.close();
      await leave();
    });
  },
);

test(
  'of two people at one part, the second sees both values and keeps what was typed',
  { tag: '@once' },
  async ({ browser }, { project }) => {
    await whileCatalogIsFree(async () => {
      const number = partFor(2, project.name);
      const mara = await newPerson(browser, 'Mara');
      const tomas = await newPerson(browser, 'Tomas');
      await Promise.all([open(mara.page, number), open(tomas.page, number)]);
      await mara.page.getByLabel('Pieces on hand').fill('555');
      await review(mara.page, 'Own stock');
      await save(mara.page);
      await expect(mara.page.getByText(`Stock changed: ${number}.`)).toBeVisible(SAVED);

      await tomas.page.getByLabel('Pieces on hand').fill('666');
      await review(tomas.page, 'Own stock');
      await expect(tomas.page.getByText(/Mara \(today.* changed this after you opened the page/)).toBeVisible();
      await expect(tomas.page.getByRole('row', { name: 'On hand 555 666' })).toBeVisible();
      await expect(tomas.page.getByLabel('Pieces on hand')).toHaveValue('666');
      await expectAccessible(tomas.page);
      await review(tomas.page, 'Own stock');
      await save(tomas.page);
      await expect(tomas.page.getByText('on_hand_pcs 555 to 666')).toBeVisible(SAVED);
      await Promise.all([mara.leave(), tomas.leave()]);
    });
  },
);

test(
  'refused prices and unconfirmed large changes keep what was typed',
  { tag: '@once' },
  async ({ browser }, { project }) => {
    const number = partFor(3, project.name);
    const { page, leave } = await newPerson(browser, 'Mara');
    await open(page, number);
    const row = (at: number) => page.getByLabel(`Price of one piece in dollars, row ${at}`, { exact: true });
    const [first, second] = [row(1), row(2)];
    const before = await first.inputValue();
    await second.fill('99.99');
    await review(page, 'Prices');
    await expect(second).toHaveValue('99.99');
    await expect(second).toHaveAccessibleDescription(/A price must not rise with the quantity/);
    await expectAccessible(page);

    await open(page, number);
    await first.fill(String(Number(before) * 3));
    await page.getByLabel(`${number} only`).check();
    await review(page, 'Prices');
    await save(page);
    await expect(page.getByText('Nothing was saved. Confirm the prices')).toBeVisible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect(first).toHaveValue(String(Number(before) * 3));
    await open(page, number);
    await expect(first).toHaveValue(before);
    await leave();
  },
);
