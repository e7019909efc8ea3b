import { expect, test } from 'vitest';
import { priceDisplay } from '../../../src/client/ui/listing/table/row-text.ts';

test.each([
  ['0.03425', '$0.03425'],
  ['1.12', '$1.12'],
  ['1042.5', '$1,042.50'],
  ['1234567.89', '$1,234,567.89'],
])('shows a starting price of %s as %s', (price, shown) => {
  expect(priceDisplay({ price })).toBe(shown);
});
