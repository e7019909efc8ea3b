import type { PriceBreaksData } from '../../../blocks/price-breaks/price-breaks.tsx';
import { findPart } from '../../../domain/shop/catalog/rows/parts.ts';
import { displayedPriceLines } from '../../../domain/shop/pricing/price-lines.ts';
import { namedPart } from '../../catalog/named-part.ts';
import type { LoaderRequest } from './block-loader.ts';

/** Quantity whose price is marked in the chart. */
const MARKED = 400;

/** Returns the prices of the block's part, or `null` if the part does not exist or has no published price to show. */
export const loadPriceBreaks = async (
  { pricing: source, catalog, preferences }: LoaderRequest,
  { part, widget }: { readonly part: string; readonly widget: 'none' | 'cart' | 'hidden' },
): Promise<PriceBreaksData | null> => {
  const index = await catalog();
  const found = findPart(index, part);
  if (found === null) return null;
  const pricing = await source.read(found.id, { isExample: true });
  if (widget !== 'none') return { kind: 'widget', part: namedPart(index, found, preferences.measurement), pricing };
  const { priceList, asOf } = pricing;
  const lines = priceList === null ? [] : displayedPriceLines(priceList);
  return lines.length === 0 ? null : { kind: 'steps', partName: found.name, lines, quantity: MARKED, asOf };
};
