import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { isNoteText } from '../../../../domain/order/cart/text-lines.ts';
import { offerTexts } from '../../../../domain/order/quotes/offer-texts.ts';
import { type ShownLine, type ShownText, shownQuote } from '../../../../domain/order/quotes/shown-line.ts';
import { formatCents, formatUnitPrice } from '../../../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../../../domain/shop/pricing/ship-time.ts';
import { TableScroll } from '../../table-scroll.tsx';
import type { QuoteView } from './quote-view.ts';

interface RowProps {
  readonly position: number;
  readonly name: string;
  readonly details: readonly string[];
  readonly figures: readonly [quantity: string, ships: string, price: string, total: string] | null;
  readonly isLeftOut: boolean;
}

const Row = ({ position, name, details, figures, isLeftOut }: RowProps): ReactNode => (
  <tr id={`line-${position}`} className={isLeftOut ? 'quote-editor-declined' : undefined}>
    <td className="quote-editor-number">{position}</td>
    <th scope="row">
      <span className="text-mono">{name}</span>
      {details.map((text) => (
        <small key={text}>{text}</small>
      ))}
      {isLeftOut ? <small>Not accepted</small> : null}
    </th>
    {figures === null ? (
      <td className="text-muted" colSpan={4}>
        Not in this total
      </td>
    ) : (
      <>
        <td className="text-number" data-label="Quantity">
          {figures[0]}
        </td>
        <td data-label="Ships">{figures[1]}</td>
        <td className="text-number" data-label="Unit price">
          {figures[2]}
        </td>
        <td className="text-number" data-label="Total">
          <b>{isLeftOut ? '–' : figures[3]}</b>
        </td>
      </>
    )}
  </tr>
);

/** What the customer chose, as staff read it. */
const choiceText = ({ choice }: Pick<ShownLine, 'choice'>, name: string): readonly string[] => {
  if (choice === null) return [];
  return [choice.part === '' ? 'Customer chose this quantity' : `Customer chose the alternative to ${name}`];
};

const partRow = (line: ShownLine, isLeftOut: boolean): RowProps => {
  const { position, item, words, isDeclined } = line;
  const isPriced = typeof item.price === 'number';
  return {
    position,
    name: item.productName,
    details: [
      [item.description, item.descriptionTwo].filter(Boolean).join(', '),
      words,
      ...(line.choice === null ? offerTexts(line) : choiceText(line, line.sent.productName)),
      isDeclined ? 'Not quoted' : '',
    ].filter((text) => text !== ''),
    figures: isPriced
      ? [formatCount(item.quantity), shipTimeValue(item.shipTime), item.fixedPriceDisplay, formatCents(item.price)]
      : null,
    isLeftOut,
  };
};

const textRow = (line: ShownText, isLeftOut: boolean): RowProps => {
  const { position, text, part, description, offer, words, hint } = line;
  return {
    position,
    name: part || description || `“${text}”`,
    details: [
      text !== '' && (part !== '' || description !== '') ? `For “${text}”` : '',
      hint,
      words,
      ...(line.choice === null ? offerTexts(line) : choiceText(line, '')),
    ].filter((detail) => detail !== ''),
    figures:
      offer === null
        ? null
        : [
            formatCount(offer.quantity),
            shipTimeValue(offer.shipTime),
            formatUnitPrice(offer.unitPriceE5),
            formatCents(offer.totalCents),
          ],
    isLeftOut,
  };
};

/** The lines of the last reply, or of a request that the person may only read. */
export const SentLines = ({ view }: { readonly view: QuoteView }): ReactNode => {
  const shown = shownQuote(view.quote);
  const rows = [
    ...shown.lines.map((line) => partRow(line, shown.leftOut.has(line.position))),
    ...shown.texts.map((line) => textRow(line, shown.leftOut.has(line.position))),
  ];
  const notes = view.quote.texts.filter(isNoteText);
  return (
    <>
      <TableScroll label="Table of lines">
        <table className="desk-table quote-editor-sent">
          <caption className="visually-hidden">Lines of the quote</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Line</span>
              </th>
              <th scope="col">Part</th>
              <th scope="col" className="text-number">
                Quantity
              </th>
              <th scope="col">Ships</th>
              <th scope="col" className="text-number">
                Unit price
              </th>
              <th scope="col" className="text-number">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.position} {...row} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      <dl className="quote-editor-sums">
        <dt className="quote-editor-sum">Total, freight not included</dt>
        <dd className="quote-editor-sum">{formatCents(shown.totals.subtotalCents)}</dd>
      </dl>
      <p className="desk-note">
        {view.revision === 0
          ? 'Nothing was sent yet: prices are those of the request.'
          : 'Sent revisions never change. Each is stored with its SHA-256.'}
        {notes.length === 0 ? '' : ` ${notes.join(' ')}`}
      </p>
    </>
  );
};
