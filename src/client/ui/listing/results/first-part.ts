import type { ShopRow } from '../../../../domain/shop/catalog/listing.ts';
import { compoundsSearchEndpoint } from '../../../../domain/site/api/catalog/compounds-search.ts';
import { call } from '../../../api.ts';

/**
 * The first part of a compound in the store's order: parts in stock and with a price come first. `null` if there is
 * none.
 */
export const firstPart = async (label: string): Promise<ShopRow | null> => {
  const query = new URLSearchParams({ compound: label });
  const [row] = (await call(compoundsSearchEndpoint, query.toString())).items;
  return row && 'compound' in row ? row : null;
};
