import type { Size } from '../../../reference/sizes/size.ts';
import { cellAtRank, hasCell } from '../bits/bit-matrix.ts';
import { bitsOf } from '../bits/bits.ts';
import type { Catalog, StoredParts } from '../index/catalog.ts';
import type { Part } from '../model.ts';
import { nameAt, partAt } from './part-at.ts';
import { rankOfId } from './rank-of-id.ts';

/** Returns the cell of the part with this name, in any case, or -1. */
export const cellNamed = (catalog: Pick<StoredParts, 'names' | 'stride' | 'rows'>, name: string): number => {
  const { compoundsByLabel, sizesByCode, cellsByName, namesByCell } = catalog.names;
  const lower = name.trim().toLowerCase();
  const exception = cellsByName.get(lower);
  if (exception !== undefined) return exception;
  for (let dash = lower.indexOf('-'); dash !== -1; dash = lower.indexOf('-', dash + 1)) {
    const sizes = sizesByCode.get(lower.slice(dash + 1));
    if (!sizes) continue;
    for (const compound of compoundsByLabel.get(lower.slice(0, dash)) ?? []) {
      for (const size of sizes) {
        const cell = compound * catalog.stride + size;
        if (hasCell(catalog.rows.present, cell) && !namesByCell.has(cell)) return cell;
      }
    }
  }
  return -1;
};

/**
 * Returns the part with this name, in any case, or null.
 *
 * @example findPart(catalog, 'fk7502-214')?.name // 'FK7502-214'
 */
export const findPart = (catalog: Catalog, name: string): Part | null => {
  const cell = cellNamed(catalog, name);
  return cell === -1 ? null : partAt(catalog, cell);
};

/** Returns the part with the backend's ID, or null. */
export const partById = (catalog: Catalog, id: number): Part | null => {
  const rank = rankOfId(catalog.columns.ids, id);
  return rank === -1 ? null : partAt(catalog, cellAtRank(catalog.rows.present, rank));
};

/**
 * Returns the parts of the same compound, size standard and cross-section with the nearest inside diameters, without
 * the part itself: at most `count`, sorted by inside diameter.
 */
export const nearbyParts = (catalog: Catalog, part: Part, count: number): readonly Part[] => {
  const { sizes, stride, sizeWords, rows } = catalog;
  const { standard, csMm, idMm } = part.sizeRecord;
  const row = rows.present.bits.subarray(part.compound * sizeWords, (part.compound + 1) * sizeWords);
  const distance = (size: number): number => Math.abs((sizes[size] as Size).idMm - idMm);
  return bitsOf(row)
    .filter((size) => size !== part.size && sizes[size]?.standard === standard && sizes[size]?.csMm === csMm)
    .sort((a, b) => distance(a) - distance(b) || a - b)
    .slice(0, count)
    .map((size) => partAt(catalog, part.compound * stride + size))
    .sort((a, b) => a.sizeRecord.idMm - b.sizeRecord.idMm || a.size - b.size);
};

/**
 * Generates the names of `count` parts starting at index `from`, in the order of the index (compound, then size), for
 * sitemaps.
 *
 * @example [...partNames(catalog, 0, 50_000)].length // 50000
 */
export function* partNames(catalog: Catalog, from: number, count: number): Generator<string> {
  const end = Math.min(from + count, catalog.parts);
  for (let rank = from; rank < end; rank++) yield nameAt(catalog, cellAtRank(catalog.rows.present, rank));
}
