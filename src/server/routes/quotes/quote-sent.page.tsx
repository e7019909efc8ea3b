import { Link2, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { EmailLink } from '../../../client/ui/links/email-link.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { OrderMinimum } from '../../../client/ui/pricing/pricing-notes.tsx';
import { telephoneHref } from '../../../domain/kit/text/telephone-href.ts';
import type { QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import { quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { VALID_DAYS } from '../../../domain/order/quotes/quote-state.ts';
import { shownQuote, totalText } from '../../../domain/order/quotes/shown-line.ts';
import { CART_PATH } from '../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { Mark } from '../../../drawings/mark.tsx';
import { ChangedPrices } from '../../quotes/page/changed-prices.tsx';
import { QuoteLines } from '../../quotes/page/lines.tsx';
import type { PageHead } from '../../render/page-head.ts';
import type { Settings } from '../../settings.ts';
import './quote-sent.page.css';
import { quoteHead } from './quote-head.ts';

export const head = ({ quote }: { readonly quote: QuoteRequest }): PageHead => ({
  ...quoteHead(quote),
  sheets: ['quotes'],
});

const STEPS = [
  ['We check', 'Stock, price and ship date of every line. An engineer reviews unmatched lines.'],
  [
    'You get a price',
    `By email, with the quote’s page and its PDF. It is valid for ${VALID_DAYS} days. Changed prices are marked.`,
  ],
  ['You accept or request changes', 'On the quote’s page. Request another quantity or date there, too.'],
  ['We confirm the order', 'By email. Nothing is ordered or charged before that.'],
] as const;

/** What happens with the request, and who does it. */
const Next = (): ReactNode => (
  <section aria-labelledby="next">
    <h2 className="heading-4" id="next">
      What happens next
    </h2>
    <ol className="quote-sent-page-next">
      {STEPS.map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </section>
);

const Questions = ({ settings, number }: { settings: Settings; number: string }): ReactNode => (
  <aside aria-labelledby="questions">
    <h2 className="heading-4" id="questions">
      Questions
    </h2>
    {settings.phone === '' ? null : (
      <p>
        <TextLink href={telephoneHref(settings.phone)}>{settings.phone}</TextLink>
      </p>
    )}
    <p>
      <EmailLink email={settings.salesEmail} subject={`Quote request ${number}`} />
      <span className="text-small quote-sent-page-hint">Mention {number}</span>
    </p>
  </aside>
);

/** Confirms a request: its number, its URL, what happens next, and what was sent. */
export default function QuoteSentPage({ quote, settings }: { quote: QuoteRequest; settings: Settings }): ReactNode {
  const { number, contact, publicId } = quote;
  const href = quoteHref(publicId);
  const shown = shownQuote(quote);
  const { totals } = shown;
  return (
    <div className="page quote-sent-page">
      <Breadcrumb
        items={[{ label: 'Home', href: '/' }, { label: 'Quote cart', href: CART_PATH }, { label: 'Request sent' }]}
      />
      <div className="quote-sent-page-head">
        <span className="quote-sent-page-mark" aria-hidden="true">
          <Mark size={92} />
        </span>
        <div>
          <h1 className="heading-2">Request sent</h1>
          <p className="text-lead">
            Your quote number is <b className="text-mono">{number}</b>. We will email {contact.email} once we have
            checked stock, price and ship date for every line.
          </p>
          <p className="quote-sent-page-actions">
            <a className="button button-primary" href={href}>
              Open the quote
            </a>
            <button type="button" className="button" data-copy={settings.siteUrl + href}>
              <Link2 className="icon" aria-hidden="true" />
              Copy link
            </button>
            <button type="button" className="button only-script" data-enhance="print">
              <Printer className="icon" aria-hidden="true" />
              Print
            </button>
          </p>
          <label
            className="choice only-script quote-sent-page-remember"
            data-enhance="remember-quote"
            data-number={number}
            data-href={href}
            data-contact={JSON.stringify({ ...contact, message: '', poNumber: '', needBy: '' })}
          >
            <input type="checkbox" />
            <span>
              Remember this request and my contact details on this device{' '}
              <span className="text-secondary">Do not check this on a shared computer: the link opens the quote.</span>
            </span>
          </label>
          <p className="text-secondary">
            We are emailing this link to {contact.email}. No account is needed: the link opens the quote.
          </p>
        </div>
      </div>
      <Next />
      <div className="quote-sent-page-columns">
        <section aria-labelledby="lines">
          <h2 className="heading-4" id="lines">
            What you sent
          </h2>
          <ChangedPrices shown={shown} />
          <QuoteLines shown={shown} />
          <p className="quote-sent-page-sum">
            <b>Estimated total, {totalText(shown)}</b>
            <b>{totals.pricedLines > 0 ? formatCents(totals.subtotalCents) : '–'}</b>
          </p>
          <OrderMinimum reached={totals.orderMinimumReached} />
        </section>
        <Questions settings={settings} number={number} />
      </div>
    </div>
  );
}
