import { CircleAlert, CircleCheck, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldProblem } from '../../../client/forms/field-problem.tsx';
import { FormControl } from '../../../client/forms/form-control.tsx';
import { EmailLink } from '../../../client/ui/links/email-link.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { ANSWER_FIELD, KEY_FIELD, TOTAL_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { type FormField, NO_UNITS } from '../../../domain/kit/forms/form-field.ts';
import { counted } from '../../../domain/kit/text/counted.ts';
import { acceptanceText } from '../../../domain/order/quotes/acceptance.ts';
import type { LineChoice } from '../../../domain/order/quotes/line-choices.ts';
import { customerEvents, type QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import { LONGEST_MESSAGE, LONGEST_ORDER_NUMBER } from '../../../domain/order/quotes/quote-limits.ts';
import { acceptHref, messagesHref, quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { nextState, type QuoteState } from '../../../domain/order/quotes/quote-state.ts';
import type { SelectionTexts } from '../../../domain/order/quotes/selection.ts';
import { type ShownQuote, totalText } from '../../../domain/order/quotes/shown-line.ts';
import { STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../../domain/shop/pricing/ship-time.ts';
import type { Refusal } from '../../forms/form-response.ts';
import { SentFiles, Timestamp } from './history.tsx';

/** A form of the page that is shown again, with what was entered. */
export interface ReturnedForm {
  readonly form: 'accept' | 'message';
  readonly text: string;
  /** Submitted line numbers of an acceptance. */
  readonly selected?: readonly string[];
  /** Offers that were chosen with an acceptance. */
  readonly choices?: readonly LineChoice[];
  /** Why it was rejected. null: the visitor requested the total of the selected lines. */
  readonly refusal: Refusal | null;
}

interface DeskProps {
  readonly quote: QuoteRequest;
  readonly state: QuoteState;
  readonly formKey: string;
  readonly returned: ReturnedForm | null;
}

/** Why a form was rejected. Shown above the page's content, because the form itself may be gone. */
export const Failed = ({ returned }: { returned: ReturnedForm | null }): ReactNode =>
  returned === null || returned.refusal === null ? null : (
    // The message is why the page is shown again, so it is read first.
    <Notice tone="danger" icon={CircleAlert} tabIndex={-1} autoFocus>
      {returned.refusal.message}
    </Notice>
  );

const refusedQuoteField = (returned: ReturnedForm | null, name: string): string =>
  returned?.refusal?.problems.find(({ parameter }) => parameter === name)?.message ?? '';

/** ID of the form that accepts the quote; the checkboxes of the lines belong to it. */
export const ACCEPT_FORM = 'accept';
/** ID of the box around the form, which has the total. */
const BOX = 'total';

type BoxProps = DeskProps & {
  readonly shown: ShownQuote;
  /** Texts about the checked lines. null: the quote cannot be accepted now. */
  readonly texts: SelectionTexts | null;
};

/** Says that the selected lines are below the order minimum. */
export const SelectionMinimum = ({ texts }: { readonly texts: SelectionTexts }): ReactNode => (
  <p className="pricing-notes-minimum" data-sum="minimum">
    {texts.minimum}
  </p>
);

/** Checks or unchecks all lines. */
export const AllLines = ({ count }: { readonly count: number }): ReactNode => (
  <label className="choice only-script quote-page-all">
    <input type="checkbox" data-all={ACCEPT_FORM} autoComplete="off" defaultChecked />
    <span>All {counted(count, 'priced line')}</span>
  </label>
);

/** Returns whether a line has other quantities or parts to choose from. */
const hasOffers = ({ lines, texts }: ShownQuote): boolean =>
  [...lines, ...texts].some(({ breaks, alternatives }) => breaks.length + alternatives.length > 0);

const UpdateTotal = ({ action }: { readonly action: string }): ReactNode => (
  <button type="submit" className="button button-full" name={TOTAL_FIELD} formAction={`${action}#${BOX}`}>
    Update total
  </button>
);

const AcceptForm = ({ quote, returned, shown, texts }: BoxProps & { readonly texts: SelectionTexts }): ReactNode => {
  if (shown.priced.length === 0) return <p>{texts.order}</p>;
  const entered = returned?.form === 'accept' ? returned : null;
  const problem = refusedQuoteField(entered, 'order_number');
  const action = acceptHref(quoteHref(quote.publicId));
  return (
    <form
      id={ACCEPT_FORM}
      method="post"
      action={action}
      data-enhance="select-lines"
      data-lines={shown.counts.lines}
      data-priced={shown.counts.priced}
    >
      <input type="hidden" name={ANSWER_FIELD} value={quote.answeredAt ?? ''} />
      <label className="field">
        <span>
          Your order number <span className="text-muted">(optional)</span>
        </span>
        <input
          className="field-input"
          name="order_number"
          maxLength={LONGEST_ORDER_NUMBER}
          autoComplete="off"
          defaultValue={entered?.text ?? quote.contact.poNumber}
          aria-invalid={problem !== ''}
          aria-describedby="order-number-problem"
        />
        <FieldProblem id="order-number-problem" problem={problem} />
      </label>
      {hasOffers(shown) ? (
        <>
          <p>“Update total” shows the total of what you chose.</p>
          <UpdateTotal action={action} />
        </>
      ) : (
        <noscript>
          <p>“Update total” shows the total of the checked lines.</p>
          <UpdateTotal action={action} />
        </noscript>
      )}
      <p aria-live="polite" data-sum="order">
        {texts.order}
      </p>
      <SelectionMinimum texts={texts} />
      <button type="submit" className="button button-primary button-large button-full">
        Accept selected lines
      </button>
      <p className="text-small">This sends an order request. Nothing is charged; we confirm the order by email.</p>
    </form>
  );
};

const ASK_ANEW = 'Please price these lines again.';

const AskAnew = ({ quote, formKey }: DeskProps): ReactNode => (
  <form method="post" action={messagesHref(quoteHref(quote.publicId))}>
    <input type="hidden" name={KEY_FIELD} value={`${formKey}-again`} />
    <input type="hidden" name="message" value={ASK_ANEW} />
    <button type="submit" className="button button-primary button-large button-full">
      Ask again
    </button>
    <p className="text-small">We price every line again and reply by email. This does not order anything.</p>
  </form>
);

const LEADS: Readonly<Partial<Record<QuoteState, string>>> = {
  received: 'We check stock, price and ship date of every line. We will email you the quote.',
  in_work: 'The sales desk is preparing your quote. We will email it to you.',
  accepted: 'We have your order request and confirm the order by email. Nothing is charged until then.',
  withdrawn:
    'It cannot be accepted any more. Do you still need these parts? Reorder puts its lines into a new request, or email us.',
};

/** The total, and the main action. */
export const AcceptBox = (props: BoxProps): ReactNode => {
  const { state, shown, texts } = props;
  const { longestShipTime } = shown.totals;
  const lead = LEADS[state];
  return (
    <section className="quote-page-box" id={BOX} aria-label="What you can do now">
      <h2 className="heading-2" data-sum="total">
        {shown.priced.length === 0 ? 'Not priced yet' : (texts?.total ?? formatCents(shown.totals.subtotalCents))}
      </h2>
      <p className="text-secondary">
        <span data-sum="lines">{texts?.lines ?? totalText(shown)}</span>
        {longestShipTime === null ? null : (
          <>
            <br />
            Longest ship time <span data-sum="shipTime">{texts?.shipTime ?? shipTimeValue(longestShipTime)}</span>
          </>
        )}
      </p>
      {state === 'accepted' ? (
        <Notice tone="ok" icon={CircleCheck}>
          You accepted {shown.leftOut.size > 0 ? 'part of ' : ''}this quote.
        </Notice>
      ) : null}
      {state === 'accepted' && shown.counts.open > 0 ? <p>{acceptanceText(shown)}</p> : null}
      {lead === undefined ? null : <p>{lead}</p>}
      {texts === null ? null : <AcceptForm {...props} texts={texts} />}
      {state === 'expired' ? <AskAnew {...props} /> : null}
      {state === 'withdrawn' ? (
        <a className="button button-strong button-full" href={STORE_PATH}>
          Shop O-rings
        </a>
      ) : null}
    </section>
  );
};

interface Said {
  readonly at: string;
  readonly who: string;
  readonly words: string;
  readonly files: QuoteRequest['events'][number]['files'];
}

const saidIn = (quote: QuoteRequest): readonly Said[] => [
  ...(quote.contact.message === ''
    ? []
    : [{ at: quote.requestedAt, who: 'You', words: quote.contact.message, files: [] }]),
  ...customerEvents(quote).flatMap(({ kind, actor, at, words, files }) =>
    words === '' || kind === 'accepted' ? [] : [{ at, who: actor === 'staff' ? 'Sales desk' : 'You', words, files }],
  ),
];

const FILES: FormField = {
  name: 'files',
  label: 'Drawings or pictures',
  kind: 'file',
  help: 'PDF, STEP, DXF, PNG or JPG, at most 3 files of 10 MB. The sales desk gets them; they are not shown again.',
};

const MessageForm = ({ quote, formKey, returned }: DeskProps): ReactNode => {
  const entered = returned?.form === 'message' ? returned : null;
  const [words, files] = [refusedQuoteField(entered, 'message'), refusedQuoteField(entered, 'files')];
  return (
    <form
      className="form-layout"
      method="post"
      encType="multipart/form-data"
      data-enhance="chosen-files"
      action={messagesHref(quoteHref(quote.publicId))}
    >
      <input type="hidden" name={KEY_FIELD} value={formKey} />
      <label className="field">
        <span>Ask about this quote</span>
        <textarea
          className="field-input"
          name="message"
          rows={3}
          required
          maxLength={LONGEST_MESSAGE}
          defaultValue={entered?.text}
          aria-invalid={words !== ''}
          aria-describedby="message-hint message-problem"
        />
        <span className="field-hint" id="message-hint">
          A question, another quantity, another date
        </span>
        <FieldProblem id="message-problem" problem={words} />
      </label>
      <FormControl field={FILES} units={NO_UNITS} formId="message" text="" problem={files} />
      <p className="form-layout-send">
        <button type="submit" className="button">
          <MessageSquare className="icon" aria-hidden="true" />
          Send message
        </button>
      </p>
    </form>
  );
};

/** The messages about the quote, oldest first, and a form to write another one. */
export const Messages = (props: DeskProps & { readonly salesEmail: string }): ReactNode => {
  const { quote, state, salesEmail } = props;
  const messages = saidIn(quote);
  return (
    <section className="quote-page-talk" id="messages" aria-labelledby="messages-title">
      <h2 className="heading-4" id="messages-title">
        Messages
      </h2>
      <div className="quote-page-messages">
        {messages.length === 0 ? null : (
          <div>
            {messages.map(({ at, who, words, files }) => (
              <article key={`${at} ${who}`}>
                <p className="text-small">
                  <b>{who}</b> <Timestamp at={at} />
                </p>
                <p className="quote-page-words">{words}</p>
                <SentFiles files={files} />
              </article>
            ))}
          </div>
        )}
        {nextState(state, 'message') === null ? (
          <p>
            Questions? Write to <EmailLink email={salesEmail} subject={`Quote ${quote.number}`} />.
          </p>
        ) : (
          <MessageForm {...props} />
        )}
      </div>
    </section>
  );
};
