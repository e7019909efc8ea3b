import { CircleAlert, CircleCheck, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldProblem } from '../../../client/forms/field-problem.tsx';
import { EmailLink } from '../../../client/ui/links/email-link.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { OrderMinimum } from '../../../client/ui/pricing/pricing-notes.tsx';
import { ACCEPTED_FILES } from '../../../domain/kit/forms/attachment.ts';
import { ANSWER_FIELD, KEY_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import { acceptedText, pricedText } from '../../../domain/order/quotes/line-counts.ts';
import type { QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import { LONGEST_MESSAGE, LONGEST_ORDER_NUMBER } from '../../../domain/order/quotes/quote-limits.ts';
import { acceptHref, messagesHref, quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { nextState, type QuoteState } from '../../../domain/order/quotes/quote-state.ts';
import type { ShownQuote } from '../../../domain/order/quotes/shown-line.ts';
import { STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../../domain/shop/pricing/ship-time.ts';
import type { Refusal } from '../../forms/form-response.ts';
import { SentFiles, Timestamp } from './quote.history.tsx';

/** A rejected form of the page, with what was entered. */
export interface RefusedQuoteForm extends Refusal {
  readonly form: 'accept' | 'message';
  readonly text: string;
}

interface DeskProps {
  readonly quote: QuoteRequest;
  readonly state: QuoteState;
  readonly formKey: string;
  readonly refused: RefusedQuoteForm | null;
}

/** Why a form was rejected. Shown above the page's content, because the form itself may be gone. */
export const Failed = ({ refused }: { refused: RefusedQuoteForm | null }): ReactNode =>
  refused === null ? null : (
    // The message is why the page is shown again, so it is read first.
    <Notice tone="danger" icon={CircleAlert} tabIndex={-1} autoFocus>
      {refused.message}
    </Notice>
  );

const refusedQuoteField = (refused: RefusedQuoteForm | null, name: string): string =>
  refused?.problems.find(({ parameter }) => parameter === name)?.message ?? '';

type BoxProps = DeskProps & { readonly shown: ShownQuote };

const AcceptForm = ({ quote, refused, shown }: BoxProps): ReactNode => {
  const excluded = acceptedText(shown.counts);
  const refusal = refused?.form === 'accept' ? refused : null;
  const problem = refusedQuoteField(refusal, 'order_number');
  return (
    <form method="post" action={acceptHref(quoteHref(quote.publicId))}>
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
          defaultValue={refusal?.text ?? quote.contact.poNumber}
          aria-invalid={problem !== ''}
          aria-describedby="order-number-problem"
        />
        <FieldProblem id="order-number-problem" problem={problem} />
      </label>
      {excluded === '' ? null : <p>{excluded}</p>}
      {shown.totals.orderMinimumReached ? null : <OrderMinimum reached={false} />}
      <button type="submit" className="button button-primary button-large button-full">
        Accept quote
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
  withdrawn: 'It cannot be accepted any more. Its lines stay here for your records.',
};

/** The total, and the main action. */
export const AcceptBox = (props: BoxProps): ReactNode => {
  const { state, shown } = props;
  const { totals, counts } = shown;
  const { longestShipTime } = totals;
  const lead = LEADS[state];
  return (
    <section className="quote-page-box" aria-label="What you can do now">
      <h2 className="heading-2">{totals.pricedLines > 0 ? formatCents(totals.subtotalCents) : 'Not priced yet'}</h2>
      <p className="text-secondary">
        {pricedText(counts)}
        {longestShipTime === null
          ? ''
          : `${counts.open === 0 ? ', l' : ' L'}ongest ship time ${shipTimeValue(longestShipTime)}`}
      </p>
      {state === 'accepted' ? (
        <Notice tone="ok" icon={CircleCheck}>
          You accepted this quote.
        </Notice>
      ) : null}
      {lead === undefined ? null : <p>{lead}</p>}
      {state === 'answered' ? <AcceptForm {...props} /> : null}
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

const saidIn = ({ contact, requestedAt, events }: QuoteRequest): readonly Said[] => [
  ...(contact.message === '' ? [] : [{ at: requestedAt, who: 'You', words: contact.message, files: [] }]),
  ...events.flatMap(({ kind, actor, at, words, files }) =>
    words === '' || kind === 'accepted' ? [] : [{ at, who: actor === 'staff' ? 'Sales desk' : 'You', words, files }],
  ),
];

const MessageForm = ({ quote, formKey, refused }: DeskProps): ReactNode => {
  const refusal = refused?.form === 'message' ? refused : null;
  const [words, files] = [refusedQuoteField(refusal, 'message'), refusedQuoteField(refusal, 'files')];
  return (
    <form
      className="form-layout"
      method="post"
      encType="multipart/form-data"
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
          defaultValue={refusal?.text}
          aria-invalid={words !== ''}
          aria-describedby="message-hint message-problem"
        />
        <span className="field-hint" id="message-hint">
          A question, another quantity, another date
        </span>
        <FieldProblem id="message-problem" problem={words} />
      </label>
      <label className="field">
        <span>
          Drawings or pictures <span className="text-muted">(optional)</span>
        </span>
        <input
          type="file"
          name="files"
          multiple
          accept={ACCEPTED_FILES}
          aria-invalid={files !== ''}
          aria-describedby="files-hint files-problem"
        />
        <span className="field-hint" id="files-hint">
          PDF, STEP, DXF, PNG or JPG, at most 3 files of 10 MB. The sales desk gets them; they are not shown again.
        </span>
        <FieldProblem id="files-problem" problem={files} />
      </label>
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
    <section className="quote-page-messages" id="messages" aria-labelledby="messages-title">
      <h2 className="heading-4" id="messages-title">
        Messages
      </h2>
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
        {messages.length === 0 ? <p className="text-muted">No messages yet.</p> : null}
      </div>
      {nextState(state, 'message') === null ? (
        <p>
          Questions? Write to <EmailLink email={salesEmail} subject={`Quote ${quote.number}`} />.
        </p>
      ) : (
        <MessageForm {...props} />
      )}
    </section>
  );
};
