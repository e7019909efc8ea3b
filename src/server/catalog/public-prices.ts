import { type UsdCents, usdCents } from '../../domain/kit/units.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { Part } from '../../domain/shop/catalog/model.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { priceLine, sameTotalUpTo } from '../../domain/shop/pricing/price-tier.ts';
import type { PricingData } from '../../domain/shop/pricing/pricing-data.ts';
import { ORDER_MINIMUM_CENTS } from '../../domain/shop/pricing/pricing-rules.ts';
import { isQuantity } from '../../domain/shop/pricing/quantity.ts';
import { shipDaysFor } from '../../domain/shop/pricing/ship-time.ts';
import {
  LINE_PROBLEMS,
  type LineProblem,
  type PriceRequest,
  type PublicPrices,
} from '../../domain/site/api/v1/prices.ts';
import type { BatchPricing } from '../pricing/pricing-source.ts';
import { amount, unitPrice } from './public-money.ts';

type RequestedLine = PriceRequest['lines'][number];
type PricedLine = PublicPrices['lines'][number];

/** A line with its total, in cents for the sum. */
interface Priced {
  readonly line: PricedLine;
  readonly cents: UsdCents;
}

const withoutPrice = (line: RequestedLine, code: LineProblem): Priced => ({
  cents: usdCents(0),
  line: {
    ...line,
    unit_price: null,
    total: null,
    is_line_minimum: false,
    same_total_up_to: null,
    lead_time_days: null,
    as_of: null,
    problem: { code, message: LINE_PROBLEMS[code] },
  },
});

const linePrice = (part: Part, quantity: number, { priceList, supply, asOf }: PricingData): Priced => {
  const { line, cents } = withoutPrice({ part_number: part.name, quantity }, 'price-on-request');
  const shipped = { ...line, lead_time_days: shipDaysFor(supply.tiers, quantity), as_of: asOf };
  const { price, unitPriceE5, is_line_min } = priceLine(priceList, quantity);
  if (priceList === null || typeof price !== 'number' || unitPriceE5 === null) return { line: shipped, cents };
  return {
    cents: price,
    line: {
      ...shipped,
      unit_price: unitPrice(unitPriceE5),
      total: amount(price),
      is_line_minimum: is_line_min,
      same_total_up_to: sameTotalUpTo(priceList, quantity),
      problem: null,
    },
  };
};

/** Prices lines in one read of the backend. A line without a price has a problem, and all others are still priced. */
export const publicPrices = async (
  catalog: Catalog,
  pricing: BatchPricing,
  requested: PriceRequest['lines'],
): Promise<PublicPrices> => {
  const parts = requested.map(({ part_number, quantity }) =>
    isQuantity(quantity) ? findPart(catalog, part_number) : null,
  );
  const read = await pricing.readAll([...new Set(parts.flatMap((part) => part?.id ?? []))]);
  const priced = requested.map((line, at): Priced => {
    if (!isQuantity(line.quantity)) return withoutPrice(line, 'invalid-quantity');
    const part = parts[at];
    if (!part) return withoutPrice(line, 'unknown-part');
    const data = read.get(part.id);
    return data ? linePrice(part, line.quantity, data) : withoutPrice(line, 'price-unavailable');
  });
  return {
    lines: priced.map(({ line }) => line),
    subtotal: amount(usdCents(priced.reduce((sum, { cents }) => sum + cents, 0))),
    order_minimum: amount(ORDER_MINIMUM_CENTS),
  };
};
