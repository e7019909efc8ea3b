import { grouped } from '../../kit/text/counted.ts';
import {
  type CatalogTables,
  NO_LIST,
  NOT_MADE,
  type PriceBreakEntry,
  type PriceListEntry,
  usualStartE5,
} from '../catalog-files/catalog-tables.ts';
import { MOST_PIECES } from '../catalog-files/part-row-readers.ts';
import { rowCells } from '../catalog-files/row-cells.ts';
import { dollars } from '../catalog-files/written-rows.ts';
import { partFinder } from './part-finder.ts';
import { LARGEST_UNCONFIRMED_PERCENT } from './upload-changes.ts';
import { plainNumber } from './upload-fixes.ts';
import type { AppliedUpload, UploadContext, UploadReader } from './upload-reader.ts';

/** The database stores as many breaks per list. */
const MAX_BREAKS = 64;
const WAS_REQUEST = 'Was “Request Cost”; becomes priced';

/** A price of a part as a row of the file has it. */
interface ReadBreak {
  readonly quantity: number;
  readonly e5: number;
  readonly row: number;
}

const priceAt = (breaks: readonly PriceBreakEntry[], quantity: number): number | null =>
  breaks.findLast(([from]) => from <= quantity)?.[1] ?? null;

/** Returns the range of quantities of a break. @example quantityRange([[1, 5], [100, 4]], 0) // '1 to 99' */
const quantityRange = (breaks: readonly PriceBreakEntry[], at: number): string => {
  const [from] = breaks[at] ?? [0, 0];
  const next = breaks[at + 1]?.[0];
  if (next === undefined) return `${grouped(from)} or more`;
  return next - 1 === from ? grouped(from) : `${grouped(from)} to ${grouped(next - 1)}`;
};

/** Gives groups of parts with the same prices a list: the one they have, if no other part has it, or a new one. */
const listsOf = (base: CatalogTables, groups: ReadonlyMap<string, PriceGroup>): CatalogTables => {
  const partsOfList = new Uint32Array(base.priceLists.length);
  for (const offer of base.offers) if (offer > NO_LIST) partsOfList[offer - 1] = (partsOfList[offer - 1] ?? 0) + 1;
  const offers = base.offers.slice();
  const priceLists = [...base.priceLists];
  const names = new Set(priceLists.map(({ name }) => name));
  for (const { list, breaks, cells, name } of groups.values()) {
    const before = priceLists[list];
    const entry = (listName: string): PriceListEntry => ({
      name: listName,
      hidesPrices: false,
      startingE5: usualStartE5({ hidesPrices: false, breaks }),
      breaks,
    });
    if (before && partsOfList[list] === cells.length) {
      priceLists[list] = entry(before.name);
      continue;
    }
    let own = name;
    for (let count = 2; names.has(own); count++) own = `${name} (${count})`;
    names.add(own);
    priceLists.push(entry(own));
    for (const cell of cells) offers[cell] = priceLists.length;
  }
  return { ...base, offers, priceLists };
};

interface PriceGroup {
  /** Index of the list that the parts have; -1 without one. */
  readonly list: number;
  readonly breaks: readonly PriceBreakEntry[];
  readonly cells: number[];
  /** Name of a new list. */
  readonly name: string;
}

/** Reads prices by part number. The file replaces all prices of the parts that it names. */
export const priceUpload = ({ base, columns, isWhole, problems, changes }: UploadContext): UploadReader => {
  const finder = partFinder(base);
  /** Cell, quantity, price and row of each row without an error. */
  const read: { cells: number[]; quantities: number[]; prices: number[]; rows: number[] } = {
    cells: [],
    quantities: [],
    prices: [],
    rows: [],
  };
  const isNamed = new Uint8Array(base.offers.length);
  const hasError = new Uint8Array(base.offers.length);
  let skippedRows = 0;

  const hasQuantity = columns.includes('from_quantity_pcs');
  const cells = rowCells(columns, (row, column, what, fix) => {
    const value = column === null ? '' : cells.raw(column);
    const number = plainNumber(value);
    const isNotation = (column === 'unit_price_usd' || column === 'from_quantity_pcs') && number !== null;
    problems.add({
      row,
      column: column ?? '',
      value,
      name: cells.raw('part_number'),
      detail: cells.raw('from_quantity_pcs'),
      what: isNotation && number !== value ? `${value} is not written as a number.` : what,
      fix,
      suggestion: isNotation && number !== value ? { kind: 'notation', column, to: number } : null,
    });
  });

  const addProblem = (
    { cell, row, column }: { readonly cell: number; readonly row: number; readonly column: string },
    price: ReadBreak,
    what: string,
    fix: string,
  ): void =>
    problems.add({
      row,
      column,
      value: column === 'unit_price_usd' ? `$${dollars(price.e5)}` : String(price.quantity),
      name: finder.numberOf(cell),
      detail: grouped(price.quantity),
      what,
      fix,
      suggestion: null,
    });

  /** Returns whether the prices of a part can be used together. */
  const check = (cell: number, breaks: readonly ReadBreak[]): boolean => {
    let isGood = true;
    for (const [at, price] of breaks.entries()) {
      const before = breaks[at - 1];
      if (at === MAX_BREAKS) {
        addProblem(
          { cell, row: price.row, column: '' },
          price,
          `The part has more than ${MAX_BREAKS} prices.`,
          'Remove some.',
        );
        return false;
      }
      if (!before) continue;
      if (before.quantity === price.quantity) {
        const what = `Row ${before.row} has a price from ${grouped(price.quantity)} already.`;
        addProblem({ cell, row: price.row, column: 'from_quantity_pcs' }, price, what, 'Remove one of the rows.');
        isGood = false;
      } else if (before.e5 < price.e5) {
        const what = `Higher than the price at ${grouped(before.quantity)} ($${dollars(before.e5)}).`;
        addProblem(
          { cell, row: price.row, column: 'unit_price_usd' },
          price,
          what,
          'Prices must not rise with quantity.',
        );
        isGood = false;
      }
    }
    return isGood;
  };

  const addChanges = (
    cell: number,
    old: readonly PriceBreakEntry[],
    now: readonly PriceBreakEntry[],
    rows: readonly number[],
    wasRequest: boolean,
  ): boolean => {
    const name = finder.numberOf(cell);
    const before = new Map(old);
    let isChanged = wasRequest;
    for (const [at, [quantity, e5]] of now.entries()) {
      const same = before.get(quantity);
      before.delete(quantity);
      if (same === e5 && !wasRequest) continue;
      isChanged = true;
      const effective = same ?? priceAt(old, quantity);
      const percent = effective === null ? null : (e5 / effective - 1) * 100;
      const isLarge = percent !== null && Math.abs(percent) > LARGEST_UNCONFIRMED_PERCENT;
      changes.add({
        kind: same === undefined ? 'added' : 'changed',
        row: rows[at] ?? null,
        name,
        detail: quantityRange(now, at),
        before: same === undefined ? '' : `$${dollars(same)}`,
        after: `$${dollars(e5)}`,
        percent,
        note: wasRequest ? WAS_REQUEST : '',
        confirm: isLarge ? `${name} ${quantity} ${e5}` : '',
      });
    }
    for (const [quantity, e5] of before) {
      isChanged = true;
      const at = old.findIndex(([from]) => from === quantity);
      changes.add({
        kind: 'removed',
        row: null,
        name,
        detail: quantityRange(old, at),
        before: `$${dollars(e5)}`,
        after: '',
        percent: null,
        note: now.length === 0 ? 'Visitors request the cost' : 'Row is missing from the file',
        confirm: '',
      });
    }
    return isChanged;
  };

  /** Generates the prices of each part of the file, in the order of the catalog. */
  function* pricesByPart(): Generator<readonly [cell: number, breaks: readonly ReadBreak[]]> {
    // Typed arrays sort without an object per element: cell and position fit the 53 bits of a double.
    const order = Float64Array.from(read.cells, (cell, at) => cell * 2 ** 22 + at).sort();
    let cell = -1;
    let breaks: ReadBreak[] = [];
    const sorted = (): ReadBreak[] => breaks.sort((a, b) => a.quantity - b.quantity || a.row - b.row);
    for (const key of order) {
      const at = key % 2 ** 22;
      const next = read.cells[at] ?? -1;
      if (next !== cell && breaks.length > 0) yield [cell, sorted()];
      if (next !== cell) breaks = [];
      cell = next;
      breaks.push({ quantity: read.quantities[at] ?? 0, e5: read.prices[at] ?? 0, row: read.rows[at] ?? 0 });
    }
    if (breaks.length > 0) yield [cell, sorted()];
  }

  /** Parts that a complete file does not name lose their prices. */
  const removeOthers = (tables: CatalogTables): number => {
    let parts = 0;
    for (const [cell, offer] of base.offers.entries()) {
      const list = base.priceLists[offer - 1];
      if (isNamed[cell] === 1 || !list || list.hidesPrices || list.breaks.length === 0) continue;
      parts++;
      tables.offers[cell] = NO_LIST;
      addChanges(cell, list.breaks, [], [], false);
    }
    return parts;
  };

  return {
    row(values, row) {
      cells.read(values, row);
      const number = cells.required('part_number', 100);
      const cell = number === '' ? -1 : finder.find(number);
      if (number !== '' && cell === -1) {
        const to = finder.suggest(number);
        problems.add({
          row,
          column: 'part_number',
          value: number,
          name: number,
          detail: cells.raw('from_quantity_pcs'),
          what: 'No such part.',
          fix: to === null ? 'Add the part to offers.csv, or correct the number.' : `Did you mean ${to}?`,
          suggestion: to === null ? null : { kind: 'value', column: 'part_number', from: number, to },
        });
      }
      const quantity = hasQuantity ? cells.whole('from_quantity_pcs', 1, MOST_PIECES) : 1;
      if (quantity === null && cells.isGood())
        cells.refuse('from_quantity_pcs', 'There is no quantity.', 'Write the smallest quantity, such as 1.');
      const e5 = cells.money('unit_price_usd', 'price');
      if (e5 === 0 || cells.raw('unit_price_usd') === '')
        cells.refuse('unit_price_usd', 'There is no price.', 'Write a price above 0, or remove the row.');
      if (cell === -1) {
        skippedRows++;
        return;
      }
      isNamed[cell] = 1;
      if (!cells.isGood() || quantity === null || e5 === null) hasError[cell] = 1;
      read.cells.push(cell);
      read.quantities.push(quantity ?? 0);
      read.prices.push(e5 ?? 0);
      read.rows.push(row);
    },
    finish(): AppliedUpload {
      const groups = new Map<string, PriceGroup>();
      let parts = 0;
      for (const [cell, breaks] of pricesByPart()) {
        // A part is never half read: one row with an error skips all rows of the part.
        if (hasError[cell] === 1 || !check(cell, breaks)) {
          skippedRows += breaks.length;
          continue;
        }
        const offer = base.offers[cell] ?? NOT_MADE;
        const list = base.priceLists[offer - 1];
        const wasRequest = !list || list.hidesPrices || list.breaks.length === 0;
        const old = wasRequest ? [] : list.breaks;
        const now = breaks.map(({ quantity, e5 }): PriceBreakEntry => [quantity, e5]);
        const rows = breaks.map(({ row }) => row);
        if (!addChanges(cell, old, now, rows, wasRequest)) continue;
        parts++;
        const key = `${offer} ${now.join(' ')}`;
        const group = groups.get(key);
        if (group) group.cells.push(cell);
        else
          groups.set(key, { list: offer - 1, breaks: now, cells: [cell], name: `Prices of ${finder.numberOf(cell)}` });
      }
      const tables = listsOf(base, groups);
      if (isWhole) parts += removeOthers(tables);
      return { tables, skippedRows, parts, isBlocked: false };
    },
  };
};
