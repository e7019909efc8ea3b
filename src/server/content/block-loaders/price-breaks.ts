import type { PriceBreaksData } from '../../../blocks/price-breaks/price-breaks.tsx';
import { findPart } from '../../../domain/catalog/rows/parts.ts';
import { displayedPriceLines } from '../../../domain/pricing/price-lines.ts';
import type { LoaderRequest } from './block-loader.ts';

/** Pieces whose price is marked on the steps. */
const MARKED = 400;

/** The price breaks of the part the block names; null when there is no such part or it has no published price. */
export const loadPriceBreaks = async (
  { services, catalog }: LoaderRequest,
  { part }: { readonly part: string },
): Promise<PriceBreaksData | null> => {
  const found = findPart(await catalog(), part);
  if (found === null) return null;
  const { priceList, asOf } = await services.pricing.read(found.id, { isExample: true });
  const lines = priceList === null ? [] : displayedPriceLines(priceList);
  return lines.length === 0 ? null : { partName: found.name, lines, quantity: MARKED, asOf };
};
