import { standardTitle } from '../../reference/sizes/size-standard.ts';
import { LONGEST_PART_NUMBER } from '../catalog/part-number.ts';
import { NO_LIST, NOT_MADE, sizeKey } from './catalog-tables.ts';
import { plainText } from './csv-text.ts';
import { type DraftCatalog, type DraftParts, MAX_COMBINATIONS, MAX_SIZES } from './draft-catalog.ts';
import { type RowCells, shownCell } from './row-cells.ts';
import { compoundOf, type RowReader, referred, standardOf } from './row-references.ts';
import { LIST_SEPARATOR } from './written-rows.ts';

/** Maximum of a number of pieces in a catalog file. */
export const MOST_PIECES = 1_000_000_000;
/** Rows of vendor stock per part: their IDs are part × 8 + row. */
const MAX_VENDOR_ROWS = 8;

const partsOf = (cells: RowCells, draft: DraftCatalog): DraftParts | null => {
  const parts = draft.parts();
  if (!parts) {
    const [compounds, sizes] = [draft.compounds.length, draft.sizes.length];
    const fix = `The shop holds ${MAX_SIZES} sizes and ${MAX_COMBINATIONS} combinations. Remove unused ones.`;
    cells.refuse('compound', `The catalog has ${compounds} compounds × ${sizes} sizes.`, fix);
  }
  return parts;
};

/** Returns the cell of the part that a row names, or -1. */
const cellOf = (cells: RowCells, draft: DraftCatalog): number => {
  const compound = compoundOf(cells, draft);
  const code = plainText(cells.raw('size'));
  const key = sizeKey({ standard: standardOf(cells), code: code.toLowerCase() });
  const size = cells.isGood() ? referred(cells, draft.sizeAt, 'size', key, 'sizes.csv') : -1;
  const parts = cells.isGood() ? partsOf(cells, draft) : null;
  if (!parts) return -1;
  const cell = compound * draft.sizes.length + size;
  if (parts.offers[cell] !== NOT_MADE) return cell;
  cells.refuse(
    'size',
    `The compound is not made in ${shownCell(code)}.`,
    'Add the part to offers.csv, or remove the row.',
  );
  return -1;
};

export const readOffer: RowReader = (cells, draft) => {
  const compound = compoundOf(cells, draft);
  const standard = standardOf(cells);
  const name = plainText(cells.raw('price_list'));
  const list = name === '' ? NO_LIST : referred(cells, draft.priceListAt, 'price_list', name, 'price-lists.csv') + 1;
  const written = plainText(cells.raw('sizes'));
  if (written === '') cells.refuse('sizes', 'The row has no sizes.', 'Name sizes, * for all, or remove the row.');
  const parts = cells.isGood() ? partsOf(cells, draft) : null;
  if (!parts) return;
  const make = (size: number): void => {
    const cell = compound * draft.sizes.length + size;
    if (parts.offers[cell] === NOT_MADE) parts.offers[cell] = list;
    else
      cells.refuse(
        'sizes',
        `${shownCell(draft.sizes[size]?.code ?? '')} of the compound is there already.`,
        'Name each part once.',
      );
  };
  if (written === '*') {
    for (const [at, size] of draft.sizes.entries()) if (size.standard === standard) make(at);
    return;
  }
  for (const piece of written.split(LIST_SEPARATOR)) {
    const code = piece.trim();
    if (code === '') continue;
    const at = draft.sizeAt.get(sizeKey({ standard, code: code.toLowerCase() }));
    if (at === undefined) {
      const what = `${standardTitle(standard)} ${shownCell(code)} is not in sizes.csv.`;
      cells.refuse('sizes', what, 'Add it there, or correct the code.');
    } else make(at);
  }
};

export const readPartNumber: RowReader = (cells, draft) => {
  const number = cells.code('part_number', LONGEST_PART_NUMBER);
  const cell = cells.isGood() ? cellOf(cells, draft) : -1;
  if (!cells.isGood()) return;
  if (draft.partNumbers.has(cell)) cells.refuse('size', 'The part has a number already.', 'Remove one of the rows.');
  else if (draft.partNumberAt.has(number.toLowerCase()))
    cells.refuse(
      'part_number',
      `${shownCell(number)} is the number of another part.`,
      'Give each part its own number.',
    );
  else {
    draft.partNumbers.set(cell, number);
    draft.partNumberRows.set(cell, cells.row);
    draft.partNumberAt.set(number.toLowerCase(), cell);
  }
};

export const readStock: RowReader = (cells, draft) => {
  const cell = cellOf(cells, draft);
  const pieces = cells.whole('on_hand_pcs', 0, MOST_PIECES);
  const parts = draft.parts();
  if (!cells.isGood() || !parts) return;
  if (parts.stock[cell] !== 0) cells.refuse('size', 'The part has stock already.', 'Add up the rows of one part.');
  else parts.stock[cell] = pieces ?? 0;
};

export const readVendorStock: RowReader = (cells, draft) => {
  const cell = cellOf(cells, draft);
  const name = plainText(cells.raw('vendor'));
  const vendor = name === '' ? -1 : referred(cells, draft.vendorAt, 'vendor', name, 'vendors.csv');
  const quantity = cells.whole('quantity_pcs', 0, MOST_PIECES);
  const isHidden = cells.flag('hidden', false);
  if (!cells.isGood()) return;
  const rows = draft.vendorRows();
  if (rows[cell] === MAX_VENDOR_ROWS)
    cells.refuse('size', `The part has more than ${MAX_VENDOR_ROWS} rows.`, 'Add up rows of one vendor.');
  else {
    rows[cell] = (rows[cell] ?? 0) + 1;
    draft.vendorStock.add(cell, vendor, quantity ?? -1, isHidden);
  }
};
