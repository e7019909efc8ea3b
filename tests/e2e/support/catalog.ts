import { type APIRequestContext, expect } from '@playwright/test';
import type { ListingResponse, ShopRow } from '../../../src/domain/shop/catalog/listing.ts';
import type { PricingData } from '../../../src/domain/shop/pricing/pricing-data.ts';

/** Rows on a page of the store; the default of the API is lower. */
const PAGE_ROWS = 25;

/** Returns the response of the API to a query string of the store's page. */
export const listing = async (request: APIRequestContext, query: string): Promise<ListingResponse<ShopRow>> => {
  const rows = query.includes('limit=') ? '' : `&limit=${PAGE_ROWS}`;
  const answer = await request.get(`/api/compounds-search?${query}${rows}`);
  expect(answer.status(), query).toBe(200);
  return answer.json();
};

export const pricingOf = async (request: APIRequestContext, { id }: Pick<ShopRow, 'id'>): Promise<PricingData> => {
  const answer = await request.get(`/api/pricing/${id}`);
  expect(answer.status()).toBe(200);
  return answer.json();
};

/** A part with its price data. */
export interface PricedPart {
  readonly row: ShopRow;
  readonly pricing: PricingData;
}

/** Every compound in this size, which includes parts of every kind. */
const SIZE = 'size=AS568-214&limit=100';
const PAGES = 5;

/** Responses read while searching for parts: the seed is the same in every run, so each is read once. */
const known = new Map<string, Promise<unknown>>();
const once = <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
  const value = (known.get(key) as Promise<Value> | undefined) ?? read();
  known.set(key, value);
  value.catch(() => known.delete(key));
  return value;
};

/**
 * Returns the first `count` parts that match `isWanted`.
 *
 * @param mayBe filters the rows before their prices are read
 */
const findParts = async (
  request: APIRequestContext,
  count: number,
  isWanted: (part: PricedPart) => boolean,
  mayBe: (row: ShopRow) => boolean = () => true,
): Promise<PricedPart[]> => {
  const found: PricedPart[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const { items } = await once(`page ${page}`, () => listing(request, `${SIZE}&page=${page}`));
    for (const row of items.filter(mayBe)) {
      const part = { row, pricing: await once(`prices ${row.id}`, () => pricingOf(request, row)) };
      if (isWanted(part)) found.push(part);
      if (found.length === count) return found;
    }
  }
  throw new Error(`The catalog has ${found.length} of the ${count} parts that this test needs.`);
};

const isPriced = ({ price }: ShopRow): boolean => Number(price) > 0;

const only = async (parts: Promise<PricedPart[]>): Promise<PricedPart> => {
  const [part] = await parts;
  if (!part) throw new Error('No part was found.');
  return part;
};

const ORDER_MINIMUM_CENTS = 7500;

/** Returns a part with several price breaks and our stock, whose line minimum alone is below the order minimum. */
export const partInStock = (request: APIRequestContext): Promise<PricedPart> =>
  only(
    findParts(
      request,
      1,
      ({ pricing: { priceList } }) =>
        (priceList?.breaks.length ?? 0) > 3 && (priceList?.lineMinCents ?? 0) < ORDER_MINIMUM_CENTS,
      (row) => isPriced(row) && row.canyonStock > 10,
    ),
  );

/** Returns a part with our stock and additional vendor stock that ships later. */
export const partInTwoPlaces = (request: APIRequestContext): Promise<PricedPart> =>
  only(
    findParts(
      request,
      1,
      ({ pricing }) => pricing.supply.tiers.length > 1,
      (row) => isPriced(row) && row.canyonStock > 0 && row.vendorStock > 0,
    ),
  );

/** Returns a part whose price the seller does not publish. */
export const partWithHiddenPrice = (request: APIRequestContext): Promise<PricedPart> =>
  only(
    findParts(
      request,
      1,
      ({ pricing }) => pricing.priceList?.hidden === true,
      (row) => !isPriced(row),
    ),
  );

/** Returns a part with unknown price and stock. */
export const partWithoutInformation = (request: APIRequestContext): Promise<PricedPart> =>
  only(
    findParts(
      request,
      1,
      ({ pricing }) => pricing.priceList === null,
      (row) => !isPriced(row) && row.canyonStock === 0 && row.vendorStock === 0,
    ),
  );

/** Returns a part in stock without a price. */
export const partWithoutPrice = (request: APIRequestContext): Promise<PricedPart> =>
  only(
    findParts(
      request,
      1,
      ({ pricing }) => pricing.priceList === null,
      (row) => !isPriced(row) && row.canyonStock > 0,
    ),
  );

/** Returns several priced parts. */
export const pricedParts = (request: APIRequestContext, count: number): Promise<PricedPart[]> =>
  findParts(request, count, ({ pricing }) => (pricing.priceList?.breaks.length ?? 0) > 1, isPriced);
