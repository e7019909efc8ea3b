import { CircleAlert, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { cartLineText } from '../../../domain/cart/cart-export.ts';
import { quoteEmail } from '../../../domain/cart/quote-email.ts';
import { checkField, tidyText } from '../../../domain/forms/check-field.ts';
import { fieldsOf } from '../../../domain/forms/form-field.ts';
import { validateForm } from '../../../domain/forms/validate-form.ts';
import { quoteForm } from '../../../domain/quotes/quote-form.ts';
import { randomId } from '../../random-id.ts';
import { FormControl } from '../forms/form-control.tsx';
import { sendQuote } from './send-quote.ts';

const UNITS = { length: 'mm', temperature: 'C' } as const;
const FAILED = 'The request did not get through. Your cart and what you typed are kept: try again.';

type State =
  | { readonly step: 'typing' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly message: string };

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/** The contact fields, checked as they are left and at every key once they were wrong. */
const useQuoteForm = (props: {
  items: readonly CartItem[];
  onSent: (uids: readonly string[], url: string) => void;
}) => {
  const { items, onSent } = props;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<State>({ step: 'typing' });
  const [key] = useState(randomId);

  const review = (name: string, text: string, when: 'left' | 'typed'): void => {
    const field = fieldsOf(quoteForm).find((one) => one.name === name);
    const isWrong = (problems[name] ?? '') !== '';
    if (!field || !(isWrong || (when === 'left' && text !== ''))) return;
    setProblems({ ...problems, [name]: checkField(field, tidyText(text), UNITS) ?? '' });
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (state.step === 'sending') return;
    const texts = textsOf(form);
    const validated = validateForm(quoteForm, texts, UNITS);
    const found = validated.ok ? [] : validated.problems;
    setProblems(Object.fromEntries(found.map(({ parameter, message }) => [parameter, message])));
    const [first] = found;
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first.parameter}"]`)?.focus();
      return;
    }
    setState({ step: 'sending' });
    const answer = await sendQuote(texts, items, key);
    if (answer.ok) {
      onSent(
        items.map(({ uid }) => uid),
        answer.url,
      );
      return;
    }
    setProblems(Object.fromEntries(answer.problems.map(({ parameter, message }) => [parameter, message])));
    const aboutLines = answer.problems.filter(({ parameter }) => parameter.startsWith('items'));
    setState({ step: 'failed', message: aboutLines[0]?.message ?? answer.message ?? FAILED });
  };
  return { problems, state, review, submit };
};

/** Who asks, and the button that sends the cart. */
export function QuoteDialog(props: {
  items: readonly CartItem[];
  salesEmail: string;
  isOpen: boolean;
  onClose: () => void;
  onSent: (uids: readonly string[], url: string) => void;
}): ReactNode {
  const { items, salesEmail, isOpen, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const failedRef = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const { problems, state, review, submit } = useQuoteForm(props);
  const isSending = state.step === 'sending';

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  useEffect(() => {
    if (state.step === 'failed') failedRef.current?.focus();
  }, [state]);

  const typed = (event: FormEvent<HTMLFormElement>, when: 'left' | 'typed'): void => {
    const { name, value } = event.target as HTMLInputElement;
    review(name, value, when);
  };
  return (
    <dialog ref={ref} className="mdl qd" aria-labelledby={`${id}-title`} onClose={onClose}>
      <header>
        <h2 className="h4" id={`${id}-title`}>
          Request a quote
        </h2>
        <span className="sec">
          {items.length} {items.length === 1 ? 'line' : 'lines'} of your quote cart
        </span>
        <button type="button" className="ico-b" aria-label="Close" onClick={() => ref.current?.close()}>
          <X className="ic l" aria-hidden="true" />
        </button>
      </header>
      <form
        className="frm"
        noValidate
        aria-busy={isSending}
        onBlur={(event) => typed(event, 'left')}
        onInput={(event) => typed(event, 'typed')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {quoteForm.rows.map((row) => (
          <div key={row[0]?.name} className={row.length === 2 ? 'two' : ''}>
            {row.map((field) => (
              <FormControl
                key={field.name}
                field={field}
                units={UNITS}
                formId={id}
                text=""
                problem={problems[field.name] ?? ''}
                readOnly={isSending}
              />
            ))}
          </div>
        ))}
        {state.step === 'failed' ? (
          <p className="tagl danger" ref={failedRef} tabIndex={-1}>
            <CircleAlert className="ic" aria-hidden="true" />
            <span>
              {state.message}{' '}
              <a className="lk" href={quoteEmail(salesEmail, 'Quote request', items.map(cartLineText))}>
                Send the lines by email instead
              </a>
            </span>
          </p>
        ) : null}
        <p className="fsend">
          <button type="submit" className="btn pri lg" aria-disabled={isSending}>
            {isSending ? 'Sending...' : quoteForm.submitLabel}
          </button>
          <span className="mut">We price every line again and show you the request at once. No payment now.</span>
        </p>
      </form>
    </dialog>
  );
}
