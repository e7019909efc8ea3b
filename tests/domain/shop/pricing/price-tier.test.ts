import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCents } from '../../../../src/domain/shop/pricing/money.ts';
import {
  contactFrom,
  lineMinimumQuantity,
  lineTotal,
  priceLine,
  priceSpans,
  sameTotalUpTo,
  tierFor,
} from '../../../../src/domain/shop/pricing/price-tier.ts';
import { expectedTotal } from '../../../e2e/support/expected-price.ts';
import { listOf, priceLists } from './price-list-arbitrary.ts';

const quantities = fc.integer({ min: 1, max: 2_000 });

describe('price tier', () => {
  test('is the highest break whose minimum quantity does not exceed the quantity', () => {
    fc.assert(
      fc.property(priceLists, quantities, (list, quantity) => {
        let naive = list.breaks[0];
        for (const one of list.breaks) if (one.minQuantity <= quantity) naive = one;
        expect(tierFor(list.breaks, quantity)).toEqual(naive);
      }),
    );
  });

  test('the spans contain every quantity once', () => {
    fc.assert(
      fc.property(priceLists, quantities, (list, quantity) => {
        const holding = priceSpans(list.breaks).filter(
          (span) => span.from <= quantity && (span.to === null || quantity <= span.to),
        );
        expect(holding.map((span) => span.unitPriceE5)).toEqual([tierFor(list.breaks, quantity)?.unitPriceE5]);
      }),
    );
  });
});

describe('line minimum', () => {
  test.each([
    [[[1, 1.12]], 2_500, 22],
    [[[1, 1]], 2_500, 25],
    [[[1, 25]], 2_500, 1],
    [[[1, 120]], 2_500, 1],
    [[[100, 0.44]], 2_500, 56],
    [
      [
        [1, 1],
        [10, 0.5],
      ],
      2_500,
      25,
    ],
    [
      [
        [1, 1],
        [10, 5],
      ],
      2_500,
      9,
    ],
    [[[1, 1]], 0, 1],
  ] as const)('of %j at %i cents extends to %i', (breaks, lineMinCents, expected) => {
    expect(lineMinimumQuantity(listOf(breaks, { lineMinCents }))).toBe(expected);
  });
});

describe('line maximum', () => {
  const naiveContact = (list: Parameters<typeof contactFrom>[0]): number | null => {
    if (list.lineMaxCents === null) return null;
    const limit = Math.max(list.lineMaxCents, list.lineMinCents) * 1000;
    for (let quantity = 1; quantity <= 3_000; quantity++) {
      if ((tierFor(list.breaks, quantity)?.unitPriceE5 ?? 0) * quantity > limit) return quantity;
    }
    return null;
  };

  test('starts at the first quantity whose unit price × quantity exceeds it', () => {
    fc.assert(
      fc.property(priceLists, (list) => {
        const expected = naiveContact(list);
        const actual = contactFrom(list);
        if (expected === null) expect(actual === null || actual > 3_000).toBe(true);
        else expect(actual).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('below the line minimum counts as the line minimum', () => {
    expect(contactFrom(listOf([[1, 1]], { lineMinCents: 2_500, lineMaxCents: 1_000 }))).toBe(26);
  });
});

describe('priceLine', () => {
  const list = listOf(
    [
      [1, 1.12],
      [50, 0.94],
      [1000, 0.44],
      [2500, 0.39],
    ],
    { lineMaxCents: 250_000 },
  );

  test.each([
    [1, 2_500, '$1.12', true],
    [22, 2_500, '$1.12', true],
    [23, 2_576, '$1.12', false],
    [2_000, 88_000, '$0.44', false],
    [6_410, 249_990, '$0.39', false],
    [6_411, 'Contact us for best value', 'Contact us for best value', false],
    [1_284, 56_496, '$0.44', false],
  ])('%i pieces cost %j at %s (line minimum: %j)', (quantity, price, fixedPriceDisplay, is_line_min) => {
    expect(priceLine(list, quantity)).toMatchObject({ price, fixedPriceDisplay, is_line_min });
  });

  test('a hidden or missing list returns a cost request', () => {
    expect(priceLine({ ...list, breaks: [], hidden: true }, 10).price).toBe('Request Cost');
    expect(priceLine(null, 10)).toMatchObject({ price: 'Request Cost', fixedPriceDisplay: 'Request Cost' });
  });

  test('totals follow the rule as documented for people', () => {
    fc.assert(
      fc.property(priceLists, quantities, (priceList, quantity) => {
        const { price } = priceLine(priceList, quantity);
        if (typeof price === 'number') expect(formatCents(price)).toBe(expectedTotal({ priceList }, quantity));
      }),
    );
  });

  test('no line costs less than the line minimum, and totals never fall within one tier', () => {
    fc.assert(
      fc.property(priceLists, quantities, (list, quantity) => {
        const { price } = priceLine(list, quantity);
        const next = priceLine(list, quantity + 1).price;
        if (typeof price !== 'number') return;
        expect(price).toBeGreaterThanOrEqual(list.lineMinCents);
        const sameTier = tierFor(list.breaks, quantity) === tierFor(list.breaks, quantity + 1);
        if (sameTier && typeof next === 'number') expect(next).toBeGreaterThanOrEqual(price);
      }),
    );
  });
});

test('the total without texts is that of the priced line', () => {
  fc.assert(
    fc.property(priceLists, quantities, (list, quantity) => {
      const { price } = priceLine(list, quantity);
      expect(lineTotal(list, quantity)).toBe(typeof price === 'number' ? price : null);
    }),
  );
  expect(lineTotal(null, 1)).toBeNull();
});

test('the total stays the line minimum up to the named quantity', () => {
  fc.assert(
    fc.property(priceLists, quantities, (list, quantity) => {
      const upTo = sameTotalUpTo(list, quantity);
      if (upTo === null) return;
      expect(upTo).toBeGreaterThan(quantity);
      const spread = Math.max(1, Math.floor((upTo - quantity) / 50));
      for (let more = quantity; more <= upTo; more += spread) expect(lineTotal(list, more)).toBe(list.lineMinCents);
      expect(lineTotal(list, upTo)).toBe(list.lineMinCents);
    }),
  );
  expect(sameTotalUpTo(listOf([[1, 0.0865]]), 200)).toBe(289);
  expect(sameTotalUpTo(listOf([[1, 1]]), 25)).toBeNull();
  expect(sameTotalUpTo(listOf([[1, 30]]), 1)).toBeNull();
});
