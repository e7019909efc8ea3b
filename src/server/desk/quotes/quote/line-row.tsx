import type { ReactNode } from 'react';
import { dayText, shipDayAfter } from '../../../../domain/order/plan/day.ts';
import { discountText } from '../../../../domain/order/quotes/desk/discount.ts';
import { lineField } from '../../../../domain/order/quotes/desk/draft-fields.ts';
import { alternativeText, breakText } from '../../../../domain/order/quotes/offer-texts.ts';
import { unitPriceIn } from '../../../../domain/order/quotes/price-change.ts';
import { partHref } from '../../../../domain/reference/paths/store-links.ts';
import { formatCents, formatUnitPrice } from '../../../../domain/shop/pricing/money.ts';
import { RingMark } from '../../../../drawings/rings/ring-mark.tsx';
import { DraftButton, DraftInput, HiddenField } from './fields.tsx';
import { stockText } from './line-parts.ts';
import type { EditorLine, QuoteView } from './quote-view.ts';
import { todayOf } from './today.ts';

export interface LineProps {
  readonly view: QuoteView;
  readonly one: EditorLine;
}

/** Returns the breaks of a line's price list as its row carries them: `1:112000,100:78000`. */
const breaksText = ({ prices }: QuoteView, position: number): string => {
  const list = prices.get(position) ?? null;
  return list === null || list.hidden
    ? ''
    : list.breaks.map(({ minQuantity, unitPriceE5 }) => `${minQuantity}:${unitPriceE5}`).join(',');
};

/** Returns what a line costs while price and quantity are those of the request: `quantity:price:total`. */
const minimumText = ({ quote }: QuoteView, position: number): string => {
  const requested = quote.lines[position - 1];
  if (requested?.check !== 'priced') return '';
  const { quantity, fixedPriceDisplay, price, is_line_min: isMinimum } = requested.offered;
  return isMinimum && typeof price === 'number' ? `${quantity}:${unitPriceIn(fixedPriceDisplay) ?? ''}:${price}` : '';
};

/** The number of a line, with a box that selects it for a discount. */
export const LineNumber = ({ position }: { readonly position: number }): ReactNode => (
  <td className="quote-editor-number">
    <label>
      <input type="checkbox" form="draft" name="ticked" value={position} aria-label={`Select line ${position}`} />
      <span>{position}</span>
    </label>
  </td>
);

const shipText = ({ now, closed }: QuoteView, { line, part }: EditorLine): string => {
  const stock = part === null ? '' : stockText(part.part);
  if (line.days === null) return stock;
  const day = dayText(shipDayAfter(todayOf(now), line.days, closed));
  return [stock, day].filter((text) => text !== '').join(', ');
};

/** Price, discount, ship days and total of a line. */
const Figures = ({ view, one }: LineProps): ReactNode => {
  const { line } = one;
  const { position, list, total, isLineMinimum, problems } = line;
  const common = { fields: view.fields, problems };
  const name = (field: Parameters<typeof lineField>[1]): string => lineField(position, field);
  return (
    <>
      <td className="text-number" data-label="Quantity">
        <DraftInput {...common} name={name('quantity')} label={`Quantity, line ${position}`} inputMode="numeric" />
      </td>
      <td className="text-number quote-editor-list" data-label="List price">
        {list === null ? <span className="text-muted">none</span> : formatUnitPrice(list)}
      </td>
      <td className="text-number" data-label="Our price">
        <DraftInput {...common} name={name('price')} label={`Our price, line ${position}`} inputMode="decimal" />
      </td>
      <td className="text-number" data-label="Discount %">
        {line.kind === 'part' ? (
          <DraftInput
            {...common}
            name={name('discount')}
            fallback={line.discount === null ? '' : discountText(line.discount)}
            label={`Discount in percent, line ${position}`}
            inputMode="decimal"
          />
        ) : null}
        <HiddenField name={name('typed')} value={view.fields[name('typed')] ?? 'price'} />
        <HiddenField name={name('list')} value={view.fields[name('list')] ?? (list === null ? '' : String(list))} />
      </td>
      <td data-label="Ship days">
        <span className="quote-editor-ship">
          <DraftInput {...common} name={name('days')} label={`Business days, line ${position}`} inputMode="numeric" />
          <small>{shipText(view, one)}</small>
        </span>
      </td>
      <td className="text-number quote-editor-total" data-label="Total">
        <b data-total="">{total === null ? '–' : formatCents(total)}</b>
        <small data-minimum="" hidden={!isLineMinimum}>
          line minimum
        </small>
      </td>
    </>
  );
};

/** What the customer sees of a line in addition to its figures. */
const Offers = ({ one: { line, note } }: Pick<LineProps, 'one'>): ReactNode => (
  <>
    {note === '' ? null : <small>Customer: {note}</small>}
    {line.words === '' ? null : <small>To customer: {line.words}</small>}
    {line.breaks.map((one) => (
      <small key={one.quantity} className="quote-editor-offer">
        Offered: {breakText({ quantity: one.quantity, unitPriceE5: one.price })}
      </small>
    ))}
    {line.alternatives.map((one) => (
      <small key={one.part} className="quote-editor-offer">
        Alternative offered: {alternativeText({ part: one.part, unitPriceE5: one.price, days: one.days })}
      </small>
    ))}
  </>
);

/** A line of a part. */
export const LineRow = ({ view, one }: LineProps): ReactNode => {
  const { line, part } = one;
  const { position, kind } = line;
  const name = part?.name ?? (line.part || view.quote.lines[position - 1]?.offered.productName) ?? '';
  const isOpen = view.open === position;
  return (
    <tr
      id={`line-${position}`}
      className={`quote-editor-line${isOpen ? ' quote-editor-open' : ''}${kind === 'none' ? ' quote-editor-declined' : ''}`}
      data-line={position}
      data-breaks={breaksText(view, position)}
      data-least={minimumText(view, position)}
    >
      <LineNumber position={position} />
      <th scope="row">
        <div className="quote-editor-part">
          {part === null ? null : (
            <RingMark idMm={part.part.sizeRecord.idMm} csMm={part.part.sizeRecord.csMm} color={part.color} />
          )}
          <div>
            {part === null ? (
              <span className="text-mono">{name || line.description}</span>
            ) : (
              <a className="link text-mono" href={partHref(name)}>
                {name}
              </a>
            )}
            <small>{part === null ? 'Not in the catalog' : `${part.compound}, ${part.size}`}</small>
            {one.text === '' ? null : <small>For “{one.text}”</small>}
            <Offers one={one} />
            <span className="quote-editor-line-actions">
              {isOpen ? (
                <DraftButton
                  action={`close:${position}`}
                  className="quote-editor-link"
                  label={`Close line ${position}`}
                >
                  Close
                </DraftButton>
              ) : (
                <DraftButton action={`open:${position}`} className="quote-editor-link" label={`Open line ${position}`}>
                  Breaks, alternatives, note
                </DraftButton>
              )}
              {kind === 'none' ? (
                <em>Not quoted</em>
              ) : (
                <DraftButton
                  action={`remove:${position}`}
                  className="quote-editor-link"
                  label={`Remove line ${position}`}
                >
                  {line.origin === 'added' ? 'Remove' : 'Do not quote'}
                </DraftButton>
              )}
              {kind === 'none' || one.text !== '' ? (
                <DraftButton
                  action={`reopen:${position}`}
                  className="quote-editor-link"
                  label={`Change line ${position}`}
                >
                  {kind === 'none' ? 'Quote again' : 'Change part'}
                </DraftButton>
              ) : null}
            </span>
          </div>
        </div>
        <HiddenField name={lineField(position, 'kind')} value={kind} />
        {line.origin === 'part' ? null : <HiddenField name={lineField(position, 'part')} value={line.part} />}
      </th>
      {kind === 'none' ? <td className="text-muted" colSpan={6} /> : <Figures view={view} one={one} />}
    </tr>
  );
};
