import type { ShopRow } from '../../../../domain/shop/catalog/listing.ts';
import { compoundsSearchEndpoint } from '../../../../domain/site/api/catalog/compounds-search.ts';
import { call } from '../../../api.ts';

/** The part of a compound that stands first in the store: in stock and priced before others. Null without any. */
export const firstPart = async (label: string): Promise<ShopRow | null> => {
  const query = new URLSearchParams({ compound: label });
  const [row] = (await call(compoundsSearchEndpoint, query.toString())).items;
  return row && 'compound' in row ? row : null;
};
