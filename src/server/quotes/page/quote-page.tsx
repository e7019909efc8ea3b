import { Download, Link2, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { Fact } from '../../../client/ui/fact.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { OrderMinimum, PricingNotes } from '../../../client/ui/pricing/pricing-notes.tsx';
import { longDay } from '../../../domain/kit/text/date-format.ts';
import { changeText, revisionChanges } from '../../../domain/order/quotes/desk/revision-changes.ts';
import { sentText } from '../../../domain/order/quotes/line-counts.ts';
import { type QuoteRequest, revisionOf, type SentRevision } from '../../../domain/order/quotes/quote.ts';
import { contactFacts } from '../../../domain/order/quotes/quote-contact.ts';
import { QUOTES_PATH, quoteHref, quotePdfHref } from '../../../domain/order/quotes/quote-links.ts';
import { type QuoteState, quoteStateText, VALID_DAYS } from '../../../domain/order/quotes/quote-state.ts';
import { type PricedLine, type SelectionTexts, selectionTexts } from '../../../domain/order/quotes/selection.ts';
import { type ShownQuote, shownQuote, totalText } from '../../../domain/order/quotes/shown-line.ts';
import { reorderHref } from '../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../../domain/shop/pricing/ship-time.ts';
import type { Settings } from '../../settings.ts';
import type { QuoteFile } from '../quote-files.ts';
import { ACCEPT_FORM, AcceptBox, AllLines, Failed, Messages, type ReturnedForm, SelectionMinimum } from './actions.tsx';
import { ChangedPrices } from './changed-prices.tsx';
import { History, StaffFiles, Steps } from './history.tsx';
import { QuoteLines } from './lines.tsx';
import './quote-page.css';

interface HeadProps {
  readonly quote: QuoteRequest;
  readonly shown: ShownQuote;
  readonly address: string;
  /** Number of the reply that the page shows; 0: none. */
  readonly revision: number;
}

const Head = ({ quote, shown, address, revision }: HeadProps): ReactNode => {
  const { contact, number, publicId, texts } = quote;
  return (
    <div className="quote-page-head">
      <div>
        <h1 className="heading-2">
          <span className="visually-hidden">Quote </span>
          <span className="text-mono">{number}</span>
          {revision === 0 ? null : <span className="quote-page-revision">R{revision}</span>}
        </h1>
        <p className="text-secondary">
          {sentText(shown.lines.length, texts)}. For {[contact.name, contact.company].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="quote-page-actions">
        <a className="button" href={quotePdfHref(quoteHref(publicId))}>
          <Download className="icon" aria-hidden="true" />
          PDF
        </a>
        <button type="button" className="button only-script" data-enhance="print">
          <Printer className="icon" aria-hidden="true" />
          Print
        </button>
        <button type="button" className="button" data-copy={address}>
          <Link2 className="icon" aria-hidden="true" />
          Copy link
        </button>
        <a className="button" href={reorderHref(address)}>
          Reorder
        </a>
      </p>
    </div>
  );
};

const validText = ({ validUntil }: QuoteRequest): string =>
  validUntil === null ? `${VALID_DAYS} days from our answer` : longDay(new Date(validUntil));

const Facts = (props: { quote: QuoteRequest; state: QuoteState; shown: ShownQuote }): ReactNode => {
  const { quote, state, shown } = props;
  const { longestShipTime } = shown.totals;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Status', quoteStateText(state)],
    ['Date', longDay(new Date(quote.answeredAt ?? quote.requestedAt))],
    ['Valid until', validText(quote)],
    ['Longest ship time', longestShipTime === null ? '–' : shipTimeValue(longestShipTime)],
    ['Terms', 'US dollars, freight not included'],
    ...(quote.orderNumber === '' ? [] : [['Your order number', quote.orderNumber] as const]),
    ...contactFacts(quote.contact).map(({ label, text }) => [label, text] as const),
  ];
  return (
    <dl className="title-block quote-page-facts">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} valueClassName="quote-page-fact">
          {value}
        </Fact>
      ))}
    </dl>
  );
};

/** Notices above the lines. */
const Notices = ({ quote, state, shown }: { quote: QuoteRequest; state: QuoteState; shown: ShownQuote }): ReactNode => {
  const withdrawn = quote.events.findLast(({ kind }) => kind === 'withdrawn');
  return (
    <>
      {state === 'withdrawn' ? (
        <Notice tone="danger">
          <b>This quote is closed.</b> <span className="quote-page-words">{withdrawn?.words}</span>
        </Notice>
      ) : null}
      {state === 'expired' ? (
        <Notice tone="warning">
          <b>This quote has expired.</b> It was valid until {validText(quote)}. Request it again, and we will price
          every line again.
        </Notice>
      ) : null}
      {state === 'received' && quote.answer !== null ? (
        <Notice tone="info">
          <b>You asked again.</b> The prices below are from our last quote. We will price every line again.
        </Notice>
      ) : null}
      {quote.replaced === undefined ? <ChangedPrices shown={shown} /> : <Revised quote={quote} />}
    </>
  );
};

/** What changed since the reply that the latest one replaced. */
const Revised = ({ quote }: { readonly quote: QuoteRequest }): ReactNode => {
  const { replaced, answer, validUntil, publicId } = quote;
  if (replaced === undefined) return null;
  const changes = revisionChanges(quote, replaced, { answer, validUntil });
  return (
    <Notice tone="info" as="div">
      <b>What changed since R{replaced.revision}</b>
      <ul className="quote-page-changes">
        {changes.map((change) => (
          <li key={`${change.line} ${change.what}`}>{changeText(change)}</li>
        ))}
      </ul>
      <a className="link" href={`${quoteHref(publicId)}?revision=${replaced.revision}`}>
        Show R{replaced.revision}
      </a>
    </Notice>
  );
};

/** Says that the page shows an earlier reply. */
const Replaced = ({ quote, earlier }: { readonly quote: QuoteRequest; readonly earlier: SentRevision }): ReactNode => (
  <Notice tone="warning">
    <b>Replaced by R{revisionOf(quote)}.</b> This is R{earlier.revision} as it was sent on{' '}
    {longDay(new Date(earlier.answeredAt))}. It cannot be accepted.{' '}
    <a className="link" href={quoteHref(quote.publicId)}>
      Show R{revisionOf(quote)}
    </a>
  </Notice>
);

/** Returns the quote as it was with an earlier reply. */
const asSent = (quote: QuoteRequest, { answer, answeredAt, validUntil }: SentRevision): QuoteRequest => ({
  ...quote,
  answer,
  answeredAt,
  validUntil,
  state: 'answered',
  acceptance: null,
  orderNumber: '',
  replaced: undefined,
});

/** @param texts of the selected lines; null: the quote cannot be accepted now */
const Totals = ({ shown, texts }: { shown: ShownQuote; texts: SelectionTexts | null }): ReactNode => {
  const { priced, totals } = shown;
  return (
    <div className="quote-page-sum">
      <dl>
        <Fact label="Lines">
          <span data-sum="lines">{texts?.lines ?? totalText(shown)}</span>
        </Fact>
        <Fact label="Total, US dollars, freight not included">
          <span data-sum="total">
            {priced.length === 0 ? '–' : (texts?.total ?? formatCents(totals.subtotalCents))}
          </span>
        </Fact>
      </dl>
      {texts === null ? <OrderMinimum reached={totals.orderMinimumReached} /> : <SelectionMinimum texts={texts} />}
    </div>
  );
};

/** Returns the lines that are checked: those that were submitted, or all with a price. */
const selectedLines = (
  { state, returned, earlier }: QuotePageProps,
  { priced }: ShownQuote,
): readonly PricedLine[] | null => {
  if (state !== 'answered' || earlier !== null) return null;
  if (returned?.selected === undefined) return priced;
  const submitted = new Set(returned.selected);
  return priced.filter(({ position }) => submitted.has(String(position)));
};

export interface QuotePageProps {
  readonly quote: QuoteRequest;
  readonly state: QuoteState;
  /** The URL of the page, for visitors to share. */
  readonly address: string;
  readonly settings: Settings;
  /** Idempotency key: the same form sent twice is one message. */
  readonly formKey: string;
  /** A form of the page that is shown again. */
  readonly returned: ReturnedForm | null;
  /** The earlier reply that the page shows; null: the latest. */
  readonly earlier: SentRevision | null;
  /** Uploaded files of the replies. */
  readonly files: readonly QuoteFile[];
}

/** A quote: its status, lines, totals, messages, and the visitor's actions. Prints as a document. */
export function QuotePage(props: QuotePageProps): ReactNode {
  const { state, address, settings, earlier, returned } = props;
  const quote = earlier === null ? props.quote : asSent(props.quote, earlier);
  const shown = shownQuote({ ...quote, choices: returned?.choices ?? [] });
  const revision = earlier?.revision ?? (quote.answeredAt === null ? 0 : revisionOf(quote));
  const selected = selectedLines(props, shown);
  const texts = selected === null ? null : selectionTexts(shown.counts, selected);
  return (
    <div className="page quote-page">
      <Breadcrumb
        items={[{ label: 'Home', href: '/' }, { label: 'Your quotes', href: QUOTES_PATH }, { label: quote.number }]}
      />
      <Head quote={quote} shown={shown} address={address} revision={revision} />
      <Steps quote={quote} state={state} />
      <div className="quote-page-columns">
        <div className="quote-page-main">
          <Facts quote={quote} state={state} shown={shown} />
          <Failed returned={props.returned} />
          {earlier === null ? (
            <Notices quote={quote} state={state} shown={shown} />
          ) : (
            <Replaced quote={props.quote} earlier={earlier} />
          )}
          {quote.answer === null || quote.answer.words === '' ? null : (
            <p className="quote-page-answer quote-page-words">{quote.answer.words}</p>
          )}
        </div>
        <div className="quote-page-main">
          {selected === null || shown.priced.length < 2 ? null : <AllLines count={shown.priced.length} />}
          <QuoteLines shown={shown} selection={selected && { form: ACCEPT_FORM, selected }} />
          <Totals shown={shown} texts={texts} />
        </div>
        {earlier === null ? <AcceptBox {...props} shown={shown} texts={texts} /> : null}
        <div className="quote-page-main">
          <Messages {...props} salesEmail={settings.salesEmail} />
          <PricingNotes />
        </div>
        <aside className="quote-page-aside" aria-label="History and files">
          <History quote={quote} shown={shown} />
          <StaffFiles quote={quote} uploaded={props.files} />
        </aside>
      </div>
    </div>
  );
}
