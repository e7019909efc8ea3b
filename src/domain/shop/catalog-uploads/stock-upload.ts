import { grouped } from '../../kit/text/counted.ts';
import { SIZE_STANDARDS, standardTitle } from '../../reference/sizes/size-standard.ts';
import { NOT_MADE, sizeKey } from '../catalog-files/catalog-tables.ts';
import { plainText } from '../catalog-files/csv-text.ts';
import { MOST_PIECES } from '../catalog-files/part-row-readers.ts';
import { rowCells } from '../catalog-files/row-cells.ts';
import { partFinder } from './part-finder.ts';
import { plainNumber } from './upload-fixes.ts';
import type { UploadContext, UploadReader } from './upload-reader.ts';

/** Reads stock by part number, or by compound, standard and size as `stock.csv` has them. */
export const stockUpload = ({ base, columns, isWhole, problems, changes }: UploadContext): UploadReader => {
  const finder = partFinder(base);
  const stock = base.stock.slice();
  const rowOf = new Int32Array(base.offers.length);
  const hasNumbers = columns.includes('part_number');
  const compoundAt = new Map(base.compounds.map(({ label }, at) => [label.toLowerCase(), at]));
  const sizeAt = new Map(base.sizes.map((size, at) => [sizeKey(size).toLowerCase(), at]));
  const standardOf = new Map(SIZE_STANDARDS.map((standard) => [standardTitle(standard).toLowerCase(), standard]));
  let skippedRows = 0;

  const nameOf = (): string =>
    hasNumbers ? cells.raw('part_number') : `${cells.raw('compound')} ${cells.raw('standard')} ${cells.raw('size')}`;
  const cells = rowCells(columns, (row, column, what, fix) => {
    const value = column === null ? '' : cells.raw(column);
    const number = plainNumber(value)?.replace(/\.0+$/, '') ?? null;
    const isNotation = column === 'on_hand_pcs' && number !== null && number !== value && !number.includes('.');
    problems.add({
      row,
      column: column ?? '',
      value,
      name: nameOf(),
      detail: '',
      what: isNotation ? `${value} is not written as a whole number.` : what,
      fix,
      suggestion: isNotation ? { kind: 'notation', column, to: number } : null,
    });
  });

  const namedCell = (row: number): number => {
    if (!hasNumbers) {
      const compound = compoundAt.get(plainText(cells.raw('compound')).toLowerCase());
      const standard = standardOf.get(cells.raw('standard').toLowerCase());
      const code = plainText(cells.raw('size'));
      const size = standard === undefined ? undefined : sizeAt.get(sizeKey({ standard, code }).toLowerCase());
      const cell = compound === undefined || size === undefined ? -1 : compound * base.sizes.length + size;
      if (cell !== -1 && base.offers[cell] !== NOT_MADE) return cell;
      cells.refuse('size', 'No such part.', 'Add the part to offers.csv, or correct the row.');
      return -1;
    }
    const number = cells.required('part_number', 100);
    const cell = number === '' ? -1 : finder.find(number);
    if (cell !== -1 || number === '') return cell;
    const to = finder.suggest(number);
    problems.add({
      row,
      column: 'part_number',
      value: number,
      name: number,
      detail: '',
      what: 'No such part.',
      fix: to === null ? 'Add the part to offers.csv, or correct the number.' : `Did you mean ${to}?`,
      suggestion: to === null ? null : { kind: 'value', column: 'part_number', from: number, to },
    });
    return -1;
  };

  return {
    row(values, row) {
      cells.read(values, row);
      const cell = namedCell(row);
      const pieces = cells.whole('on_hand_pcs', 0, MOST_PIECES);
      if (pieces === null && cells.raw('on_hand_pcs') === '')
        cells.refuse('on_hand_pcs', 'There is no number of pieces.', 'Write 0 for a part without stock.');
      const earlier = rowOf[cell] ?? 0;
      if (earlier !== 0)
        cells.refuse('part_number', `Row ${earlier} has the part already.`, 'Add up the rows of one part.');
      if (cell !== -1) rowOf[cell] = row;
      if (cell === -1 || !cells.isGood() || pieces === null) {
        skippedRows++;
        // The rows of a part are applied together or not at all.
        if (cell !== -1) stock[cell] = base.stock[cell] ?? 0;
        return;
      }
      stock[cell] = pieces;
    },
    finish() {
      let parts = 0;
      for (const [cell, offer] of base.offers.entries()) {
        if (offer === NOT_MADE) continue;
        const row = rowOf[cell] ?? 0;
        if (row === 0 && isWhole) stock[cell] = 0;
        const [before, after] = [base.stock[cell] ?? 0, stock[cell] ?? 0];
        if (before === after) continue;
        parts++;
        changes.add({
          kind: before === 0 ? 'added' : after === 0 ? 'removed' : 'changed',
          row: row === 0 ? null : row,
          name: finder.numberOf(cell),
          detail: '',
          before: before === 0 ? '' : grouped(before),
          after: after === 0 ? '' : grouped(after),
          percent: null,
          note: row === 0 ? 'Row is missing from the file' : '',
          confirm: '',
        });
      }
      return { tables: { ...base, stock }, skippedRows, parts, isBlocked: false };
    },
  };
};
