import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Catalog } from '../../../../../src/domain/shop/catalog/index/catalog.ts';
import type { ShopRow } from '../../../../../src/domain/shop/catalog/listing.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../../../../src/domain/shop/catalog/query.ts';
import { sizeParts } from '../../../../../src/domain/shop/catalog/rows/size-parts.ts';
import { searchCatalog } from '../../../../../src/domain/shop/catalog/search/search-catalog.ts';
import { sizesNamed } from '../../../../../src/domain/shop/catalog/search/size-mask.ts';
import { priceText } from '../../../../../src/domain/shop/pricing/price-text.ts';
import { indexed, randomCatalog } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';

/** Returns all parts that the store lists. */
const listed = (catalog: Catalog, query: Partial<CatalogQuery>): readonly ShopRow[] => {
  const rows: ShopRow[] = [];
  for (let page = 1; ; page++) {
    const answer = searchCatalog(catalog, { ...EMPTY_QUERY, ...query, limit: 100, page });
    rows.push(...(answer.items as readonly ShopRow[]));
    if (rows.length >= answer.totalItems) return rows;
  }
};

it("counts the store's parts of the size, in total and by material, and returns the first part of each", () => {
  fc.assert(
    fc.property(randomCatalog, fc.nat(), (naive, seed) => {
      const catalog = indexed(naive);
      const size = seed % catalog.sizes.length;
      const parts = sizeParts(catalog, size);
      if (sizesNamed(catalog, parts.name).length > 1) return;
      const sizes = [parts.name];
      expect(parts.total).toBe(searchCatalog(catalog, { ...EMPTY_QUERY, sizes }).totalItems);
      expect(parts.inStock).toBe(searchCatalog(catalog, { ...EMPTY_QUERY, sizes, inStock: true }).totalItems);
      for (const { key, total, inStock, leastE5, first } of parts.materials) {
        const facets = { ...EMPTY_QUERY.facets, material: [key] };
        const rows = listed(catalog, { sizes, facets });
        expect([total, inStock]).toEqual([
          rows.length,
          rows.filter(({ canyonStock, vendorStock }) => canyonStock > 0 || vendorStock > 0).length,
        ]);
        const prices = rows.map(({ price }) => Number(price)).filter((price) => price > 0);
        expect(Number(priceText(leastE5))).toBe(prices.length === 0 ? 0 : Math.min(...prices));
        const level = (row: { readonly own: number; readonly vendor: number; readonly price: number }) =>
          (row.own > 0 ? 0 : row.vendor > 0 ? 1 : 2) * 1e6 + (row.price === 0 ? 1e5 : row.price);
        const best = Math.min(
          ...rows.map(({ canyonStock, vendorStock, price }) =>
            level({ own: canyonStock, vendor: vendorStock, price: Number(price) }),
          ),
        );
        const price = Number(priceText(first.priceE5));
        expect(level({ own: first.onHand, vendor: first.vendorQuantity, price })).toBe(best);
        expect(rows.map(({ name }) => name)).toContain(first.name);
      }
      const facet = searchCatalog(catalog, { ...EMPTY_QUERY, sizes }).facetList.material;
      const totals = parts.materials.map(({ key, total }) => [key, total]);
      expect(totals.toSorted()).toEqual(
        facet
          .filter(({ count }) => count > 0)
          .map(({ key, count }) => [key, count])
          .toSorted(),
      );
    }),
    { numRuns: 40 },
  );
});

it('returns the fields of a row for the part', () => {
  const catalog = indexed(SMALL_CATALOG);
  const [size = -1] = sizesNamed(catalog, 'AS568-214');
  const [fkm] = sizeParts(catalog, size).materials.filter(({ key }) => key === 'fkm');
  expect(fkm).toMatchObject({
    label: 'FKM',
    total: 1,
    first: { name: 'FK7502-214', durometer: 75, durometerScale: 'Shore A', color: 'Brown', colorCode: '#6b3a1e' },
  });
});

it('lists materials in the default order: common elastomers, then rare ones, plastics and metals', () => {
  const order = ['nbr', 'fkm', 'epdm', 'vmq', 'peek', 'copper'];
  fc.assert(
    fc.property(randomCatalog, fc.nat(), (naive, seed) => {
      const catalog = indexed(naive);
      const soleMaterial = naive.compounds.every(
        ({ modifiers }) => modifiers.filter((at) => naive.modifiers[at]?.type === 'material').length < 2,
      );
      fc.pre(soleMaterial);
      const places = sizeParts(catalog, seed % catalog.sizes.length).materials.map(({ key }) => order.indexOf(key));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
    { numRuns: 20 },
  );
});
