import { bitMatrix, rowTotal } from '../bits/bit-matrix.ts';
import { subtract, transpose, unite, wordCount } from '../bits/bits.ts';
import { GATHER_LIMIT } from '../search/gather-by-price.ts';
import { readSnapshot } from '../snapshot/read-snapshot.ts';
import type { Catalog } from './catalog.ts';
import { createCatalogLists } from './catalog-lists.ts';
import { jsonFragments } from './json-fragments.ts';
import { partSections } from './open-parts.ts';

const union = (a: Uint32Array, b: Uint32Array): Uint32Array => {
  const row = a.slice();
  unite(row, b);
  return row;
};

const without = (a: Uint32Array, b: Uint32Array): Uint32Array => {
  const row = a.slice();
  subtract(row, b);
  return row;
};

/**
 * Opens a snapshot. Its columns remain views into `bytes`, which must not be changed afterwards. Derived data (ranks,
 * facet values, orders, keywords) is computed here once.
 *
 * @throws SnapshotError if the bytes are not a complete, undamaged snapshot of this format
 */
export const openCatalog = (bytes: Uint8Array): Catalog => {
  const { version, counts, meta, section } = readSnapshot(bytes);
  const sizeWords = wordCount(counts.sizes);
  const present = bitMatrix(section('present'));
  const own = bitMatrix(section('own'));
  const vendor = bitMatrix(section('vendor'));
  const stock = bitMatrix(union(own.bits, vendor.bits));
  const presentBySize = section('presentBySize');
  const stockBySize = section('stockBySize');
  const ownBySize = transpose(own.bits, counts.compounds, counts.sizes);
  const lists = createCatalogLists(meta, (compound) => rowTotal(present, compound, sizeWords));
  return {
    ...lists,
    version,
    optionNames: '',
    parts: counts.parts,
    ...partSections(section),
    rows: {
      present,
      own,
      vendor,
      unpriced: section('unpriced'),
      unpricedBySize: section('unpricedBySize'),
      scopes: {
        all: { byCompound: present, bySize: presentBySize },
        available: { byCompound: stock, bySize: stockBySize },
        own: { byCompound: own, bySize: ownBySize },
        offsite: {
          byCompound: bitMatrix(without(stock.bits, own.bits)),
          bySize: without(stockBySize, ownBySize),
        },
      },
      emptyBySize: without(presentBySize, stockBySize),
    },
    priceOrder: { order: section('priceOrder'), runs: section('priceRuns') },
    stockOrder: { order: section('stockOrder'), runs: section('stockRuns') },
    json: jsonFragments(lists),
    scratch: {
      cells: new Uint32Array(counts.compounds * sizeWords),
      keys: new Float64Array(GATHER_LIMIT),
    },
  };
};
