import { fullRow, setBit, wordCount } from '../bits/bits.ts';
import { keywordIndex } from '../keyword/keyword-index.ts';
import type { Compound, Modifier } from '../model.ts';
import type { SnapshotMeta } from '../snapshot/snapshot-meta.ts';
import type { CatalogLists } from './catalog.ts';
import { compoundOrders } from './compound-orders.ts';
import { facetIndex } from './facet-index.ts';
import { isRigid } from './family-order.ts';
import { nameIndex } from './name-index.ts';
import { colorCodes, shopCompounds } from './shop-compound.ts';
import { sizeOrders } from './size-orders.ts';

const rigidRow = (compounds: readonly Compound[], modifiers: readonly Modifier[]): Uint32Array => {
  const row = new Uint32Array(wordCount(compounds.length));
  compounds.forEach((compound, at) => {
    if (isRigid(compound, modifiers)) setBit(row, at);
  });
  return row;
};

/**
 * Returns everything that is derived from a catalog's lists alone: facet values, orders, keywords, names.
 *
 * @param meta the lists, in default order
 * @param partsOf number of parts of each compound
 */
export const createCatalogLists = (
  { sizes, compounds, modifiers, exceptions }: SnapshotMeta,
  partsOf: (compound: number) => number,
): CatalogLists => {
  const sizeWords = wordCount(sizes.length);
  return {
    sizes,
    compounds,
    modifiers,
    stride: sizeWords * 32,
    sizeWords,
    compoundWords: wordCount(compounds.length),
    sizeOrders: sizeOrders(sizes),
    compoundOrders: compoundOrders(compounds, modifiers),
    facets: facetIndex(compounds, modifiers, partsOf),
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
    rigidCompounds: rigidRow(compounds, modifiers),
    idMm: Float64Array.from(sizes, ({ idMm }) => idMm),
    csMm: Float64Array.from(sizes, ({ csMm }) => csMm),
    shopCompounds: shopCompounds(compounds, modifiers),
    colorCodes: colorCodes(modifiers),
  };
};
