import { hasCell } from '../bits/bit-matrix.ts';
import { bitsOf, lowestBit, setBit, wordsInUse } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import { lazilySorted } from '../search/select-smallest.ts';
import { STOCK_CLASSES, type StockClass } from './points.ts';

/**
 * Distances for a query, in thousandths of a point. A part's distance is the sum of those of its compound, its size and
 * its stock.
 */
export interface Distances {
  /** The compounds that may be shown. */
  readonly held: Uint32Array;
  readonly byCompound: (compound: number) => number;
  /** null: every size is as requested. */
  readonly bySize: Float64Array | null;
  readonly byStock: Readonly<Record<StockClass, number>>;
}

export interface NearCell {
  readonly cell: number;
  readonly distance: number;
}

/** Sizes in the order in which they are tried: exact ones as one bit row, the others one by one. */
interface SizeWalk {
  readonly asked: Uint32Array;
  /** Positions of its nonzero words. */
  readonly words: readonly number[];
  readonly others: number;
  /** Index among the others → distance × number of sizes + size. */
  readonly keyAt: (place: number) => number;
}

const sizeWalk = ({ allSizes, sizeWords }: Catalog, bySize: Float64Array | null): SizeWalk => {
  if (bySize === null) return { asked: allSizes, words: wordsInUse(allSizes), others: 0, keyAt: () => 0 };
  const asked = new Uint32Array(sizeWords);
  const keys = new Float64Array(bySize.length);
  let others = 0;
  for (let size = 0; size < bySize.length; size++) {
    const far = bySize[size] as number;
    if (far === 0) setBit(asked, size);
    else keys[others++] = far * bySize.length + size;
  }
  return { asked, words: wordsInUse(asked), others, keyAt: lazilySorted(keys.subarray(0, others)) };
};

/** Returns a word of the rows by compound for the parts of one stock class. */
const wordOf = ({ rows: { scopes } }: Catalog, stock: StockClass, word: number): number => {
  if (stock !== 'none') return scopes[stock].byCompound.bits[word] as number;
  return (scopes.all.byCompound.bits[word] as number) & ~(scopes.available.byCompound.bits[word] as number);
};

const byDistance = (a: NearCell, b: NearCell): number => a.distance - b.distance || a.cell - b.cell;

/** Returns the first parts of a compound in the requested sizes, ordered by distance of their stock. */
const cellsAsAsked = (
  catalog: Catalog,
  { asked, words }: SizeWalk,
  { compound, far }: Placed,
  { byStock }: Distances,
  most: number,
): NearCell[] => {
  const found: NearCell[] = [];
  for (const stock of STOCK_CLASSES.toSorted((a, b) => byStock[a] - byStock[b])) {
    for (const word of words) {
      if (found.length === most) return found;
      let rest = wordOf(catalog, stock, compound * catalog.sizeWords + word) & (asked[word] as number);
      for (; rest !== 0 && found.length < most; rest &= rest - 1) {
        const cell = compound * catalog.stride + word * 32 + lowestBit(rest);
        found.push({ cell, distance: far + byStock[stock] });
      }
    }
  }
  return found;
};

const stockAt = ({ rows: { scopes } }: Catalog, cell: number): StockClass =>
  hasCell(scopes.own.byCompound, cell) ? 'own' : hasCell(scopes.offsite.byCompound, cell) ? 'offsite' : 'none';

/** A compound and its distance. */
interface Placed {
  readonly compound: number;
  readonly far: number;
}

/**
 * Returns the nearest parts of one compound that are nearer than `limit`. A size's distance is a lower bound for its
 * parts.
 */
const cellsOf = (
  catalog: Catalog,
  walk: SizeWalk,
  placed: Placed,
  distances: Distances,
  most: number,
  limit: number,
): readonly NearCell[] => {
  if (most === 0) return [];
  const { present } = catalog.rows;
  const count = catalog.sizes.length;
  let found = cellsAsAsked(catalog, walk, placed, distances, most);
  let worst = found.length === most ? (found[most - 1] as NearCell).distance : Number.POSITIVE_INFINITY;
  for (let place = 0; place < walk.others; place++) {
    const key = walk.keyAt(place);
    const away = Math.floor(key / count);
    const least = placed.far + away;
    if (least >= limit || least > worst) break;
    const cell = placed.compound * catalog.stride + key - away * count;
    if (!hasCell(present, cell)) continue;
    const distance = least + distances.byStock[stockAt(catalog, cell)];
    if (distance > worst) continue;
    found = [...found, { cell, distance }].sort(byDistance).slice(0, most);
    if (found.length === most) worst = (found[most - 1] as NearCell).distance;
  }
  return found;
};

/** Returns the compounds that may be shown, nearest first, with equally near ones in default order. */
const placedCompounds = ({ compounds }: Catalog, { held, byCompound }: Distances): readonly Placed[] => {
  const count = compounds.length;
  const allowed = bitsOf(held);
  const keys = new Float64Array(allowed.length);
  for (let at = 0; at < keys.length; at++) {
    const compound = allowed[at] as number;
    keys[at] = byCompound(compound) * count + compound;
  }
  keys.sort();
  const placed: Placed[] = [];
  for (const key of keys) {
    const far = Math.floor(key / count);
    placed.push({ compound: key - far * count, far });
  }
  return placed;
};

interface Search {
  readonly walk: SizeWalk;
  readonly count: number;
  /** Returns the maximum number of listed parts of a compound. */
  readonly mostOf: (compound: number) => number;
}

/** Tries compounds in order of distance until no further one can have a nearer part than those found. */
const walkCompounds = (
  catalog: Catalog,
  compounds: readonly Placed[],
  distances: Distances,
  { walk, count, mostOf }: Search,
): readonly NearCell[] => {
  let found: readonly NearCell[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (const placed of compounds) {
    if (placed.far >= limit) break;
    const most = mostOf(placed.compound);
    const cells = cellsOf(catalog, walk, placed, distances, most, limit).filter(({ distance }) => distance < limit);
    if (cells.length === 0) continue;
    // The stable sort keeps earlier parts before equally near later ones.
    found = [...found, ...cells].sort((a, b) => a.distance - b.distance).slice(0, count);
    if (found.length === count) limit = (found[count - 1] as NearCell).distance;
  }
  return found;
};

/**
 * Returns the nearest parts, nearest first. Parts in a requested size come before parts in any other size, equal ones
 * are ordered by the distance of their compound, then in default order.
 *
 * @param most maximum parts per compound
 */
export const nearestCells = (
  catalog: Catalog,
  distances: Distances,
  count: number,
  most: number,
): readonly NearCell[] => {
  const walk = sizeWalk(catalog, distances.bySize);
  const compounds = placedCompounds(catalog, distances);
  const asked = walkCompounds(catalog, compounds, distances, {
    walk: { ...walk, others: 0 },
    count,
    mostOf: () => most,
  });
  if (asked.length === count || walk.others === 0) return asked;
  const used = new Map<number, number>();
  for (const { cell } of asked) {
    const compound = Math.floor(cell / catalog.stride);
    used.set(compound, (used.get(compound) ?? 0) + 1);
  }
  const others = walkCompounds(catalog, compounds, distances, {
    walk: { ...walk, words: [] },
    count: count - asked.length,
    mostOf: (compound) => most - (used.get(compound) ?? 0),
  });
  return [...asked, ...others];
};
