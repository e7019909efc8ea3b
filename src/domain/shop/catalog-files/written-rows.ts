import { SIZE_STANDARDS, standardTitle } from '../../reference/sizes/size-standard.ts';
import { MODIFIER_TYPES } from '../catalog/facets.ts';
import type { CatalogFileName } from './catalog-files.ts';
import { type CatalogTables, type CompoundEntry, NO_LIST, NOT_MADE, usualStartE5 } from './catalog-tables.ts';
import { protectedText } from './csv-text.ts';

/** Separates several values in a cell. */
export const LIST_SEPARATOR = ';';
const joined = (texts: readonly string[]): string => texts.join(`${LIST_SEPARATOR} `);

const flag = (value: boolean): string => (value ? 'yes' : 'no');
const numberOr = (value: number | null): string => (value === null ? '' : String(value));
const cents = (amount: number | null): string => (amount === null ? '' : (amount / 100).toFixed(2));

/**
 * Returns a unit price in dollars with at least two decimals.
 *
 * @param e5 in 1/100,000 USD
 * @example dollars(42_000) // '0.42'
 * @example dollars(3_125) // '0.03125'
 */
export const dollars = (e5: number): string => {
  const digits = String(e5).padStart(6, '0');
  const decimals = digits.slice(-5).replace(/0{1,3}$/, '');
  return `${digits.slice(0, -5)}.${decimals}`;
};

type Rows = Generator<readonly string[]>;

const compoundRow = (tables: CatalogTables, compound: CompoundEntry): string[] => [
  protectedText(compound.label),
  compound.labelDisplay === compound.label ? '' : protectedText(compound.labelDisplay),
  compound.ringColor,
  flag(compound.datasheet),
  numberOr(compound.hardness),
  compound.hardnessScale,
  numberOr(compound.temperatureLowC),
  numberOr(compound.temperatureHighC),
  cents(compound.lineMinCents),
  cents(compound.lineMaxCents),
  protectedText(compound.description),
  ...MODIFIER_TYPES.map((type) =>
    joined(compound.modifiers.flatMap((at) => (tables.modifiers[at]?.type === type ? [tables.modifiers[at].key] : []))),
  ),
];

/** The first three cells of files about parts. */
export const partCells = ({ compounds, sizes }: CatalogTables, cell: number): readonly [string, string, string] => {
  const size = sizes[cell % sizes.length];
  const compound = compounds[Math.floor(cell / sizes.length)];
  return [
    protectedText(compound?.label ?? ''),
    size === undefined ? '' : standardTitle(size.standard),
    protectedText(size?.code ?? ''),
  ];
};

function* offerRows(tables: CatalogTables): Rows {
  const { compounds, sizes, priceLists, offers } = tables;
  for (const [compound, { label }] of compounds.entries()) {
    for (const standard of SIZE_STANDARDS) {
      const codesByList = new Map<number, string[]>();
      for (const [at, size] of sizes.entries()) {
        const list = offers[compound * sizes.length + at] ?? NOT_MADE;
        if (list === NOT_MADE || size.standard !== standard) continue;
        const codes = codesByList.get(list);
        if (codes) codes.push(size.code);
        else codesByList.set(list, [size.code]);
      }
      for (const [list, codes] of codesByList) {
        const name = list === NO_LIST ? '' : (priceLists[list - 1]?.name ?? '');
        yield [protectedText(label), standardTitle(standard), protectedText(name), protectedText(joined(codes))];
      }
    }
  }
}

const WRITERS: Readonly<Record<CatalogFileName, (tables: CatalogTables) => Rows>> = {
  *'modifiers.csv'({ modifiers }) {
    for (const { type, key, label, color, hidden, hiddenFull } of modifiers) {
      yield [type, key, protectedText(label), color ?? '', flag(hidden), flag(hiddenFull)];
    }
  },
  *'compounds.csv'(tables) {
    for (const compound of tables.compounds) yield compoundRow(tables, compound);
  },
  *'sizes.csv'({ sizes }) {
    for (const { standard, code, idMm, csMm } of sizes) {
      yield [standardTitle(standard), protectedText(code), String(idMm), String(csMm)];
    }
  },
  *'price-lists.csv'({ priceLists }) {
    for (const list of priceLists) {
      const start = list.startingE5 === usualStartE5(list) ? '' : dollars(list.startingE5);
      yield [protectedText(list.name), flag(!list.hidesPrices), start];
    }
  },
  *'price-breaks.csv'({ priceLists }) {
    for (const { name, breaks } of priceLists) {
      for (const [quantity, e5] of breaks) yield [protectedText(name), String(quantity), dollars(e5)];
    }
  },
  'offers.csv': offerRows,
  *'part-numbers.csv'(tables) {
    for (const cell of [...tables.partNumbers.keys()].sort((a, b) => a - b)) {
      yield [...partCells(tables, cell), protectedText(tables.partNumbers.get(cell) ?? '')];
    }
  },
  *'stock.csv'(tables) {
    for (const [cell, pieces] of tables.stock.entries()) {
      if (pieces > 0 && tables.offers[cell] !== NOT_MADE) yield [...partCells(tables, cell), String(pieces)];
    }
  },
  *'vendors.csv'({ vendors }) {
    for (const { name, leadTime } of vendors) yield [protectedText(name), numberOr(leadTime)];
  },
  *'vendor-stock.csv'(tables) {
    const { cells, vendors, quantities, hidden } = tables.vendorStock;
    for (const [at, cell] of cells.entries()) {
      const vendor = tables.vendors[vendors[at] ?? -1]?.name ?? '';
      const quantity = quantities[at] ?? -1;
      yield [
        ...partCells(tables, cell),
        protectedText(vendor),
        quantity < 0 ? '' : String(quantity),
        flag(hidden[at] === 1),
      ];
    }
  },
  *'comparisons.csv'({ compounds, comparisons }) {
    for (const { compound, link, text } of comparisons) {
      yield [protectedText(compounds[compound]?.label ?? ''), protectedText(link), protectedText(text)];
    }
  },
};

/** Returns the rows of a file, without its header, in the order of its columns. */
export const writtenRows = (tables: CatalogTables, file: CatalogFileName): Rows => WRITERS[file](tables);
