import { expect, test } from 'vitest';
import { firstSizes } from '../../../../../src/domain/shop/catalog/rows/first-sizes.ts';
import { indexed } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const names = (sizes: readonly string[]) =>
  firstSizes(catalog, { sizes }).items.map(({ standard, code }) => `${standard} ${code}`);

test('lists AS568 in table order without a size', () => {
  expect(names([])).toEqual(
    SMALL_CATALOG.sizes.filter(({ standard }) => standard === 'usa').map(({ code }) => `usa ${code}`),
  );
});

test('lists named sizes first and once, then the others of their standard', () => {
  const all = names([]);
  const last = all.at(-1) ?? '';
  expect(names([`AS568-${last.slice(4)}`, last.slice(4)])).toEqual([last, ...all.slice(0, -1)]);
});

test('uses the standard of the first known size', () => {
  const other = SMALL_CATALOG.sizes.find(({ standard }) => standard !== 'usa');
  const [first] = firstSizes(catalog, { sizes: ['no such size', other?.code ?? ''] }).items;
  expect(first).toMatchObject({ standard: other?.standard, code: other?.code });
});
