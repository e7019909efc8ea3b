import { SIZE_STANDARDS, type SizeStandard, standardTitle } from '../../reference/sizes/size-standard.ts';
import { plainText } from './csv-text.ts';
import type { DraftCatalog } from './draft-catalog.ts';
import { type RowCells, shownCell } from './row-cells.ts';

/** Reads a row into a draft, and refuses cells that it cannot use. */
export type RowReader = (cells: RowCells, draft: DraftCatalog) => void;

export const standardOf = (cells: RowCells): SizeStandard => {
  const title = cells.raw('standard').toLowerCase();
  const standard = SIZE_STANDARDS.find((each) => standardTitle(each).toLowerCase() === title);
  if (standard) return standard;
  const titles = SIZE_STANDARDS.map(standardTitle).join(', ');
  cells.refuse('standard', `${shownCell(title)} is not a standard of sizes.`, `Write one of ${titles}.`);
  return 'metric';
};

/** Returns the index of a name in another file, or -1. */
export const referred = (
  cells: RowCells,
  index: Map<string, number>,
  column: string,
  key: string,
  file: string,
): number => {
  const at = index.get(key) ?? -1;
  if (at === -1) {
    const fix = `Add it there, or correct the name.`;
    cells.refuse(column, `${shownCell(plainText(cells.raw(column)))} is not in ${file}.`, fix);
  }
  return at;
};

/** Returns the index of the compound that a row names, or -1. */
export const compoundOf = (cells: RowCells, draft: DraftCatalog): number =>
  referred(cells, draft.compoundAt, 'compound', plainText(cells.raw('compound')).toLowerCase(), 'compounds.csv');
