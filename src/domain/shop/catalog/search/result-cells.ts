import { lowestBit, popcount } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { Match } from './match-parts.ts';

/**
 * Writes the cells of a match as bit rows into the catalog's scratch memory, so that a single bit test determines
 * whether a part is in the result.
 *
 * @param apart rows of parts to count separately
 * @returns how many cells of the match are in `apart`
 */
export const writeResultCells = (catalog: Catalog, match: Match, apart: Uint32Array): number => {
  const { sizeWords } = catalog;
  const { cells } = catalog.scratch;
  const { bits } = catalog.rows.scopes[match.scope].byCompound;
  let count = 0;
  cells.fill(0);
  for (const { compounds, sizes } of match.groups) {
    for (let word = 0; word < compounds.length; word++) {
      for (let rest = compounds[word] as number; rest !== 0; rest &= rest - 1) {
        const compound = word * 32 + lowestBit(rest);
        if (match.counts[compound] === 0) continue;
        const start = compound * sizeWords;
        for (let at = 0; at < sizeWords; at++) {
          const found = (bits[start + at] as number) & (sizes[at] as number);
          if (found === 0) continue;
          cells[start + at] = found;
          count += popcount(found & (apart[start + at] as number));
        }
      }
    }
  }
  return count;
};
