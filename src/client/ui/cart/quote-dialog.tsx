import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { fieldsOf, NO_UNITS } from '../../../domain/kit/forms/form-field.ts';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import type { CartItem } from '../../../domain/order/cart/cart.ts';
import { cartLineText } from '../../../domain/order/cart/cart-export.ts';
import { quoteEmail } from '../../../domain/order/cart/quote-email.ts';
import { quoteForm } from '../../../domain/order/quotes/quote-form.ts';
import { attachForm } from '../../forms/attach-form.ts';
import { fillSignedIn } from '../../forms/fill-signed-in.ts';
import { formProblems } from '../../forms/form-fields.ts';
import { FormRows } from '../../forms/form-rows.tsx';
import { createLocalId } from '../../random-id.ts';
import { rememberedContact } from '../../stores/remembered-quotes.ts';
import { TextLink } from '../links/text-link.tsx';
import { Notice } from '../notice.tsx';
import { useModal } from '../use-modal.ts';
import { sendQuote } from './send-quote.ts';
import './quote-dialog.css';

const FAILED = 'The request was not sent.';
const INPUT_STAYS = 'Your cart and what you typed are kept.';

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** Adds the shipping preference to the message for the whole request. */
const withWish = ({ message = '', ...texts }: Record<string, string>, wish: string): Record<string, string> => ({
  ...texts,
  // A request that returned from the outbox already has it.
  message: wish !== '' && message.includes(wish) ? message : [message, wish].filter(Boolean).join('\n\n'),
});

interface QuoteForm {
  readonly items: readonly CartItem[];
  readonly texts: readonly string[];
  /** The visitor's shipping preference; '' if none was chosen. */
  readonly wish: string;
  readonly onSent: (uids: readonly string[], url: string) => void;
  /** Stores a request on the device, to be sent later. Returns why it failed, or `null`. */
  readonly onQueue: ((key: string, contact: Record<string, string>) => Promise<string | null>) | null;
}

type QuoteOffer = NonNullable<QuoteForm['onQueue']>;

interface AttachedForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly key: string;
  /** The last try failed without a network. */
  readonly isOffline: boolean;
}

/** The contact fields, sent with the lines. */
const useQuoteForm = ({ items, texts, wish, onSent }: QuoteForm): AttachedForm => {
  const ref = useRef<HTMLFormElement>(null);
  const [key] = useState(createLocalId);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    return attachForm(form, {
      names: fieldsOf(quoteForm).map(({ name }) => name),
      problemOf: (name) => formProblems(form, quoteForm).get(name) ?? null,
      send: () => sendQuote(withWish(textsOf(form), wish), { items, texts }, key),
      onTaken: ({ redirect }) =>
        onSent(
          items.map(({ uid }) => uid),
          redirect,
        ),
      onRefused: ({ failure }) => setOffline(failure.cause === 'offline'),
    });
  }, [items, texts, wish, onSent, key]);
  return { ref, key, isOffline };
};

/** The offer to send the request later. Its key is that of the failed try, whose response may have been lost. */
const QueueOffer = ({ form, onQueue }: { form: AttachedForm; onQueue: QuoteOffer }): ReactNode => {
  const [problem, setProblem] = useState('');
  const queue = async (): Promise<void> => {
    const { current } = form.ref;
    if (!current) return;
    // Shows the problems and focuses the first one.
    if (formProblems(current, quoteForm).size > 0) return current.requestSubmit();
    setProblem((await onQueue(form.key, textsOf(current))) ?? '');
  };
  return (
    <div className="quote-dialog-queue">
      <p>
        There is no network. The request can wait on this device, with its lines and your contact details, until it is
        sent when the network is back.
      </p>
      <button type="button" className="button" onClick={() => void queue()}>
        Send when back online
      </button>
      <p role="alert">{problem}</p>
    </div>
  );
};

/** @example contentsText(3, 2) // '3 lines of your quote cart, 2 as text' */
const contentsText = (lines: number, texts: number): string => {
  if (lines === 0) return `${counted(texts, 'line')} as text`;
  return `${counted(lines, 'line')} of your quote cart${texts === 0 ? '' : `, ${formatCount(texts)} as text`}`;
};

/** The contact fields and the button that sends the cart. */
export function QuoteDialog(props: {
  items: readonly CartItem[];
  texts: readonly string[];
  wish: string;
  salesEmail: string;
  isOpen: boolean;
  onClose: () => void;
  onSent: (uids: readonly string[], url: string) => void;
  onQueue: QuoteForm['onQueue'];
  /** Contact fields of a request that returned from the outbox. */
  contact: Readonly<Record<string, string>> | null;
}): ReactNode {
  const { items, texts, wish, salesEmail, isOpen, onClose, onQueue, contact } = props;
  const ref = useModal(isOpen, 'input');
  const [known] = useState(() => contact ?? rememberedContact());
  const id = useId();
  const attached = useQuoteForm(props);
  const formRef = attached.ref;
  useEffect(() => {
    const form = formRef.current;
    if (!isOpen || !form) return;
    const closing = new AbortController();
    void fillSignedIn(form, closing.signal);
    return () => closing.abort();
  }, [isOpen, formRef]);
  return (
    <dialog ref={ref} className="dialog quote-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <header>
        <h2 className="heading-4" id={`${id}-title`} tabIndex={-1}>
          Request a quote
        </h2>
        <span className="text-secondary">{contentsText(items.length, texts.length)}</span>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => ref.current?.close()}>
          <X className="icon icon-large" aria-hidden="true" />
        </button>
      </header>
      <form
        ref={formRef}
        className="form-layout"
        noValidate
        aria-busy={false}
        data-sending="Sending..."
        data-error={FAILED}
        data-kept={INPUT_STAYS}
      >
        <FormRows rows={quoteForm.rows} units={NO_UNITS} formId={id} textOf={({ name }) => known[name] ?? ''} />
        {wish === '' ? null : <p className="text-secondary">The request also says: {wish}</p>}
        <Notice tone="danger" icon={CircleAlert} data-failed="" tabIndex={-1} hidden>
          <span data-words="" />{' '}
          <TextLink href={quoteEmail(salesEmail, 'Quote request', [...items.map(cartLineText), ...texts])}>
            Send the lines by email instead
          </TextLink>
        </Notice>
        {attached.isOffline && onQueue !== null ? (
          <QueueOffer form={attached} onQueue={(key, texts) => onQueue(key, withWish(texts, wish))} />
        ) : null}
        <p className="form-layout-send">
          <button type="submit" className="button button-primary button-large">
            {quoteForm.submitLabel}
          </button>
          <span className="text-muted">We recheck every price when you send. No payment now.</span>
        </p>
      </form>
    </dialog>
  );
}
