import { patternName } from '../catalog/rows/part-name.ts';
import { type CatalogTables, NOT_MADE } from './catalog-tables.ts';
import type { FileProblems } from './file-problems.ts';
import { shownCell } from './row-cells.ts';

/** Records part numbers of the pattern that two parts would have, and own numbers that equal one of them. */
export const checkPartNumbers = (
  { compounds, sizes, offers, partNumbers }: CatalogTables,
  rows: ReadonlyMap<number, number>,
  problems: FileProblems,
): void => {
  const compoundAt = new Map(compounds.map(({ label }, at) => [label.toLowerCase(), at]));
  const sizesByCode = Map.groupBy(sizes.keys(), (at) => sizes[at]?.code.toLowerCase() ?? '');

  /** Returns the parts that have this number by the pattern. */
  const cellsOf = (number: string): number[] => {
    const cells: number[] = [];
    for (let dash = number.indexOf('-'); dash !== -1; dash = number.indexOf('-', dash + 1)) {
      const compound = compoundAt.get(number.slice(0, dash));
      if (compound === undefined) continue;
      for (const size of sizesByCode.get(number.slice(dash + 1)) ?? []) {
        const cell = compound * sizes.length + size;
        if (offers[cell] !== NOT_MADE && !partNumbers.has(cell)) cells.push(cell);
      }
    }
    return cells;
  };

  const fix = 'Give one of them a different number in part-numbers.csv, or another code.';
  for (const [cell, number] of partNumbers) {
    if (cellsOf(number.toLowerCase()).length === 0) continue;
    const what = `${shownCell(number)} is also the number of a part without a row here.`;
    problems.add({ file: 'part-numbers.csv', row: rows.get(cell) ?? null, column: 'part_number', what, fix });
  }

  // Only a code that several standards have, or codes with a hyphen, can lead to one number twice.
  const isAmbiguous = ({ code }: { readonly code: string }): boolean =>
    code.includes('-') || (sizesByCode.get(code.toLowerCase())?.length ?? 0) > 1;
  for (const [at, size] of sizes.entries()) {
    if (!isAmbiguous(size)) continue;
    for (const [compound, entry] of compounds.entries()) {
      const cell = compound * sizes.length + at;
      const number = patternName(entry, size);
      if (offers[cell] === NOT_MADE || partNumbers.has(cell) || cellsOf(number.toLowerCase())[0] === cell) continue;
      const what = `Two parts would have the number ${shownCell(number)}.`;
      problems.add({ file: 'offers.csv', row: null, column: 'sizes', what, fix });
    }
  }
};
