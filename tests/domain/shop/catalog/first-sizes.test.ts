import { expect, test } from 'vitest';
import { firstSizes } from '../../../../src/domain/shop/catalog/rows/first-sizes.ts';
import { indexed } from '../../../support/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const names = (sizes: readonly string[]) =>
  firstSizes(catalog, { sizes }).items.map(({ standard, code }) => `${standard} ${code}`);

test('without a size AS568 stands in the order of its table', () => {
  expect(names([])).toEqual(
    SMALL_CATALOG.sizes.filter(({ standard }) => standard === 'usa').map(({ code }) => `usa ${code}`),
  );
});

test('named sizes come first and once, the others of their standard after them', () => {
  const all = names([]);
  const last = all.at(-1) ?? '';
  expect(names([`AS568-${last.slice(4)}`, last.slice(4)])).toEqual([last, ...all.slice(0, -1)]);
});

test('the list is of the standard of the first size that is known', () => {
  const other = SMALL_CATALOG.sizes.find(({ standard }) => standard !== 'usa');
  const [first] = firstSizes(catalog, { sizes: ['no such size', other?.code ?? ''] }).items;
  expect(first).toMatchObject({ standard: other?.standard, code: other?.code });
});
