import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import {
  discountOf,
  discountText,
  listPriceAt,
  parsePrice,
  priceFieldText,
} from '../../../../domain/order/quotes/desk/discount.ts';
import {
  alternativeField,
  breakField,
  fieldIn,
  lineField,
  type OfferField,
} from '../../../../domain/order/quotes/desk/draft-fields.ts';
import { MAX_ALTERNATIVES, MAX_OFFERED_BREAKS } from '../../../../domain/order/quotes/line-offers.ts';
import { amountCents, formatCents, formatUnitPrice } from '../../../../domain/shop/pricing/money.ts';
import { parseQuantity } from '../../../../domain/shop/pricing/quantity.ts';
import { shipDaysFor } from '../../../../domain/shop/pricing/ship-time.ts';
import { DRAFT_FORM, DraftInput, HiddenField, LabeledInput } from './fields.tsx';
import { namedPartBy, shipsText, stockText } from './line-parts.ts';
import type { LineProps } from './line-row.tsx';

/** A quantity of the table, as stored or suggested by the price list. */
interface BreakRow {
  readonly row: number;
  readonly quantity: string;
  readonly price: string;
  readonly isOn: boolean;
}

/** Rows that a panel shows at most, with one for another quantity. */
const SHOWN_BREAKS = 4;

/** Returns the offered quantities, then suggested ones from the price list, then an empty row. */
const breakRows = ({ view, one }: LineProps): readonly BreakRow[] => {
  const { position, quantity } = one.line;
  const stored = Array.from({ length: MAX_OFFERED_BREAKS }, (_, at): BreakRow => {
    const textOf = (field: OfferField): string => fieldIn(view.fields, breakField(position, at + 1, field));
    return { row: at + 1, quantity: textOf('quantity'), price: textOf('price'), isOn: textOf('on') === '1' };
  });
  const known = new Set(stored.map((row) => row.quantity));
  const breaks = view.prices.get(position)?.breaks ?? [];
  const next = breaks.filter(({ minQuantity }) => minQuantity > (quantity ?? 0) && !known.has(String(minQuantity)));
  const suggested = next.slice(0, SHOWN_BREAKS - 1).map(({ minQuantity, unitPriceE5 }) => ({
    quantity: String(minQuantity),
    price: priceFieldText(unitPriceE5),
  }));
  const free = stored.filter((row) => row.quantity === '' && !row.isOn);
  const filled = stored.filter((row) => row.quantity !== '' || row.isOn);
  const rows = [
    ...filled,
    ...suggested.flatMap((one, at) => (free[at] === undefined ? [] : [{ ...free[at], ...one }])),
  ];
  const empty = free[suggested.length];
  return empty === undefined ? rows : [...rows, empty];
};

const Breaks = (props: LineProps): ReactNode => {
  const { view, one } = props;
  const { position, quantity, list, price, problems } = one.line;
  const prices = view.prices.get(position) ?? null;
  return (
    <div>
      <h3>
        Price by quantity <small>what the customer sees; ticked rows are offered</small>
      </h3>
      <div className="desk-scroll">
        <table className="quote-editor-offers">
          <thead>
            <tr>
              <th scope="col">Offer</th>
              <th scope="col" className="text-number">
                From
              </th>
              <th scope="col" className="text-number">
                List
              </th>
              <th scope="col" className="text-number">
                Our price
              </th>
              <th scope="col" className="text-number">
                Discount
              </th>
              <th scope="col" className="text-number">
                Total from
              </th>
            </tr>
          </thead>
          <tbody>
            <tr className="quote-editor-asked">
              <td>line</td>
              <td className="text-number">{quantity === null ? '–' : formatCount(quantity)}</td>
              <td className="text-number">{list === null ? 'none' : formatUnitPrice(list)}</td>
              <td className="text-number">{price === null ? '–' : formatUnitPrice(price)}</td>
              <td className="text-number">
                {list === null || price === null ? '–' : `${discountText(discountOf(price, list))}%`}
              </td>
              <td className="text-number">{one.line.total === null ? '–' : formatCents(one.line.total)}</td>
            </tr>
            {breakRows(props).map((row) => {
              const name = (field: OfferField): string => breakField(position, row.row, field);
              const from = parseQuantity(row.quantity);
              const listed = listPriceAt(prices, from);
              const own = parsePrice(row.price);
              const label = `row ${row.row} of line ${position}`;
              return (
                <tr key={row.row} data-break="">
                  <td>
                    <input
                      type="checkbox"
                      form={DRAFT_FORM}
                      name={name('on')}
                      value="1"
                      defaultChecked={row.isOn}
                      aria-label={`Offer ${label}`}
                    />
                  </td>
                  <td className="text-number">
                    <DraftInput
                      name={name('quantity')}
                      label={`Quantity, ${label}`}
                      fields={view.fields}
                      problems={problems}
                      fallback={row.quantity}
                      inputMode="numeric"
                    />
                  </td>
                  <td className="text-number">{listed === null ? '–' : formatUnitPrice(listed)}</td>
                  <td className="text-number">
                    <DraftInput
                      name={name('price')}
                      label={`Our price, ${label}`}
                      fields={view.fields}
                      problems={problems}
                      fallback={row.price}
                      inputMode="decimal"
                    />
                  </td>
                  <td className="text-number">
                    {listed === null || own === null ? '–' : `${discountText(discountOf(own, listed))}%`}
                  </td>
                  <td className="text-number">
                    {from === null || own === null ? '–' : formatCents(amountCents(own, from))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="text-muted">
        {prices === null || prices.breaks.length === 0
          ? 'No list price.'
          : `List price breaks: ${prices.breaks.map(({ minQuantity }) => formatCount(minQuantity)).join(', ')}.`}
      </p>
    </div>
  );
};

const Alternatives = ({ view, one }: LineProps): ReactNode => {
  const { line, alternatives } = one;
  const { position, quantity, problems } = line;
  const stored = Array.from({ length: MAX_ALTERNATIVES }, (_, at) => ({
    row: at + 1,
    part: fieldIn(view.fields, alternativeField(position, at + 1, 'part')),
  }));
  const known = new Set(stored.map(({ part }) => part));
  const free = stored.filter(({ part }) => part === '');
  const suggested = alternatives
    .filter(({ name }) => !known.has(name))
    .flatMap(({ name }, at) => (free[at] === undefined ? [] : [{ row: free[at].row, part: name }]));
  const rows = [...stored.filter(({ part }) => part !== ''), ...suggested];
  return (
    <div>
      <h3>
        Alternatives <small>same size, in stock; outside the total until the customer chooses</small>
      </h3>
      {rows.length === 0 ? (
        <p className="text-muted">No other compound of this size is in stock.</p>
      ) : (
        <div className="desk-scroll">
          <table className="quote-editor-offers">
            <tbody>
              {rows.map(({ row, part }) => {
                const name = (field: OfferField): string => alternativeField(position, row, field);
                const named = alternatives.find((other) => other.name === part) ?? namedPartBy(view.catalog, part);
                const data = named === null ? undefined : view.pricing.get(named.part.id);
                const list = listPriceAt(data?.priceList ?? null, quantity);
                const days = data === undefined || quantity === null ? null : shipDaysFor(data.supply.tiers, quantity);
                return (
                  <tr key={row}>
                    <td>
                      <label className="quote-editor-tick">
                        <input
                          type="checkbox"
                          form={DRAFT_FORM}
                          name={name('on')}
                          value="1"
                          defaultChecked={fieldIn(view.fields, name('on')) === '1'}
                        />
                        <b className="text-mono">{part}</b>
                      </label>
                      <HiddenField name={name('part')} value={part} />
                    </td>
                    <td>{named?.compound ?? 'not in the catalog'}</td>
                    <td className="text-number">
                      <DraftInput
                        name={name('price')}
                        label={`Our price, ${part}`}
                        fields={view.fields}
                        problems={problems}
                        fallback={list === null ? '' : priceFieldText(list)}
                        inputMode="decimal"
                      />
                    </td>
                    <td className="text-muted">
                      {named === null
                        ? ''
                        : [stockText(named.part), shipsText(data, quantity ?? 1)].filter(Boolean).join(', ')}
                      <HiddenField
                        name={name('days')}
                        value={fieldIn(view.fields, name('days')) || (days === null ? '' : String(days))}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
};

/** The panel below an open line: prices by quantity, alternatives, and its notes. */
export const LinePanel = ({ view, one }: LineProps): ReactNode => {
  const { position, problems } = one.line;
  const notes = view.desk.notes.filter(({ line }) => line === position);
  return (
    <tr className="quote-editor-more">
      <td />
      <td colSpan={7}>
        <HiddenField name="open" value={String(position)} />
        <div className="quote-editor-panel">
          <Breaks view={view} one={one} />
          <div>
            <Alternatives view={view} one={one} />
            <LabeledInput
              wrapper="field quote-editor-words"
              name={lineField(position, 'words')}
              label="Note to customer"
              fields={view.fields}
              problems={problems}
              maxLength={500}
            />
            {notes.map(({ id, who, words }) => (
              <p key={id} className="desk-internal quote-editor-note">
                {words} <small>{who}, never sent</small>
              </p>
            ))}
          </div>
        </div>
      </td>
    </tr>
  );
};
