import type { D1Database } from '@cloudflare/workers-types';
import { type UsdCents, usdCents, usdE5 } from '../../../domain/kit/units.ts';
import { integerFromDecimal } from '../../../domain/shop/pricing/money.ts';
import { type PriceList, type PriceListLine, priceListFrom } from '../../../domain/shop/pricing/price-list.ts';
import { PRICE_LINE_LIMIT } from '../price-lines.ts';

const LINES = `SELECT l.id, l.hide_pricing, i.line_no, i.min_quantity, i.unit_price_e5, i.is_min_value
FROM price_lists l JOIN price_list_lines i ON i.price_list_id = l.id
WHERE l.id IN (SELECT DISTINCT price_list_id FROM parts WHERE id BETWEEN ? AND ?)
ORDER BY l.id, i.min_quantity, i.line_no`;
const LIMITS = 'SELECT id, line_min, line_max FROM compounds';

type LineRow = readonly [list: number, hides: number, no: number, quantity: number, priceE5: number, isMin: number];
type LimitRow = readonly [compound: number, lineMin: number | null, lineMax: number | null];

const cents = (dollars: number | null): UsdCents | null => {
  const amount = integerFromDecimal(dollars, 2);
  return amount === null ? null : usdCents(amount);
};

const lineOf = ([, hides, id, minQuantity, priceE5, isMin]: LineRow): PriceListLine => ({
  id,
  minQuantity,
  fixedPriceE5: usdE5(priceE5),
  isMinValue: isMin !== 0,
  hidePricing: hides !== 0,
});

/**
 * Returns the price list of a list ID and a compound ID, for the parts from one ID to another. Parts with equal ones
 * share one object.
 */
export const embeddedPriceLists = async (
  db: D1Database,
  first: number,
  last: number,
): Promise<(list: number, compound: number) => PriceList | null> => {
  const [lines, limits] = await Promise.all([
    db.prepare(LINES).bind(first, last).raw<LineRow>(),
    db.prepare(LIMITS).raw<LimitRow>(),
  ]);
  const linesByList = Map.groupBy(lines, ([list]) => list);
  const limitsByCompound = new Map(limits.map(([compound, lineMin, lineMax]) => [compound, { lineMin, lineMax }]));
  const known = new Map<string, PriceList | null>();
  return (list, compound) => {
    const key = `${list} ${compound}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const { lineMin = null, lineMax = null } = limitsByCompound.get(compound) ?? {};
    const ofList = (linesByList.get(list) ?? []).slice(0, PRICE_LINE_LIMIT).map(lineOf);
    const priceList = priceListFrom(ofList, cents(lineMin), cents(lineMax));
    known.set(key, priceList);
    return priceList;
  };
};
