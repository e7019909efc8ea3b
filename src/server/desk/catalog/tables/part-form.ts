import type { TypedVendorStock } from '../../../../domain/shop/catalog-edits/part-edit.ts';
import type { TypedPrices } from '../../../../domain/shop/catalog-edits/price-list-edit.ts';
import { textIn } from '../../../http/read-form.ts';

/** Rows that a form is read up to: the maximum of a list, and the blank ones. */
const MAX_ROWS = 70;

/** Returns the values of the rows of a form. */
const rowsIn = <Row>(sent: FormData, columns: readonly string[], rowOf: (values: readonly string[]) => Row): Row[] => {
  const rows: Row[] = [];
  for (let row = 1; row <= MAX_ROWS; row++) {
    const values = columns.map((column) => textIn(sent, `${column}-${row}`));
    if (values.every((value) => value === undefined)) break;
    rows.push(rowOf(values.map((value) => value ?? '')));
  }
  return rows;
};

/** Returns the typed prices of a form. */
export const pricesIn = (sent: FormData): TypedPrices => ({
  showsPrices: textIn(sent, 'shows_prices') ?? '',
  breaks: rowsIn(sent, ['from_quantity_pcs', 'unit_price_usd'], ([quantity = '', price = '']) => ({ quantity, price })),
});

/** Returns the typed vendor stock of a form. */
export const vendorStockIn = (sent: FormData): TypedVendorStock[] =>
  rowsIn(sent, ['vendor', 'quantity_pcs', 'hidden'], ([vendor = '', quantity = '', hidden = '']) => ({
    vendor,
    quantity,
    hidden,
  }));
