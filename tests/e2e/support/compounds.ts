import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { CompoundRow, ListingResponse } from '../../../src/domain/shop/catalog/listing.ts';
import { awake } from './islands.ts';

/** What the API lists in compound mode for a query: as many rows as the admin store shows, or an embedded one, 10. */
export const compounds = async (
  request: APIRequestContext,
  query = '',
  rows = 25,
): Promise<ListingResponse<CompoundRow>> => {
  const answer = await request.get(
    `/api/compounds-search?mode=compounds&limit=${rows}${query === '' ? '' : `&${query}`}`,
  );
  expect(answer.status()).toBe(200);
  return answer.json();
};

export const openAdminStore = async (page: Page, query = ''): Promise<void> => {
  const answer = await page.goto(`/admin-store${query === '' ? '' : `?${query}`}`);
  expect(answer?.status()).toBe(200);
  await awake(page);
};

/** The rows of a listing of compounds, on a page or inside one embedded store. */
export const compoundRows = (within: Page | Locator): Locator =>
  within
    .getByRole('table', { name: /^Compounds/ })
    .locator('tbody')
    .getByRole('row');

/** Labels of the rows: the first link of each. */
export const expectLabels = async (within: Page | Locator, labels: readonly string[]): Promise<void> => {
  await expect(compoundRows(within).getByRole('rowheader').getByRole('link')).toHaveText(
    labels.map((label) => new RegExp(`^${label}`)),
  );
};
