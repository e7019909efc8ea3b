import { counted, inNumber } from '../../../domain/kit/text/counted.ts';
import { cartTotals } from '../../../domain/order/cart/cart-totals.ts';
import type {
  OutboxEntry,
  OutboxRequest,
  OutboxState,
  RetryCause,
} from '../../../domain/order/quotes/outbox/outbox-entry.ts';
import type { PriceMove } from '../../../domain/order/quotes/outbox/price-check.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { storedTime } from '../../../domain/site/offline/served-copy.ts';
import type { AddResult } from '../../stores/outbox/outbox.ts';

const CAUSES: Readonly<Record<RetryCause, string>> = {
  offline: 'there was no connection to the server',
  unavailable: 'the server had a problem',
  'too-many': 'too many requests came from your network',
  forbidden: 'the server did not accept it from this page',
  unreadable: 'the response could not be read',
};

const timeOf = (ms: number): string => storedTime(new Date(ms));

const MAX_NAMED = 5;

/** Names price changes. @example movesText(moves) // 'FK7502-214 was $1.12, now $1.20.' */
const movesText = (moves: readonly PriceMove[]): string => {
  const named = moves.slice(0, MAX_NAMED).map(({ part, before, now }) => `${part} was ${before}, now ${now}.`);
  const more = moves.length - named.length;
  return [...named, ...(more > 0 ? [`${counted(more, 'other price')} changed too.`] : [])].join(' ');
};

/**
 * Names the total of the lines with a price. Without one, their prices are not known yet.
 *
 * @example contentText(request, writtenAt) // '6 lines, $1,042.00 when written on Nov 20, 2:40 PM.'
 */
const contentText = ({ items, texts }: OutboxRequest, writtenAt: number): string => {
  const lines = counted(items.length + texts.length, 'line');
  const { subtotalCents } = cartTotals({ items });
  const total = subtotalCents === 0 ? 'no price' : formatCents(subtotalCents);
  return `${lines}, ${total} when written on ${timeOf(writtenAt)}.`;
};

/** What an entry says. */
export interface OutboxWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'info' | 'ok' | 'warning' | 'danger';
}

const waitingText = (state: Extract<OutboxState, { step: 'waiting' }>): string =>
  state.failed === null
    ? 'It is sent as soon as you are online and a page of this site is open; some browsers send it without one. It is not sent if a price has risen.'
    : `The last try on ${timeOf(state.failed.at)} failed: ${CAUSES[state.failed.cause]}. The next try is on ${timeOf(state.nextAt)}, or when you are back online.`;

/** Returns what an entry says. */
export const outboxWords = ({ state, writtenAt }: OutboxEntry, isSending: boolean): OutboxWords => {
  if (state.step === 'sent') {
    const { moves } = state;
    const changed = moves.length === 0 ? '' : `${counted(moves.length, 'price')} changed while it waited. `;
    return { title: `Sent on ${timeOf(state.at)} as ${state.number}.`, text: changed + movesText(moves), tone: 'ok' };
  }
  const content = contentText(state.request, writtenAt);
  if (isSending) return { title: 'Sending the request...', text: content, tone: 'info' };
  switch (state.step) {
    case 'waiting':
      return {
        title: 'Request saved on this device, not sent yet.',
        text: `${content} ${waitingText(state)}`,
        tone: 'info',
      };
    case 'risen':
      return {
        title: `${counted(state.moves.length, 'price')} rose since ${timeOf(writtenAt)}. The request was not sent.`,
        text: `${movesText(state.moves)} ${content}`,
        tone: 'warning',
      };
    case 'refused':
      return {
        title: 'The request needs a change. It was not sent.',
        text: `${state.message} ${content}`.trim(),
        tone: 'danger',
      };
  }
};

/** @example headingText(2) // '2 quote requests wait for the network' */
export const headingText = (unsent: number): string =>
  unsent === 0
    ? 'Quote requests of this device'
    : `${counted(unsent, 'quote request')} ${inNumber(unsent, 'waits', 'wait')} for the network`;

/** Returns why a request was not queued and what to do. */
export const addFailureText = (result: Exclude<AddResult, 'added'>): string => {
  switch (result) {
    case 'too-many':
      return 'The device already stores 20 requests. Remove one in the cart, then try again.';
    case 'too-large':
      return 'The request is larger than the device stores. Send the lines by email instead.';
    case 'not-stored':
      return 'This browser does not store the request. Private windows often do not. Send the lines by email instead.';
  }
};
