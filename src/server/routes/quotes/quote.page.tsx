import { CircleCheck, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { OrderMinimum, PricingNotes } from '../../../client/ui/pricing/pricing-notes.tsx';
import { ShipmentTag } from '../../../client/ui/pricing/shipment-tag.tsx';
import { cartTotals } from '../../../domain/cart/cart-totals.ts';
import { formatCents, formatCount } from '../../../domain/pricing/money.ts';
import { shipTimeValue } from '../../../domain/pricing/ship-time.ts';
import { lineAge } from '../../../domain/quotes/line-age.ts';
import { lineChanges } from '../../../domain/quotes/line-changes.ts';
import type { QuoteContact, QuoteLine, QuoteRequest } from '../../../domain/quotes/quote.ts';
import { CART_PATH, partHref, STORE_PATH } from '../../../domain/site/store-links.ts';
import { counted, inNumber } from '../../../domain/text/counted.ts';
import { dateFormat } from '../../../domain/text/date-format.ts';
import type { Settings } from '../../settings.ts';

const dateAndTime = dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const Facts = ({ quote, contact }: { quote: QuoteRequest; contact: QuoteContact }): ReactNode => {
  const facts = [
    ['Number', quote.number],
    ['Requested', `${dateAndTime(new Date(quote.requestedAt))} UTC`],
    ['Name', contact.name],
    ['Company', contact.company],
    ['Email', contact.email],
    ['Phone', contact.phone],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="title-block quote-page-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="quote-page-fact">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Line = ({ line, position }: { line: QuoteLine; position: number }): ReactNode => {
  const { offered, check } = line;
  const changes = lineChanges(line);
  const age = lineAge(line);
  return (
    <tr>
      <td className="text-number text-muted">{position}</td>
      <th scope="row">
        {check === 'unknown' ? (
          <span className="text-mono">{offered.productName}</span>
        ) : (
          <a className="link text-mono" href={partHref(offered.productName)}>
            {offered.productName}
          </a>
        )}
        <p>
          {offered.description}
          <br />
          {offered.descriptionTwo}
        </p>
        {offered.note === '' ? null : <p className="quote-page-note">Note: {offered.note}</p>}
        {offered.expedite ? <p>Expedite: we will confirm cost by email</p> : null}
        {changes.map((change) => (
          <p key={change} className="quote-page-difference">
            {change}
          </p>
        ))}
        {age === null ? null : <p className="quote-page-difference">{age}</p>}
      </th>
      <td className="text-number" data-label="Quantity">
        {formatCount(offered.quantity)}
      </td>
      <td data-label="Ship time">
        {shipTimeValue(offered.shipTime)} <ShipmentTag helperText={offered.helperText} />
      </td>
      <td className="text-number" data-label="Unit price">
        {offered.fixedPriceDisplay || '–'}
      </td>
      <td className="text-number" data-label="Total">
        <b>{typeof offered.price === 'number' ? formatCents(offered.price) : '–'}</b>
        {offered.is_line_min ? <small className="text-muted">line minimum</small> : null}
      </td>
    </tr>
  );
};

const Totals = ({ quote }: { quote: QuoteRequest }): ReactNode => {
  const totals = cartTotals({ items: quote.lines.map(({ offered }) => offered) });
  const { lines, pricedLines, longestShipTime } = totals;
  const rows = [
    ['Priced lines', `${pricedLines} of ${lines}`],
    ['Longest ship time', longestShipTime === null ? '–' : shipTimeValue(longestShipTime)],
    ['Estimated total', pricedLines > 0 ? formatCents(totals.subtotalCents) : '–'],
  ];
  return (
    <div className="quote-page-sum">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OrderMinimum reached={totals.orderMinimumReached} />
    </div>
  );
};

/** What is done with the request, and by whom. */
const Next = ({ salesEmail, number }: { salesEmail: string; number: string }): ReactNode => (
  <section className="quote-page-next" aria-labelledby="next">
    <h2 className="heading-4" id="next">
      What happens next
    </h2>
    <ol>
      <li>We check stock, price and ship date of every line, and ask our vendors where a line needs it.</li>
      <li>You get the quote by email. It names this request: {number}.</li>
      <li>You accept it, change it or leave it. Nothing is ordered or paid before that.</li>
    </ol>
    <p className="text-small">
      Something to add? Write to{' '}
      <a className="link" href={`mailto:${salesEmail}?subject=${encodeURIComponent(`Quote request ${number}`)}`}>
        {salesEmail}
      </a>
      .
    </p>
  </section>
);

/** A quote request as it was stored: on screen a confirmation, on paper a document. */
export function QuotePage(props: { quote: QuoteRequest; address: string; settings: Settings }): ReactNode {
  const { quote, address, settings } = props;
  const { contact, lines, number } = quote;
  const hasChanges = lines.some((line) => line.check !== 'unread' && lineChanges(line).length > 0);
  return (
    <div className="page quote-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Quote cart', href: CART_PATH }, { label: number }]} />
      <div className="quote-page-sent">
        <CircleCheck aria-hidden="true" />
        <h1 className="heading-2">
          Quote request <span className="text-mono">{number}</span> sent
        </h1>
      </div>
      <p className="text-lead">
        The answer comes by email to {contact.email}, as soon as stock, price and ship date of{' '}
        {inNumber(lines.length, 'the line', `all ${counted(lines.length, 'line')}`)} are checked. Bookmark this link to
        return to it.
      </p>
      <p className="quote-page-actions">
        <button type="button" className="button" data-copy={address}>
          Copy link
        </button>
        <button type="button" className="button only-script" data-enhance="print">
          <Printer className="icon" aria-hidden="true" />
          Print
        </button>
        <a className="button button-plain" href={STORE_PATH}>
          Shop O-rings
        </a>
      </p>
      <Next salesEmail={settings.salesEmail} number={number} />
      <Facts quote={quote} contact={contact} />
      {contact.message === '' ? null : <p className="quote-page-message">{contact.message}</p>}
      {hasChanges ? (
        <p className="notice notice-warning">
          <span>Some lines differ from your cart. Each says how.</span>
        </p>
      ) : null}
      <table className="plain-table quote-page-lines">
        <caption className="visually-hidden">Lines of the request</caption>
        <thead>
          <tr>
            <th scope="col" className="text-number">
              <span className="visually-hidden">Line</span>
            </th>
            <th scope="col">Part</th>
            <th scope="col" className="text-number">
              Quantity
            </th>
            <th scope="col">Ship time</th>
            <th scope="col" className="text-number">
              Unit price
            </th>
            <th scope="col" className="text-number">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Line key={line.sent.uid} line={line} position={index + 1} />
          ))}
        </tbody>
      </table>
      <Totals quote={quote} />
      <PricingNotes />
    </div>
  );
}
