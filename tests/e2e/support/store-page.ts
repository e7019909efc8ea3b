import { expect, type Locator, type Page } from '@playwright/test';
import { awake, isNarrow } from './islands.ts';

export const STORE = '/shop/orings';

/** Opens the store and waits until its islands are hydrated. */
export const openStore = async (page: Page, query = ''): Promise<void> => {
  const answer = await page.goto(query === '' ? STORE : `${STORE}?${query}`);
  expect(answer?.status()).toBe(200);
  await awake(page);
};

/** Returns the range line, page size and pager above or below the table. */
export const toolbar = (page: Page, position: 'above' | 'below' = 'above'): Locator =>
  page.getByRole('group', { name: `Listing, ${position} the table` });

export const expectTotal = (page: Page, total: number): Promise<void> =>
  expect(toolbar(page)).toContainText(`of ${total.toLocaleString('en-US')} results`);

export const rows = (page: Page): Locator =>
  page.getByRole('table', { name: 'O-rings' }).locator('tbody').getByRole('row');

/** Returns the link of a row's part: its text is only the part's name. */
export const nameLinks = (page: Page): Locator => rows(page).getByRole('link', { name: /^\S+$/ });

export const expectNames = (page: Page, items: readonly { readonly name: string }[]): Promise<void> =>
  expect(nameLinks(page)).toHaveText(items.map(({ name }) => name));

/** Returns the element that opens the pricing popup of a part. */
export const priceLink = (page: Page, name: string): Locator =>
  rows(page).getByRole('link', { name: new RegExp(`ricing of ${name}$`) });

export const chips = (page: Page): Locator => page.getByRole('group', { name: 'Active filters' });

/** Returns the filter panel: next to the results, or an overlay. */
export const filters = (page: Page): Locator =>
  page.getByRole('region', { name: 'Filters' }).or(page.getByRole('dialog', { name: 'Filters' }));

/** Opens the filter overlay on narrow screens. */
export const openFilters = async (page: Page): Promise<void> => {
  if (!isNarrow(page)) return;
  await page.getByRole('link', { name: /^Add Filters/ }).click();
  await expect(filters(page)).toBeVisible();
};

/** Closes the filter overlay on narrow screens. */
export const closeFilters = async (page: Page): Promise<void> => {
  if (!isNarrow(page)) return;
  await filters(page)
    .getByRole('button', { name: /^(Show .* results?|Apply filters)$/ })
    .click();
  await expect(filters(page)).toBeHidden();
};

/** Returns the checkbox of a value in its group, and expands the group if necessary. */
export const facet = async (page: Page, group: string, label: RegExp): Promise<Locator> => {
  const section = filters(page)
    .locator('details.filter-section')
    .filter({ has: page.getByRole('heading', { name: group, exact: true }) });
  const isOpen = await section.evaluate((element) => element.hasAttribute('open'));
  if (!isOpen) await section.locator('summary').first().click();
  // Values without parts are collapsed.
  const folded = section.locator('.facet-section-empty:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.first().click();
  return section.getByRole('checkbox', { name: label });
};

/** Returns a number field of the panel: `ID low`, `CS high`. */
export const rangeField = (page: Page, name: string): Locator =>
  filters(page).getByRole('spinbutton', { name: new RegExp(`^${name}`) });

/** Headers sort where they are visible, a menu elsewhere. */
const SORT_NAMES = {
  id: { head: 'ID', ascending: 'Smallest inside diameter', descending: 'Largest inside diameter' },
  price: { head: 'Starting Price', ascending: 'Cheapest', descending: 'Most expensive' },
} as const;

/** Sorts like a visitor; `direction` is the result of the next click on the header. */
export const sortBy = async (
  page: Page,
  column: keyof typeof SORT_NAMES,
  direction: 'ascending' | 'descending',
): Promise<void> => {
  const { head, ...names } = SORT_NAMES[column];
  if (isNarrow(page)) {
    await page.locator('summary', { hasText: 'Sort' }).click();
    await page.getByRole('link', { name: names[direction] }).click();
    return;
  }
  const header = page.getByRole('columnheader', { name: new RegExp(`^${head}`) });
  await header.getByRole('link', { name: head }).click();
  await expect(header).toHaveAttribute('aria-sort', direction);
};

/** Returns the parameters of the URL. */
export const parameters = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

/** Waits until the URL has exactly these parameters. */
export const expectParameters = (page: Page, wanted: Record<string, string>): Promise<void> =>
  expect.poll(() => parameters(page)).toEqual(wanted);

/** Presses Tab until the element has focus, like people without a mouse. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const MOST = 250;
  for (let count = 0; count < MOST; count++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not reach ${target} within ${MOST} presses.`);
};
