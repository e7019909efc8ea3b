import { patternName } from '../catalog/rows/part-name.ts';
import { type CatalogTables, NOT_MADE } from '../catalog-files/catalog-tables.ts';

/** Finds parts of a catalog by number. */
export interface PartFinder {
  /** Returns the cell of the part, or -1. Upper and lower case are the same. */
  find(number: string): number;
  numberOf(cell: number): string;
  /** Returns the number of a part that a misspelled number probably means, or `null`. */
  suggest(number: string): string | null;
}

/** Letters that people read as digits, and keyboards and scanners confuse. */
const CONFUSED: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' };
const asDigits = (text: string): string => text.replace(/[OILSBZ]/g, (letter) => CONFUSED[letter] ?? letter);

/** Returns possible spellings of a number, the closest first. */
const spellings = (number: string): string[] => {
  const plain = number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212_/]/g, '-')
    .replace(/\s+/g, '');
  const dash = plain.indexOf('-');
  const [head, tail] = dash === -1 ? [plain, ''] : [plain.slice(0, dash), plain.slice(dash + 1)];
  // Codes begin with two letters, one or none.
  const heads = [...new Set([head, ...[2, 1, 0].map((kept) => head.slice(0, kept) + asDigits(head.slice(kept)))])];
  const tails = [...new Set([tail, asDigits(tail), tail.padStart(3, '0'), asDigits(tail).padStart(3, '0')])];
  const joined = heads.flatMap((one) => tails.map((other) => `${one}-${other}`));
  const split =
    dash === -1 ? [...plain].flatMap((_, at) => (at > 1 ? `${plain.slice(0, at)}-${plain.slice(at)}` : [])) : [];
  const spaced = number.trim().toUpperCase().replace(/\s+/g, '-');
  return [plain, spaced, ...joined, ...split];
};

export const partFinder = ({ compounds, sizes, offers, partNumbers }: CatalogTables): PartFinder => {
  const compoundAt = new Map(compounds.map(({ label }, at) => [label.toLowerCase(), at]));
  const sizesByCode = Map.groupBy(sizes.keys(), (at) => sizes[at]?.code.toLowerCase() ?? '');
  const cellOfNumber = new Map([...partNumbers].map(([cell, number]) => [number.toLowerCase(), cell]));

  const find = (number: string): number => {
    const text = number.toLowerCase();
    const own = cellOfNumber.get(text);
    if (own !== undefined && offers[own] !== NOT_MADE) return own;
    for (let dash = text.indexOf('-'); dash !== -1; dash = text.indexOf('-', dash + 1)) {
      const compound = compoundAt.get(text.slice(0, dash));
      if (compound === undefined) continue;
      for (const size of sizesByCode.get(text.slice(dash + 1)) ?? []) {
        const cell = compound * sizes.length + size;
        if (offers[cell] !== NOT_MADE && !partNumbers.has(cell)) return cell;
      }
    }
    return -1;
  };
  const numberOf = (cell: number): string => {
    const compound = compounds[Math.floor(cell / sizes.length)];
    const size = sizes[cell % sizes.length];
    return partNumbers.get(cell) ?? (compound && size ? patternName(compound, size) : '');
  };
  return {
    find,
    numberOf,
    suggest(number) {
      if (number.length > 60) return null;
      for (const spelling of spellings(number)) {
        const cell = find(spelling);
        if (cell !== -1) return numberOf(cell);
      }
      return null;
    },
  };
};
