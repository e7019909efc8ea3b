import { foldZeros, normalizeText, splitKeyword } from '../../../kit/text/search-words.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { hasCell } from '../bits/bit-matrix.ts';
import type { Catalog } from '../index/catalog.ts';
import { sizeTerms } from '../keyword/terms.ts';
import { withPrefix, withTerm } from '../keyword/vocabulary.ts';
import type { Part } from '../model.ts';
import { nameAt, partAt } from './part-at.ts';
import { cellNamed } from './parts.ts';

/** Longer than any part name. */
const LONGEST_NAME = 60;

const plainName = (text: string): string => foldZeros(splitKeyword(normalizeText(text)).join(''));

/**
 * Returns the parts that a whole part number may mean: the exact name, or else spellings without hyphens, with spaces,
 * with O for 0, or without the letters before its number. Never a part whose name only begins with it. At most `most`,
 * in index order.
 *
 * @example partsWritten(catalog, 'fk75o2 214', 3).map(({ name }) => name) // ['FK7502-214']
 */
export const partsWritten = (catalog: Catalog, text: string, most: number): readonly Part[] => {
  if (text.length > LONGEST_NAME) return [];
  const exact = cellNamed(catalog, text);
  if (exact !== -1) return [partAt(catalog, exact)];
  const plain = plainName(text);
  const { heads, sizes, names } = catalog.keywords.folded;
  const cells = new Set<number>();
  for (let length = 1; length < plain.length; length++) {
    const compounds = withTerm(heads, plain.slice(0, length));
    if (compounds.length === 0) continue;
    const code = plain.slice(length);
    const called = withPrefix(sizes, code).filter((size) =>
      sizeTerms(catalog.sizes[size] as Size).some((term) => foldZeros(term) === code),
    );
    for (const compound of compounds) {
      for (const size of called) {
        const cell = compound * catalog.stride + size;
        if (hasCell(catalog.rows.present, cell) && !catalog.names.namesByCell.has(cell)) cells.add(cell);
      }
    }
  }
  for (const at of plain === '' ? [] : withPrefix(names, plain)) {
    const { [at]: exception } = catalog.exceptions;
    if (!exception) continue;
    const cell = exception[0] * catalog.stride + exception[1];
    if (plainName(nameAt(catalog, cell)) === plain) cells.add(cell);
  }
  return [...cells]
    .sort((a, b) => a - b)
    .slice(0, most)
    .map((cell) => partAt(catalog, cell));
};
