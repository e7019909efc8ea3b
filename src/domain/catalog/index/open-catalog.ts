import { bitMatrix, rowTotal } from '../bits/bit-matrix.ts';
import { fullRow, subtract, transpose, unite, wordsFor } from '../bits/bits.ts';
import { keywordIndex } from '../keyword/keyword-index.ts';
import { GATHER_LIMIT } from '../search/gather-by-price.ts';
import { readSnapshot } from '../snapshot/read-snapshot.ts';
import type { Catalog } from './catalog.ts';
import { compoundOrders } from './compound-orders.ts';
import { facetIndex } from './facet-index.ts';
import { jsonFragments } from './json-fragments.ts';
import { nameIndex } from './name-index.ts';
import { colorCodes, shopCompounds } from './shop-compound.ts';
import { sizeOrders } from './size-orders.ts';

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
 * Opens a snapshot: its columns stay views into `bytes`, which must not be changed afterwards. What follows from them
 * (ranks, facet values, orders, keywords) is derived here once.
 *
 * @throws SnapshotError when the bytes are no whole, undamaged snapshot of this format
 */
export const openCatalog = (bytes: Uint8Array): Catalog => {
  const { version, counts, meta, section } = readSnapshot(bytes);
  const { sizes, compounds, modifiers, exceptions } = meta;
  const sizeWords = wordsFor(sizes.length);
  const present = bitMatrix(section('present'));
  const own = bitMatrix(section('own'));
  const vendor = bitMatrix(section('vendor'));
  const stock = bitMatrix(union(own.bits, vendor.bits));
  const presentBySize = section('presentBySize');
  const stockBySize = section('stockBySize');
  const ownBySize = transpose(own.bits, compounds.length, sizes.length);
  const facets = facetIndex(compounds, modifiers, (compound) => rowTotal(present, compound, sizeWords));
  const shown = shopCompounds(compounds, modifiers);
  const colors = colorCodes(modifiers);
  return {
    version,
    optionNames: '',
    parts: counts.parts,
    sizes,
    compounds,
    modifiers,
    stride: sizeWords * 32,
    sizeWords,
    compoundWords: wordsFor(compounds.length),
    columns: {
      ids: section('ids'),
      prices: section('prices'),
      onHand: section('onHand'),
      vendorQuantity: section('vendorQuantity'),
    },
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
    sizeOrders: sizeOrders(sizes),
    compoundOrders: compoundOrders(compounds, modifiers),
    facets,
    keywords: keywordIndex(
      compounds,
      sizes,
      modifiers,
      exceptions.map(([, , name]) => name),
    ),
    exceptions,
    names: nameIndex(compounds, sizes, exceptions, sizeWords * 32),
    allSizes: fullRow(sizes.length),
    allCompounds: fullRow(compounds.length),
    idMm: Float64Array.from(sizes, ({ idMm }) => idMm),
    csMm: Float64Array.from(sizes, ({ csMm }) => csMm),
    shopCompounds: shown,
    colorCodes: colors,
    json: jsonFragments({ sizes, compounds, shopCompounds: shown, facets, colorCodes: colors }),
    scratch: {
      cells: new Uint32Array(compounds.length * sizeWords),
      keys: new Float64Array(GATHER_LIMIT),
    },
  };
};
