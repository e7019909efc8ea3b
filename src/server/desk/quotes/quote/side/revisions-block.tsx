import type { ReactNode } from 'react';
import { counted } from '../../../../../domain/kit/text/counted.ts';
import { changeText } from '../../../../../domain/order/quotes/desk/revision-changes.ts';
import { quoteHref } from '../../../../../domain/order/quotes/quote-links.ts';
import { shownQuote } from '../../../../../domain/order/quotes/shown-line.ts';
import { formatCents } from '../../../../../domain/shop/pricing/money.ts';
import { deskTime } from '../../../desk-time.ts';
import type { SideProps } from './side-props.ts';

const MAX_CHANGES = 12;

/** The revisions, newest first, with what changed, down to the request. */
export const RevisionsBlock = ({ view }: SideProps): ReactNode => {
  const { desk, quote, mode, revision, draft, changes, now } = view;
  const href = quoteHref(quote.publicId);
  return (
    <section className="quote-editor-block" aria-labelledby="revisions">
      <h2 id="revisions">Revisions</h2>
      <div className="quote-editor-body">
        <ol className="quote-editor-revisions">
          {mode === 'edit' ? (
            <li className="quote-editor-current">
              <b>R{revision + 1}</b> draft{draft.by === '' ? '' : `, ${draft.by}`}{' '}
              {draft.at === '' ? null : <small>{deskTime(Date.parse(draft.at), now)}</small>}
              <ul>
                {changes.slice(0, MAX_CHANGES).map((change) => (
                  <li key={`${change.line} ${change.what}`}>{changeText(change)}</li>
                ))}
                {changes.length > MAX_CHANGES ? (
                  <li>and {counted(changes.length - MAX_CHANGES, 'more change')}</li>
                ) : null}
              </ul>
            </li>
          ) : null}
          {desk.revisions.map((one) => {
            const shown = shownQuote({ ...quote, answer: one.answer, state: 'answered', acceptance: null });
            const isLast = one.revision === revision;
            const viewed =
              isLast && desk.work.viewedAt !== null ? `, viewed ${deskTime(Date.parse(desk.work.viewedAt), now)}` : '';
            return (
              <li key={one.revision}>
                <a className="link" href={isLast ? href : `${href}?revision=${one.revision}`}>
                  <b>R{one.revision}</b>
                </a>{' '}
                sent {deskTime(Date.parse(one.answeredAt), now)}
                {viewed}
                <ul>
                  <li>
                    {counted(shown.counts.priced, 'line')} priced, {shown.counts.open} open.{' '}
                    {formatCents(shown.totals.subtotalCents)}
                  </li>
                  <li>
                    {one.who === '' ? 'Entered in Directus' : one.who}.{' '}
                    <abbr title={`SHA-256 ${one.digest}`}>SHA-256</abbr>{' '}
                    <span className="text-mono">{one.digest.slice(0, 8)}</span>
                  </li>
                </ul>
              </li>
            );
          })}
          <li>
            <b>Request</b> {deskTime(Date.parse(quote.requestedAt), now)}
          </li>
        </ol>
      </div>
    </section>
  );
};
