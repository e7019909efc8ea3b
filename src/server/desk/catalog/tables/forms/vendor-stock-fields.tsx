import type { ReactNode } from 'react';
import type { TypedVendorStock } from '../../../../../domain/shop/catalog-edits/part-edit.ts';
import type { VendorEntry } from '../../../../../domain/shop/catalog-files/catalog-tables.ts';
import { type FormState, problemOf } from '../edits/form-state.ts';
import { LabeledInput, LabeledSelect } from './labeled-input.tsx';

const BLANK: TypedVendorStock = { vendor: '', quantity: '', hidden: 'no' };

/** The fields of the stock that vendors have of a part. */
export const VendorStockFields = (props: {
  readonly typed: readonly TypedVendorStock[];
  readonly vendors: readonly VendorEntry[];
  readonly state: FormState | null;
}): ReactNode => {
  const { typed, vendors, state } = props;
  const names = vendors.map(({ name, leadTime }): [string, string] => [
    name,
    leadTime === null ? name : `${name}, ${leadTime} business days`,
  ]);
  const problem = (column: string, row: number): string => problemOf(state, 'vendor-stock', `${column}-${row}`);
  return (
    <>
      <table className="desk-table tables-rows tables-vendors">
        <caption className="visually-hidden">Stock of vendors</caption>
        <thead>
          <tr>
            <th scope="col">Vendor</th>
            <th scope="col">Pieces</th>
            <th scope="col">In the shop</th>
          </tr>
        </thead>
        <tbody>
          {[...typed, BLANK].map(({ vendor, quantity, hidden }, at) => {
            const row = at + 1;
            return (
              <tr key={row}>
                <td>
                  <LabeledSelect
                    name={`vendor-${row}`}
                    label={`Vendor, row ${row}`}
                    value={vendor}
                    options={[['', 'Unknown'], ...names]}
                    problem={problem('vendor', row)}
                    isLabelHidden
                  />
                </td>
                <td>
                  <LabeledInput
                    name={`quantity_pcs-${row}`}
                    label={`Pieces, row ${row}`}
                    value={quantity}
                    problem={problem('quantity_pcs', row) || problem('size', row)}
                    inputMode="numeric"
                    maxLength={12}
                    isLabelHidden
                  />
                </td>
                <td>
                  <LabeledSelect
                    name={`hidden-${row}`}
                    label={`In the shop, row ${row}`}
                    value={hidden}
                    options={[
                      ['no', 'counted'],
                      ['yes', 'not counted'],
                    ]}
                    problem={problem('hidden', row)}
                    isLabelHidden
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="desk-note">
        Without a vendor and a quantity, a row is removed. Visitors never see names of vendors.
      </p>
    </>
  );
};
