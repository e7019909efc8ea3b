import fc from 'fast-check';
import { usdCents, usdE5 } from '../../../../src/domain/kit/units.ts';
import { type PriceList, type PriceListLine, priceListFrom } from '../../../../src/domain/shop/pricing/price-list.ts';

/** The worst rows of a backend: unsorted, duplicate, zero, rising. */
export const priceListLines: fc.Arbitrary<PriceListLine[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    minQuantity: fc.integer({ min: 0, max: 300 }),
    fixedPriceE5: fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 20_000_000 })).map(usdE5),
    isMinValue: fc.boolean(),
    hidePricing: fc.constant(false),
  }),
  { selector: (line) => line.id, maxLength: 8 },
);

export const lineLimit = fc.option(fc.integer({ min: 0, max: 60_000 }).map(usdCents));

export const priceLists: fc.Arbitrary<PriceList> = fc
  .tuple(priceListLines, lineLimit, lineLimit)
  .map(([lines, min, max]) => priceListFrom(lines, min, max))
  .filter((list): list is PriceList => list !== null);

/** Returns a list from `[minQuantity, dollars]` pairs. */
export const listOf = (
  breaks: readonly (readonly [number, number])[],
  { lineMinCents = 2_500, lineMaxCents = null }: { lineMinCents?: number; lineMaxCents?: number | null } = {},
): PriceList => ({
  breaks: breaks.map(([minQuantity, dollars]) => ({ minQuantity, unitPriceE5: usdE5(Math.round(dollars * 100_000)) })),
  hidden: false,
  lineMinCents: usdCents(lineMinCents),
  lineMaxCents: lineMaxCents === null ? null : usdCents(lineMaxCents),
});
