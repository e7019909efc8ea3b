import { CircleAlert, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import { fileSizeText } from '../../../../domain/kit/forms/attachment.ts';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { usdCents } from '../../../../domain/kit/units.ts';
import { positionsText } from '../../../../domain/order/quotes/acceptance.ts';
import { discountText } from '../../../../domain/order/quotes/desk/discount.ts';
import { fieldIn } from '../../../../domain/order/quotes/desk/draft-fields.ts';
import { changeText } from '../../../../domain/order/quotes/desk/revision-changes.ts';
import { contactFacts } from '../../../../domain/order/quotes/quote-contact.ts';
import { quoteHref } from '../../../../domain/order/quotes/quote-links.ts';
import { shownQuote } from '../../../../domain/order/quotes/shown-line.ts';
import { divideRounded, formatCents } from '../../../../domain/shop/pricing/money.ts';
import { auditDetail } from '../../../../domain/site/staff/audit-detail.ts';
import { AUDIT_ACTIONS, isAuditAction } from '../../../../domain/site/staff/audit-entry.ts';
import { deskTime } from '../../desk-time.ts';
import { DRAFT_FORM, DraftButton, DraftInput, LabeledInput } from './fields.tsx';
import type { QuoteView } from './quote-view.ts';
import { sumsOf } from './sums.ts';

export interface SideProps {
  readonly view: QuoteView;
}

/** Totals, validity, and the button that leads to the review. */
export const SendBlock = ({ view }: SideProps): ReactNode => {
  const { revision, checks, read, fields, draft, now } = view;
  const sums = sumsOf(view);
  const errors = checks.filter(({ tone }) => tone === 'error');
  const priced = read.lines.filter(({ total }) => total !== null).map(({ position }) => position);
  const percent = sums.listCents === 0 ? 0 : divideRounded((sums.listCents - sums.ourCents) * 10_000, sums.listCents);
  return (
    <section className="quote-editor-block quote-editor-send" aria-labelledby="send">
      <h2 id="send">Send R{revision + 1}</h2>
      <div className="quote-editor-body">
        <dl className="quote-editor-pairs">
          <div>
            <dt>List total</dt>
            <dd data-sum="list">{formatCents(sums.listCents)}</dd>
          </div>
          <div>
            <dt>Our total{priced.length === 0 ? '' : `, ${positionsText(priced)}`}</dt>
            <dd data-sum="total">{formatCents(sums.totalCents)}</dd>
          </div>
          <div>
            <dt>Discount on list-priced lines</dt>
            <dd data-sum="discount">
              {formatCents(usdCents(sums.listCents - sums.ourCents))}, {discountText(percent)}%
            </dd>
          </div>
        </dl>
        <p className="quote-editor-care" data-blocking="" hidden={errors.length === 0}>
          <CircleAlert className="icon icon-small" aria-hidden="true" />{' '}
          <span role="status">{errors[0]?.text ?? ''}</span>
        </p>
        <div className="quote-editor-pair">
          <LabeledInput name="valid_until" label="Valid until" type="date" fields={fields} problems={read.problems} />
          <LabeledInput name="follow_up" label="Follow up" type="date" fields={fields} problems={read.problems} />
        </div>
        <DraftButton action="review" className="button button-primary button-full">
          Review and send
        </DraftButton>
        <DraftButton action="save" className="button button-full">
          Save draft
        </DraftButton>
        <p className="text-muted quote-editor-saved" data-saved="">
          {draft.draft === null ? 'Not saved yet.' : `Saved ${deskTime(Date.parse(draft.at), now)} by ${draft.by}.`}{' '}
          {revision === 0 ? '' : `The customer sees R${revision} until R${revision + 1} is sent.`}
        </p>
      </div>
    </section>
  );
};

/** The note to the customer with files, and notes that only staff see. */
export const NotesBlock = ({ view }: SideProps): ReactNode => {
  const { fields, read, desk, quote, mayEdit, mode, now } = view;
  const isEdited = mode === 'edit' && mayEdit;
  return (
    <section className="quote-editor-block" id="notes" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <div className="quote-editor-body">
        {isEdited ? (
          <>
            <label className="field">
              <span>Note to customer</span>
              <textarea
                className="field-input"
                form={DRAFT_FORM}
                name="words"
                rows={3}
                maxLength={5000}
                defaultValue={fieldIn(fields, 'words')}
              />
              <span className="field-hint">Appears above the lines, in the email and in the PDF.</span>
            </label>
            <details open={fieldIn(fields, 'file1_url') !== ''}>
              <summary className="link">Files for the customer</summary>
              {[1, 2, 3].map((at) => (
                <div className="quote-editor-pair" key={at}>
                  <DraftInput name={`file${at}_label`} label={`Name of file ${at}`} fields={fields} problems={[]} />
                  <DraftInput
                    name={`file${at}_url`}
                    label={`https address of file ${at}`}
                    fields={fields}
                    problems={read.problems}
                  />
                </div>
              ))}
              <span className="field-hint">Name and https address of up to three files.</span>
            </details>
          </>
        ) : null}
        <h3>Internal {desk.notes.length === 0 ? '' : desk.notes.length}</h3>
        {desk.notes.map(({ id, who, at, words, line }) => (
          <p key={id} className="desk-internal quote-editor-note">
            {line === null ? '' : `Line ${line}: `}
            {words}{' '}
            <small>
              {who}, {deskTime(Date.parse(at), now)}
            </small>
          </p>
        ))}
        {mayEdit ? (
          <form method="post" action={`/desk/quotes/${quote.number}/notes`} className="desk-form">
            <label className="field">
              <span>Internal note, never sent</span>
              <textarea className="field-input desk-internal" name="note" rows={2} maxLength={2000} required />
            </label>
            <div className="quote-editor-row">
              <select className="field-input field-select field-input-small" name="line" aria-label="Line of the note">
                <option value="">Whole quote</option>
                {read.lines.map(({ position }) => (
                  <option key={position} value={position}>
                    Line {position}
                  </option>
                ))}
              </select>
              <button className="button button-small" type="submit">
                Add note
              </button>
            </div>
          </form>
        ) : null}
      </div>
    </section>
  );
};

/** The customer, with their earlier quotes. */
export const CustomerBlock = ({ view }: SideProps): ReactNode => {
  const { contact } = view.quote;
  const { quotes, accepted } = view.desk.customer;
  const facts: readonly (readonly [string, string])[] = [
    ['Company', contact.company],
    ['Contact', contact.name],
    ['Email', contact.email],
    ['Phone', contact.phone],
    ...contactFacts(contact).map(({ label, text }) => [label, text] as const),
    ['Accepted before', quotes === 0 ? '' : `${accepted} of ${quotes}`],
  ];
  return (
    <section className="quote-editor-block" aria-labelledby="customer">
      <h2 id="customer">
        Customer{' '}
        <a className="link" href={`/desk/quotes?q=${encodeURIComponent(contact.email)}`}>
          {counted(quotes, 'quote')}
        </a>
      </h2>
      <div className="quote-editor-body">
        <dl className="quote-editor-pairs">
          {facts
            .filter(([, text]) => text !== '')
            .map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
};

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

/** Who did what, newest first. */
export const HistoryBlock = ({ view: { desk, now } }: SideProps): ReactNode => (
  <section className="quote-editor-block" id="history" aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    <div className="quote-editor-body">
      {desk.audit.length === 0 ? <p className="text-muted">Nobody changed it at the desk yet.</p> : null}
      <ul className="quote-editor-history">
        {desk.audit.map(({ at, who, action, before, after }) => (
          <li key={`${at} ${action}`}>
            <b>{isAuditAction(action) ? AUDIT_ACTIONS[action] : action}</b> by {who.split(' <', 1)}{' '}
            <small>{deskTime(at, now)}</small>
            <p className="text-muted">{auditDetail(before, after)}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** The conversation with the customer, and a form to write. */
export const MessagesBlock = ({ view, formKey }: SideProps & { readonly formKey: string }): ReactNode => {
  const { quote, now, mayEdit, state } = view;
  const { contact } = quote;
  const customer = contact.name || contact.email;
  const said = [
    ...(contact.message === ''
      ? []
      : [{ at: quote.requestedAt, who: customer, words: contact.message, files: [], event: -1 }]),
    ...quote.events.flatMap(({ kind, actor, at, words, files }, event) =>
      kind === 'message' || (kind === 'answered' && words !== '')
        ? [{ at, who: actor === 'staff' ? 'Sales desk' : customer, words, files, event }]
        : [],
    ),
  ];
  return (
    <section className="quote-editor-messages" id="messages" aria-labelledby="messages-title">
      <h2 className="desk-heading" id="messages-title">
        Messages
      </h2>
      {said.length === 0 ? <p className="text-muted">No messages yet.</p> : null}
      {said.map(({ at, who, words, files, event }) => (
        <article key={`${at} ${who}`}>
          <p>
            <b>{who}</b> <small className="text-muted">{deskTime(Date.parse(at), now)}</small>
          </p>
          <p className="quote-editor-words-said">{words}</p>
          {files.map(({ name, size }, file) => (
            <a key={name} className="link" href={`/desk/quotes/${quote.number}/files/${event}/${file}`}>
              <Download className="icon icon-small" aria-hidden="true" /> {name}, {fileSizeText(size)}
            </a>
          ))}
        </article>
      ))}
      {!mayEdit || state === 'withdrawn' ? null : (
        <form method="post" action={`/desk/quotes/${quote.number}/messages`} className="desk-form">
          <input type="hidden" name="key" value={formKey} />
          <label className="field">
            <span>Message to {customer}</span>
            <textarea className="field-input" name="message" rows={3} maxLength={5000} required />
            <span className="field-hint">By email, and on the page of the quote.</span>
          </label>
          <button className="button" type="submit">
            Send message
          </button>
        </form>
      )}
    </section>
  );
};

/** What happened to the last revision, and what can be done now. */
export const StateNotices = ({ view }: SideProps): ReactNode => {
  const { mode, quote, desk, state, revision, mayEdit, now, status } = view;
  const start = (label: string): ReactNode =>
    mayEdit && mode === 'sent' ? (
      <form method="post" action={`/desk/quotes/${quote.number}/start`} className="quote-editor-notice-action">
        <button className="button button-small" type="submit">
          {label}
        </button>
      </form>
    ) : null;
  const sentAt = quote.answeredAt === null ? '' : deskTime(Date.parse(quote.answeredAt), now);
  return (
    <>
      {mode === 'sent' && state === 'answered' ? (
        <Notice tone="ok" as="div" className="quote-editor-notice">
          <b>
            R{revision} sent {sentAt}
          </b>{' '}
          to {quote.contact.email}.{' '}
          {desk.work.viewedAt === null
            ? 'Page not viewed yet.'
            : `Viewed ${deskTime(Date.parse(desk.work.viewedAt), now)}.`}{' '}
          {status === 'reply' ? 'The customer wrote since.' : ''}
          {start(`Start R${revision + 1}`)}
        </Notice>
      ) : null}
      {mode === 'sent' && state === 'expired' ? (
        <Notice tone="info" as="div" className="quote-editor-notice">
          <b>Expired{desk.work.viewedAt === null ? ', never viewed' : ''}.</b> Its prices are no longer valid.
          {start(`Extend as R${revision + 1}`)}
        </Notice>
      ) : null}
      {state === 'accepted' ? (
        <Notice tone="ok" as="div" className="quote-editor-notice">
          <b>{quote.orderNumber === '' ? 'Accepted without an order number' : `Order number ${quote.orderNumber}`}</b>,{' '}
          accepted{' '}
          {deskTime(Date.parse(quote.events.findLast(({ kind }) => kind === 'accepted')?.at ?? quote.requestedAt), now)}
          . Its lines are locked. Confirm the order by email.
        </Notice>
      ) : null}
      {desk.undelivered
        .filter(({ kind }) => !kind.startsWith('sales_'))
        .map(({ kind, tries, dueAt }) => (
          <Notice key={kind} tone="danger" icon={CircleAlert} as="div" className="quote-editor-notice">
            <b>An email to {quote.contact.email} could not be delivered</b> after {counted(tries, 'attempt')}.{' '}
            {dueAt === null ? 'No further attempts.' : `Next attempt ${deskTime(dueAt, now)}.`} The quote page is live:{' '}
            <a className="link" href={quoteHref(quote.publicId)}>
              link for the customer
            </a>
          </Notice>
        ))}
    </>
  );
};
