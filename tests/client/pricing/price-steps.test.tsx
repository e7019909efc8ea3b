import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceSteps } from '../../../src/client/ui/pricing/breaks/price-steps.tsx';
import { displayedPriceLines } from '../../../src/domain/shop/pricing/price-lines.ts';
import { listOf, priceLists } from '../../domain/shop/pricing/price-list-arbitrary.ts';

const draw = (list: Parameters<typeof displayedPriceLines>[0], quantity: number | null): string =>
  renderToStaticMarkup(<PriceSteps lines={displayedPriceLines(list)} quantity={quantity} />);

/** Positions of lines, labels and texts, those of the marker included, which is drawn around its own origin. */
const positions = (svg: string): number[] => {
  const [scale = '', marker = ''] = svg.split('<g class="price-steps-marker"');
  const shift = Number(/translateX\(([-\d.]+)px\)/.exec(marker)?.[1] ?? 0);
  const numbers = (part: string) => [...part.matchAll(/ x[12]?="([-\d.]+)"/g)].map(([, x]) => Number(x));
  return [...numbers(scale), ...numbers(marker).map((x) => x + shift)];
};

test('has a text alternative with its values, and marks the quantity with its unit price', () => {
  const list = listOf(
    [
      [1, 1.12],
      [50, 0.94],
    ],
    { lineMaxCents: 50_000 },
  );
  expect(draw(list, 60)).toContain('Unit price by quantity: $1.12 from 23, $0.94 from 50 pieces.');
  expect(draw(list, 60)).toContain('60 × $0.94');
  expect(draw(list, null)).not.toContain('class="drawing-arrow"');
  expect(draw(list, 600)).not.toContain('class="drawing-arrow"');
});

test('marks a quantity below the line minimum with its total, never with a unit price', () => {
  const list = listOf([
    [1, 1.12],
    [50, 0.4],
  ]);
  expect(draw(list, 5)).toContain('line minimum $25.00');
  expect(draw(list, 5)).not.toContain('5 ×');
  expect(draw(list, 5)).not.toContain('<circle');
  expect(draw(list, 23)).toContain('23 × $1.12');
  expect(draw(list, 60)).toContain('line minimum $25.00');
  expect(draw(list, 63)).toContain('63 × $0.40');
});

test('draws any price list within its frame', () => {
  fc.assert(
    fc.property(priceLists, fc.option(fc.integer({ min: 1, max: 9_999_999 })), (list, quantity) => {
      const svg = draw(list, quantity);
      expect(svg).not.toMatch(/NaN|Infinity/);
      for (const x of positions(svg)) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(x).toBeLessThanOrEqual(460.01);
      }
    }),
  );
});

test('the label of the marker starts right of the prices on the axis', () => {
  const html = draw(
    listOf([
      [1, 1.12],
      [50, 0.4],
    ]),
    5,
  );
  expect(positions(html.slice(html.indexOf('<g class="price-steps-marker"')))).toContain(52);
});
