import type { Range } from '../../../kit/units.ts';
import { bitsOf, countBits, forBits, testBit, unite } from '../bits/bits.ts';
import type { Catalog, CatalogLists } from '../index/catalog.ts';
import type { CatalogQuery } from '../query.ts';
import type { Match } from './match-parts.ts';
import { lazilySorted } from './select-smallest.ts';

/** Lengths are compared in nanometers, so that equal deviations above and below compare as equal. */
const PER_MM = 1e6;

const targetOf = ({ low, high }: Range): number | null =>
  low === null || high === null ? (low ?? high) : (low + high) / 2;

/** Sizes, with equally fit ones in default order. */
export type SizeList = readonly number[] | Uint16Array;

/** Returns whether a query ranks sizes by fit. */
export const ranksSizes = ({ namedSizes }: Match, { idMm, csMm }: CatalogQuery): boolean =>
  namedSizes.length > 0 || targetOf(idMm) !== null || targetOf(csMm) !== null;

const farFrom = (lengths: Float64Array, target: number | null, size: number): number =>
  target === null ? 0 : Math.abs((lengths[size] as number) - target);

/** Returns the distance of a size from the requested lengths in nanometers, or null without requested lengths. */
export const distanceFrom = (
  { idMm, csMm }: Pick<CatalogLists, 'idMm' | 'csMm'>,
  query: CatalogQuery,
): ((size: number) => number) | null => {
  const id = targetOf(query.idMm);
  const cs = targetOf(query.csMm);
  if (id === null && cs === null) return null;
  return (size) => Math.round((farFrom(idMm, id, size) + farFrom(csMm, cs, size)) * PER_MM);
};

/** Returns how many of the words that name sizes exactly do not name this size. */
export const missedNames = (namedSizes: readonly Uint32Array[], size: number): number =>
  namedSizes.reduce((count, row) => count + Number(!testBit(row, size)), 0);

/** Generates groups of sizes that are equally near to the requested lengths, nearest first. */
function* byDistance(catalog: Catalog, sizes: SizeList, query: CatalogQuery): Generator<SizeList> {
  const distanceOf = distanceFrom(catalog, query);
  if (distanceOf === null) {
    yield sizes;
    return;
  }
  const keys = new Float64Array(sizes.length);
  for (let at = 0; at < keys.length; at++) {
    keys[at] = distanceOf(sizes[at] as number) * keys.length + at;
  }
  const keyAt = lazilySorted(keys);
  for (let at = 0; at < keys.length; ) {
    const far = Math.floor(keyAt(at) / sizes.length);
    const near: number[] = [];
    for (; at < keys.length; at++) {
      const place = keyAt(at) - far * sizes.length;
      if (place >= sizes.length) break;
      near.push(sizes[place] as number);
    }
    yield near;
  }
}

/** Groups sizes by how many of the words that name sizes exactly do not name them, fewest first. */
const byMissedNames = (sizes: SizeList, namedSizes: readonly Uint32Array[]): readonly SizeList[] => {
  if (namedSizes.length === 0) return [sizes];
  const missed = Array.from({ length: namedSizes.length + 1 }, (): number[] => []);
  for (const size of sizes) {
    missed[missedNames(namedSizes, size)]?.push(size);
  }
  return missed.filter(({ length }) => length > 0);
};

/** Maximum number of compounds for which the sizes with parts are looked up first. */
const FEW = 32;

/** Returns the sizes in which a match may have parts. */
const sizesAsked = (catalog: Catalog, { groups, scope }: Match): SizeList => {
  const { sizeWords } = catalog;
  const { bits } = catalog.rows.scopes[scope].byCompound;
  const asked = new Uint32Array(sizeWords);
  for (const { compounds, sizes } of groups) {
    if (countBits(compounds) > FEW) unite(asked, sizes);
    else {
      forBits(compounds, (compound) => {
        const start = compound * sizeWords;
        for (let at = 0; at < sizeWords; at++) {
          asked[at] = (asked[at] as number) | ((sizes[at] as number) & (bits[start + at] as number));
        }
      });
    }
  }
  return countBits(asked) === catalog.sizes.length ? catalog.sizeOrders.size.asc : bitsOf(asked);
};

/**
 * Generates the sizes of a match in groups of equal fit in default order, best first: by the number of words that name
 * them exactly, then by distance from the requested lengths. Ranked lazily.
 */
export function* rankSizes(catalog: Catalog, match: Match, query: CatalogQuery): Generator<SizeList> {
  for (const sizes of byMissedNames(sizesAsked(catalog, match), match.namedSizes))
    yield* byDistance(catalog, sizes, query);
}
