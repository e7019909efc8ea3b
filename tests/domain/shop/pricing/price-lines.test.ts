import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents } from '../../../../src/domain/kit/units.ts';
import {
  activePriceLine,
  displayedPriceLines,
  lineMinimumText,
} from '../../../../src/domain/shop/pricing/price-lines.ts';
import { priceLine } from '../../../../src/domain/shop/pricing/price-tier.ts';
import { listOf, priceLists } from './price-list-arbitrary.ts';

const shown = (list: Parameters<typeof displayedPriceLines>[0]) =>
  displayedPriceLines(list).map((line) => [line.minQuantity, line.fixedPriceDisplay, line.discount, line.total]);

describe('displayed price lines', () => {
  test('include the line minimum, breaks above it with whole-percent discounts, and the line maximum', () => {
    const breaks = [
      [1, 1.12],
      [50, 0.94],
      [100, 0.78],
      [250, 0.61],
      [500, 0.52],
      [1000, 0.44],
      [2500, 0.39],
    ] as const;
    const lines = displayedPriceLines(listOf(breaks, { lineMaxCents: 250_000 }));
    expect(lines.map((line) => [line.minQuantity, line.fixedPriceDisplay, line.discount, line.total])).toEqual([
      ['1–22', '$1.12', '', '$25.00'],
      ['23–49', '$1.12', '', '$25.76'],
      ['50–99', '$0.94', '16% off', '$47.00'],
      ['100–249', '$0.78', '30% off', '$78.00'],
      ['250–499', '$0.61', '46% off', '$152.50'],
      ['500–999', '$0.52', '54% off', '$260.00'],
      ['1,000–2,499', '$0.44', '61% off', '$440.00'],
      ['2,500–6,410', '$0.39', '65% off', '$975.00'],
      ['6,411+', 'Contact us for best value', '', 'Contact us for best value'],
    ]);
    expect(lines.filter((line) => line.is_line_min).map((line) => line.id)).toEqual(['line-min']);
    expect(lines.filter((line) => line.is_line_max).map((line) => line.id)).toEqual(['line-max']);
  });

  test('of one break without a maximum are the minimum and an open row', () => {
    expect(shown(listOf([[1, 1]]))).toEqual([
      ['1–25', '$1.00', '', '$25.00'],
      ['26+', '$1.00', '', '$26.00'],
    ]);
  });

  test('have no row for breaks inside the line minimum; discounts refer to the price at the minimum', () => {
    expect(
      shown(
        listOf([
          [1, 1],
          [10, 0.9],
          [100, 0.45],
        ]),
      ),
    ).toEqual([
      ['1–25', '$1.00', '', '$25.00'],
      ['26–99', '$0.90', '', '$25.00'],
      ['100+', '$0.45', '50% off', '$45.00'],
    ]);
  });

  test('use the price of a first break above 1 below it too', () => {
    expect(
      shown(
        listOf([
          [100, 0.44],
          [500, 0.4],
        ]),
      ),
    ).toEqual([
      ['1–56', '$0.44', '', '$25.00'],
      ['57–499', '$0.44', '', '$25.08'],
      ['500+', '$0.40', '9% off', '$200.00'],
    ]);
  });

  test('use the unit price when a piece exceeds the line minimum', () => {
    expect(
      shown(
        listOf(
          [
            [1, 120],
            [10, 100],
          ],
          { lineMaxCents: 250_000 },
        ),
      ),
    ).toEqual([
      ['1', '$120.00', '', '$120.00'],
      ['2–9', '$120.00', '', '$240.00'],
      ['10–25', '$100.00', '17% off', '$1,000.00'],
      ['26+', 'Contact us for best value', '', 'Contact us for best value'],
    ]);
  });

  test('require contact from the first piece when it exceeds the line maximum', () => {
    expect(shown(listOf([[1, 900]], { lineMaxCents: 50_000 }))).toEqual([
      ['1+', 'Contact us for best value', '', 'Contact us for best value'],
    ]);
  });

  test('show no discount for a rising price', () => {
    expect(
      shown(
        listOf([
          [1, 1],
          [100, 1.5],
        ]),
      ),
    ).toEqual([
      ['1–25', '$1.00', '', '$25.00'],
      ['26–99', '$1.00', '', '$26.00'],
      ['100+', '$1.50', '', '$150.00'],
    ]);
  });

  test('are empty for a hidden list', () => {
    expect(
      displayedPriceLines({ breaks: [], hidden: true, lineMinCents: usdCents(2_500), lineMaxCents: null }),
    ).toEqual([]);
  });

  test('have exactly one row for every quantity, with the price of the line', () => {
    fc.assert(
      fc.property(priceLists, fc.integer({ min: 1, max: 2_000 }), (list, quantity) => {
        const lines = displayedPriceLines(list);
        const holding = lines.filter((line) => line.from <= quantity && (line.to === null || quantity <= line.to));
        expect(holding).toHaveLength(1);
        const row = activePriceLine(lines, quantity);
        expect(row).toBe(holding[0]);
        const line = priceLine(list, quantity);
        expect(row?.is_line_max).toBe(typeof line.price !== 'number');
        if (row && row.id !== 'line-min') expect(row.fixedPriceE5).toBe(line.unitPriceE5);
        if (row && typeof line.price === 'number') expect(priceLine(list, row.from).price).toBe(row.totalCents);
      }),
    );
  });

  test('have unique ids', () => {
    fc.assert(
      fc.property(priceLists, (list) => {
        const ids = displayedPriceLines(list).map((line) => line.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

test('every part has a line minimum, which defaults without a price', () => {
  expect(lineMinimumText({ lineMinCents: usdCents(104_000) })).toBe('Line minimum $1,040.00');
  expect(lineMinimumText(null)).toBe('Line minimum $25.00');
});
