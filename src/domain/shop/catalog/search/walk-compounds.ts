import { lowestBit, testBit } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { Match } from './match-parts.ts';

/** Returns cells `offset` to `offset + take` of a match in an order of compounds, by size within a compound. */
export const walkCompounds = (
  catalog: Catalog,
  match: Match,
  order: Uint16Array,
  offset: number,
  take: number,
): number[] => {
  const { sizeWords, stride } = catalog;
  const { bits } = catalog.rows.scopes[match.scope].byCompound;
  const cells: number[] = [];
  let skip = offset;
  for (const compound of order) {
    const count = match.counts[compound] as number;
    if (skip >= count) {
      skip -= count;
      continue;
    }
    const sizes = match.groups.find((group) => testBit(group.compounds, compound))?.sizes ?? catalog.allSizes;
    for (let word = 0; word < sizeWords; word++) {
      for (
        let rest = (bits[compound * sizeWords + word] as number) & (sizes[word] as number);
        rest !== 0;
        rest &= rest - 1
      ) {
        if (skip > 0) skip--;
        else cells.push(compound * stride + word * 32 + lowestBit(rest));
        if (cells.length === take) return cells;
      }
    }
  }
  return cells;
};
