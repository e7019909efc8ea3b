import { Check, CircleAlert, CircleX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../../../../../domain/kit/text/counted.ts';
import { changeText } from '../../../../../domain/order/quotes/desk/revision-changes.ts';
import type { SendCheck } from '../../../../../domain/order/quotes/desk/send-checks.ts';
import { formatCents } from '../../../../../domain/shop/pricing/money.ts';
import type { MailTable } from '../../../../mail/mail-table.tsx';
import type { QuoteView } from '../quote-view.ts';
import type { MailPreview } from './preview.ts';
import { REMIND_DAYS } from './send-options.ts';

const ICONS = { ok: Check, warning: CircleAlert, error: CircleX } as const;
const WORDS = { ok: 'Passed', warning: 'Warning', error: 'Error' } as const;

const Checks = ({ checks }: { readonly checks: readonly SendCheck[] }): ReactNode => (
  <ul className="quote-editor-checks">
    {checks.map(({ tone, text }) => {
      const Icon = ICONS[tone];
      return (
        <li key={text}>
          <span className={`quote-editor-check-${tone}`}>
            <Icon className="icon icon-small" aria-hidden="true" />
            <span className="visually-hidden">{WORDS[tone]}: </span>
          </span>
          <span>{text}</span>
        </li>
      );
    })}
  </ul>
);

const MailTablePreview = ({ table }: { readonly table: MailTable }): ReactNode => (
  <table>
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col" className="text-number">
          Qty
        </th>
        <th scope="col">Ships</th>
        <th scope="col" className="text-number">
          Unit
        </th>
        <th scope="col" className="text-number">
          Total
        </th>
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ part, details, figures }, at) => (
        // Two lines may have the same part.
        <tr key={at}>
          <th scope="row">
            <span className="text-mono">{part}</span>
            {details.map((text) => (
              <small key={text}>{text}</small>
            ))}
          </th>
          {figures === null ? (
            <td colSpan={4} />
          ) : (
            <>
              <td className="text-number">{figures.quantity}</td>
              <td>{figures.shipTime}</td>
              <td className="text-number">
                {figures.before === '' ? null : <s>{figures.before}</s>} {figures.unitPrice}
              </td>
              <td className="text-number">{figures.total}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
    <tfoot>
      {table.more === '' ? null : (
        <tr>
          <td colSpan={5}>{table.more}</td>
        </tr>
      )}
      <tr>
        <th scope="row" colSpan={4}>
          Total, freight not included
        </th>
        <td className="text-number">
          <b>{table.total}</b>
        </td>
      </tr>
    </tfoot>
  </table>
);

/** The email as the customer will get it. */
const Preview = ({ preview: { from, to, content } }: { readonly preview: MailPreview }): ReactNode => (
  <article className="quote-editor-mail" aria-label="Email to the customer">
    <dl>
      <div>
        <dt>From</dt>
        <dd>{from}</dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>{to}</dd>
      </div>
      <div>
        <dt>Subject</dt>
        <dd>{content.subject}</dd>
      </div>
    </dl>
    <div>
      <h3>{content.heading}</h3>
      {content.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {content.action === null ? null : <span className="quote-editor-mail-button">{content.action.label}</span>}
      {content.comment === undefined ? null : (
        <blockquote>
          {content.comment.words} <small>{content.comment.from}</small>
        </blockquote>
      )}
      {content.table === undefined ? null : <MailTablePreview table={content.table} />}
    </div>
  </article>
);

/** The dialog before a quote is sent. Without JavaScript it is open when the page loads. */
export const SendDialog = (props: {
  readonly view: QuoteView;
  readonly preview: MailPreview;
  readonly salesEmail: string;
}): ReactNode => {
  const { view, preview, salesEmail } = props;
  const { quote, revision, checks, changes, draft, shown } = view;
  const isBlocked = checks.some(({ tone }) => tone === 'error');
  const action = `/desk/quotes/${quote.number}`;
  return (
    <dialog open className="quote-editor-dialog" aria-labelledby="review">
      <header>
        <h2 id="review">
          Send {quote.number} R{revision + 1}
        </h2>
        <span className="text-secondary">
          {counted(shown.counts.priced, 'line')}, {formatCents(shown.totals.subtotalCents)}
        </span>
        <a className="icon-button" href={`${action}#send`} aria-label="Close">
          <X className="icon" aria-hidden="true" />
        </a>
      </header>
      <div className="quote-editor-dialog-body">
        <div>
          <h3>Checks</h3>
          <Checks checks={checks} />
          {revision === 0 ? null : (
            <>
              <h3>What changed since R{revision}</h3>
              <ul className="quote-editor-checks">
                {changes.map((change) => (
                  <li key={`${change.line} ${change.what}`}>{changeText(change)}</li>
                ))}
              </ul>
            </>
          )}
          <form id="send-form" method="post" action={`${action}/send`}>
            <h3>Email</h3>
            <input type="hidden" name="version" value={draft.version} />
            <label className="choice">
              <input type="checkbox" name="copy" value="1" defaultChecked />
              <span>Send a copy to {salesEmail}</span>
            </label>
            <label className="choice">
              <input type="checkbox" name="remind" value="1" />
              <span>Remind the customer {REMIND_DAYS} days before it expires</span>
            </label>
            <p className="text-muted">
              The email links to the{' '}
              <a className="link" href={`${action}/preview`}>
                page
              </a>{' '}
              and the{' '}
              <a className="link" href={`${action}/quote.pdf`}>
                PDF of R{revision + 1}
              </a>
              .
            </p>
          </form>
        </div>
        <div>
          <Preview preview={preview} />
        </div>
      </div>
      <footer>
        <span className="text-secondary">
          {revision === 0
            ? 'Nothing was sent before.'
            : `R${revision} stays readable; its page says “Replaced by R${revision + 1}”.`}
        </span>
        <a className="button" href={`${action}#send`}>
          Back
        </a>
        <button className="button button-primary" type="submit" form="send-form" disabled={isBlocked}>
          Send R{revision + 1} <kbd>Ctrl Enter</kbd>
        </button>
      </footer>
    </dialog>
  );
};
