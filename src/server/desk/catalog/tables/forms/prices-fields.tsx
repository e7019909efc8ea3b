import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../../../domain/kit/text/counted.ts';
import type { TypedPrices } from '../../../../../domain/shop/catalog-edits/price-list-edit.ts';
import { type FormState, problemOf } from '../edits/form-state.ts';
import type { PriceScope } from '../edits/plan-prices.ts';
import { LabeledInput, LabeledSelect } from './labeled-input.tsx';

/** Rows for further price breaks. */
const BLANK_ROWS = 3;

/** The fields of a price list. */
export const PricesFields = (props: {
  readonly typed: TypedPrices;
  readonly scope: PriceScope;
  readonly listName: string;
  readonly number: string;
  readonly sharing: number;
  readonly state: FormState | null;
}): ReactNode => {
  const { typed, scope, listName, number, sharing, state } = props;
  const rows = [...typed.breaks, ...Array.from({ length: BLANK_ROWS }, () => ({ quantity: '', price: '' }))];
  return (
    <>
      <LabeledSelect
        name="shows_prices"
        label="Visitors see"
        value={typed.showsPrices}
        options={[
          ['yes', 'the prices'],
          ['no', 'that they can request the cost'],
        ]}
      />
      <table className="desk-table tables-rows">
        <caption className="visually-hidden">Prices by quantity</caption>
        <thead>
          <tr>
            <th scope="col">From quantity</th>
            <th scope="col">Price of one piece ($)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ quantity, price }, at) => {
            const row = at + 1;
            return (
              <tr key={row}>
                <td>
                  <LabeledInput
                    name={`from_quantity_pcs-${row}`}
                    label={`From quantity, row ${row}`}
                    value={quantity}
                    problem={problemOf(state, 'prices', `from_quantity_pcs-${row}`)}
                    inputMode="numeric"
                    maxLength={12}
                    isLabelHidden
                  />
                </td>
                <td>
                  <LabeledInput
                    name={`unit_price_usd-${row}`}
                    label={`Price of one piece in dollars, row ${row}`}
                    value={price}
                    problem={problemOf(state, 'prices', `unit_price_usd-${row}`)}
                    inputMode="decimal"
                    maxLength={16}
                    isLabelHidden
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="desk-note">Empty both fields of a row to remove it. Prices must not rise with the quantity.</p>
      {sharing === 1 ? (
        <input type="hidden" name="scope" value="list" />
      ) : (
        <fieldset className="tables-scope">
          <legend>Change the prices of</legend>
          <label className="choice">
            <input type="radio" name="scope" value="list" defaultChecked={scope === 'list'} />
            <span>
              all {counted(sharing, 'part')} of “{listName}”
            </span>
          </label>
          <label className="choice">
            <input type="radio" name="scope" value="part" defaultChecked={scope === 'part'} />
            <span>
              {number} only, which gets its own price list. The other {formatCount(sharing - 1)} keep theirs.
            </span>
          </label>
        </fieldset>
      )}
    </>
  );
};
