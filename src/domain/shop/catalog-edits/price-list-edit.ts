import { type PriceListEntry, usualStartE5 } from '../catalog-files/catalog-tables.ts';
import { checkPrices } from '../catalog-files/check-prices.ts';
import { draftCatalog } from '../catalog-files/draft-catalog.ts';
import { dollars } from '../catalog-files/written-rows.ts';
import { type FieldProblem, fieldProblems, readTypedRows } from './typed-rows.ts';

/** A price list as a form has it. */
export interface TypedPrices {
  /** `yes` or `no`: visitors request the cost. */
  readonly showsPrices: string;
  /** Rows without a quantity and a price are left out, but counted. */
  readonly breaks: readonly TypedBreak[];
}

export interface TypedBreak {
  readonly quantity: string;
  /** Dollars per piece. */
  readonly price: string;
}

export type CheckedPrices =
  | { readonly list: PriceListEntry; readonly problems: readonly [] }
  | { readonly list: null; readonly problems: readonly FieldProblem[] };

const isBlank = ({ quantity, price }: TypedBreak): boolean => quantity.trim() === '' && price.trim() === '';

/**
 * Reads the prices of a list with the rules of price-lists.csv and price-breaks.csv.
 *
 * @param current the list now; whether it shows a starting price is not edited
 */
export const checkPriceList = (typed: TypedPrices, current: PriceListEntry): CheckedPrices => {
  const name = 'list';
  const draft = draftCatalog();
  const start = current.startingE5 === usualStartE5(current) || typed.showsPrices !== 'yes' ? '' : '0';
  const listRow = { price_list: name, shows_prices: typed.showsPrices, starting_price_usd: start };
  const problems = readTypedRows(draft, 'price-lists.csv', [listRow]);
  const rows = typed.breaks.map(({ quantity, price }) =>
    isBlank({ quantity, price })
      ? null
      : { price_list: name, from_quantity_pcs: quantity.trim(), unit_price_usd: price.trim() },
  );
  readTypedRows(draft, 'price-breaks.csv', rows, problems);
  checkPrices(draft, problems);
  if (problems.count() > 0) return { list: null, problems: fieldProblems(problems, 'price-breaks.csv') };
  const [list = current] = draft.tables().priceLists;
  return { list: { ...list, name: current.name }, problems: [] };
};

/** Returns a price list as a form has it. */
export const typedPrices = ({ hidesPrices, breaks }: PriceListEntry): TypedPrices => ({
  showsPrices: hidesPrices ? 'no' : 'yes',
  breaks: breaks.map(([quantity, e5]) => ({ quantity: String(quantity), price: dollars(e5) })),
});
