import type { LucideIcon } from 'lucide-react';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import {
  isUnsent,
  MAX_ENTRY_DAYS,
  type OutboxEntry,
  type OutboxRequest,
} from '../../../domain/order/quotes/outbox/outbox-entry.ts';
import { quoteSentHref } from '../../../domain/order/quotes/quote-links.ts';
import { CART_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { Outbox } from '../../stores/outbox/outbox.ts';
import { Notice } from '../notice.tsx';
import { headingText, type OutboxWords, outboxWords } from './outbox-words.ts';
import './outbox-block.css';

const ICONS: Readonly<Record<OutboxWords['tone'], LucideIcon>> = {
  info: Clock,
  ok: CircleCheck,
  warning: CircleAlert,
  danger: CircleAlert,
};

/** `null` outside the cart, where Edit leads to the cart. */
type OnEdit = ((request: OutboxRequest) => void) | null;

interface EntryProps {
  readonly entry: OutboxEntry;
  readonly outbox: Outbox;
  readonly isSending: boolean;
  readonly onEdit: OnEdit;
  readonly cartIsEmpty: boolean;
}

type Question = 'edit' | 'remove';

const QUESTIONS: Readonly<Record<Question, readonly [text: string, yes: string, no: string]>> = {
  edit: [
    'Your cart has other lines. The lines of this request are added. A part in both gets the quantity of the request.',
    'Add to the cart',
    'Cancel',
  ],
  remove: ['The request was not sent. Its lines and your contact details are deleted.', 'Yes, remove', 'Cancel'],
};

const Entry = ({ entry, outbox, isSending, onEdit, cartIsEmpty }: EntryProps): ReactNode => {
  const [asked, setAsked] = useState<Question | null>(null);
  const yesRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked !== null) yesRef.current?.focus();
  }, [asked]);
  const { id, state } = entry;
  const { title, text, tone } = outboxWords(entry, isSending);
  const run = (action: Promise<unknown>): void => void action.catch(() => undefined);
  const edit = (): void => run(outbox.take(id, onEdit ?? undefined));
  const answer = (): void => {
    if (asked === 'edit') edit();
    else run(outbox.take(id));
    setAsked(null);
  };
  const question = asked === null ? null : QUESTIONS[asked];
  return (
    <Notice as="section" tone={tone} icon={ICONS[tone]} aria-label={title}>
      <p>
        <b>{title}</b> {text}
      </p>
      {state.step === 'sent' ? (
        <p className="outbox-block-actions">
          <a className="button" href={quoteSentHref(state.url)}>
            View {state.number}
          </a>
          <button type="button" className="button" onClick={() => run(outbox.dismiss(id))}>
            Dismiss
          </button>
        </p>
      ) : question === null ? (
        <p className="outbox-block-actions">
          {state.step === 'risen' ? (
            <button
              type="button"
              className="button"
              aria-disabled={isSending}
              onClick={() => run(outbox.confirm(id, state.at))}
            >
              Send anyway
            </button>
          ) : (
            <button
              type="button"
              className="button"
              aria-disabled={isSending}
              onClick={() => isSending || run(outbox.sendNow(id))}
            >
              Send now
            </button>
          )}
          {onEdit === null ? (
            <a className="button" href={CART_PATH}>
              Edit in the cart
            </a>
          ) : (
            <button type="button" className="button" onClick={() => (cartIsEmpty ? edit() : setAsked('edit'))}>
              Edit
            </button>
          )}
          <button type="button" className="button" onClick={() => setAsked('remove')}>
            Remove
          </button>
        </p>
      ) : (
        <>
          <p>{question[0]}</p>
          <p className="outbox-block-actions">
            <button type="button" className="button" ref={yesRef} onClick={answer}>
              {question[1]}
            </button>
            <button type="button" className="button" onClick={() => setAsked(null)}>
              {question[2]}
            </button>
          </p>
        </>
      )}
    </Notice>
  );
};

/** The quote requests that wait on this device, and the receipts of those that were sent. Nothing without any. */
export function OutboxBlock(props: {
  readonly outbox: Outbox;
  readonly onEdit: OnEdit;
  readonly cartIsEmpty: boolean;
}): ReactNode {
  const { outbox, onEdit, cartIsEmpty } = props;
  const { entries, sending } = useSyncExternalStore(outbox.subscribe, outbox.snapshot, outbox.snapshot);
  const id = useId();
  if (entries.length === 0) return null;
  const unsent = entries.filter(isUnsent).length;
  return (
    <section className="outbox-block" aria-labelledby={id}>
      <h2 className="heading-4" id={id} tabIndex={-1} data-outbox-title="">
        {headingText(unsent)}
      </h2>
      <p className="visually-hidden" role="status">
        {entries.map((entry) => outboxWords(entry, sending.has(entry.id)).title).join(' ')}
      </p>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          outbox={outbox}
          isSending={sending.has(entry.id)}
          onEdit={onEdit}
          cartIsEmpty={cartIsEmpty}
        />
      ))}
      {unsent === 0 ? null : (
        <p className="text-secondary">
          Lines and contact details are stored on this device until the request is sent, at most {MAX_ENTRY_DAYS} days.
          Logging out removes them.
        </p>
      )}
    </section>
  );
}
