import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { usdCents } from '../../../../domain/kit/units.ts';
import { LOST_REASONS } from '../../../../domain/order/quotes/desk/lost-reason.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import type { InboxQuote } from '../../../quotes/desk/listed-rows.ts';
import type { EarlierQuotes, PreviewLine, QuotePreview } from '../../../quotes/desk/quote-preview.ts';
import { deskDay } from '../../desk-time.ts';
import { refOf } from './list-table.tsx';

const earlierText = ({ count, accepted, last }: EarlierQuotes): string => {
  if (count === 0 || last === null) return 'First quote of this customer';
  const value = last.valueCents === null ? '' : `, ${formatCents(usdCents(last.valueCents))}`;
  return `${counted(count, 'quote')} before, ${accepted} accepted; last ${deskDay(Date.parse(last.requestedAt))}${value}`;
};

const Line = ({ line }: { readonly line: PreviewLine }): ReactNode => (
  <li>
    {line.isOpen ? <CircleAlert className="icon" aria-label="Open:" /> : null}
    <span className={line.isPart ? 'text-mono' : undefined}>{line.isPart ? line.name : `“${line.name}”`}</span>
    <span>{line.detail}</span>
  </li>
);

const Lines = ({ preview }: { readonly preview: QuotePreview }): ReactNode => {
  const hidden = preview.lineCount - preview.lines.length;
  return (
    <div>
      <h3>{counted(preview.lineCount, 'line')}</h3>
      <ul className="quotes-lines">
        {preview.lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ul>
      {hidden > 0 ? <p className="quotes-muted">and {counted(hidden, 'more line', 'more lines')}</p> : null}
    </div>
  );
};

const Lost = ({ quote }: { readonly quote: InboxQuote }): ReactNode =>
  quote.lostReason === null ? null : (
    <div className="desk-internal">
      <h3>Lost: {LOST_REASONS[quote.lostReason]}</h3>
      {quote.lostNote === '' ? null : <p>{quote.lostNote}</p>}
    </div>
  );

const Actions = ({ quote, back }: { readonly quote: InboxQuote; readonly back: string }): ReactNode => {
  const query = (action: string): string =>
    `/desk/quotes/change?${new URLSearchParams({ action, quote: refOf(quote), back })}`;
  const isClosed = quote.status === 'lost' || quote.status === 'withdrawn';
  return (
    <>
      <a className="button" href={query('owner')} data-change="owner">
        Assign
      </a>
      <a className="button" href={query('follow-up')} data-change="follow-up">
        Follow up
      </a>
      {isClosed || quote.status === 'accepted' ? null : (
        <a className="button" href={query('lost')} data-change="lost">
          Lost
        </a>
      )}
      {quote.status === 'lost' ? (
        <form method="post" action="/desk/quotes/reopen">
          <input type="hidden" name="quote" value={refOf(quote)} />
          <input type="hidden" name="back" value={back} />
          <button className="button" type="submit">
            Reopen
          </button>
        </form>
      ) : null}
    </>
  );
};

export interface PreviewProps {
  readonly quote: InboxQuote;
  readonly preview: QuotePreview;
  /** Position in the list, such as '3 of 10'; '' if it is not in the list. */
  readonly position: string;
  readonly mayChange: boolean;
  /** Path of the list, to return to after a change. */
  readonly back: string;
}

/** The side panel of the current quote. */
export const PreviewPanel = ({ quote, preview, position, mayChange, back }: PreviewProps): ReactNode => {
  const { number, company, name, email, phone } = quote;
  return (
    <aside className="quotes-preview" id="preview" aria-label={`Preview of ${number}`} data-ref={refOf(quote)}>
      <div className="quotes-preview-head">
        <h2 className="text-mono">{number}</h2>
        <span className="quotes-muted" data-position>
          {position}
        </span>
      </div>
      <div>
        <b>{company || name}</b>
        {company === '' || name === '' ? '' : `, ${name}`}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
        {phone === '' ? '' : ` · ${phone}`}
        <br />
        <span className="quotes-muted">{earlierText(preview.earlier)}</span>
      </div>
      <Lost quote={quote} />
      {preview.message === '' ? null : (
        <div>
          <h3>{preview.isLastMessage ? 'Message without a reply' : 'Message'}</h3>
          <p className="quotes-message">“{preview.message}”</p>
        </div>
      )}
      {quote.followUpOn === null ? null : (
        <div className="desk-internal">
          <h3>Follow up {deskDay(Date.parse(`${quote.followUpOn}T12:00:00Z`))}</h3>
          {quote.followUpNote === '' ? null : <p>{quote.followUpNote}</p>}
        </div>
      )}
      <Lines preview={preview} />
      <div className="quotes-preview-actions">
        <a className="button button-primary" href={`/desk/quotes/${number}`}>
          Open <kbd>Enter</kbd>
        </a>
        {mayChange ? <Actions quote={quote} back={back} /> : null}
      </div>
    </aside>
  );
};
