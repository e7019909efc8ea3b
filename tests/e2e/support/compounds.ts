import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { CompoundRow, ListingResponse } from '../../../src/domain/shop/catalog/listing.ts';
import { awake } from './islands.ts';

/**
 * Returns the API's list in compound mode for a query: as many rows as the admin store shows, or 10 for an embedded
 * one.
 */
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

/** Returns the rows of a compound listing, on a page or inside one embedded store. */
export const compoundRows = (within: Page | Locator): Locator =>
  within
    .getByRole('table', { name: /^Compounds/ })
    .locator('tbody')
    .getByRole('row');

/** Expects the labels of the rows, which are the first link of each. */
export const expectLabels = async (within: Page | Locator, labels: readonly string[]): Promise<void> => {
  await expect(compoundRows(within).getByRole('rowheader').getByRole('link')).toHaveText(
    labels.map((label) => new RegExp(`^${label}`)),
  );
};
