import type { PricingData } from '../../pricing/pricing-data.ts';
import { supplyFrom } from '../../pricing/supply.ts';
import type { Catalog } from '../index/catalog.ts';
import type { Part } from '../model.ts';
import { priceListAt } from './part-at.ts';
import { cellNamed } from './parts.ts';

/**
 * Returns price list and supply of a part as the index has them. The index has no lead times of vendors, so that only own
 * stock has a ship time.
 *
 * @param asOf ISO time of the index, or null if it is unknown
 */
export const indexedPricing = (
  catalog: Catalog,
  { id, name, onHand, vendorQuantity }: Pick<Part, 'id' | 'name' | 'onHand' | 'vendorQuantity'>,
  asOf: string | null,
): PricingData => ({
  productId: id,
  priceList: priceListAt(catalog, cellNamed(catalog, name)),
  supply: supplyFrom(onHand, [{ quantity: vendorQuantity, leadTime: null }]),
  asOf,
});
