import * as v from 'valibot';
import { parsedOrNull, shortText } from '../../../kit/schema/tolerant.ts';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { type CartItem, LONGEST_TEXT, MAX_ITEMS, MAX_TEXTS } from '../../cart/cart.ts';
import { storedLine } from '../../cart/parse-cart.ts';
import { confirmedTotals, priceMoves } from './price-check.ts';

/** Maximum entries on a device, sent ones included. */
const MAX_OUTBOX_ENTRIES = 20;
/** Maximum characters of an entry as JSON: the server accepts 1 MB. */
const MAX_ENTRY_LENGTH = 1_000_000;
/** Maximum characters of all entries together. */
const MAX_OUTBOX_LENGTH = 5_000_000;
const DAY_MS = 86_400_000;
export const MAX_ENTRY_DAYS = 30;

/** Why a try to send failed although nothing in the request has to change. */
export const RETRY_CAUSES = ['offline', 'unavailable', 'too-many', 'forbidden', 'unreadable'] as const;
export type RetryCause = (typeof RETRY_CAUSES)[number];

const time = wholeNumber();

const request = v.object({
  contact: v.record(v.string(), v.pipe(v.string(), v.maxLength(10_000))),
  items: v.pipe(v.array(storedLine), v.maxLength(MAX_ITEMS)),
  texts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_TEXT))), v.maxLength(MAX_TEXTS)),
  /** The account that wrote the request; `null` without one. */
  accountId: v.nullable(v.string()),
  confirmed: confirmedTotals,
});

const waiting = v.object({
  step: v.literal('waiting'),
  attempts: wholeNumber(),
  /** Time of the next automatic try. */
  nextAt: time,
  /** The last failed try; `null` before the first. */
  failed: v.nullable(v.object({ cause: v.picklist(RETRY_CAUSES), at: time })),
  request,
});

/** Prices rose, so the visitor has to confirm them. */
const risen = v.object({ step: v.literal('risen'), at: time, moves: priceMoves, request });

/** The server requires a change. */
const refused = v.object({ step: v.literal('refused'), at: time, message: shortText(1000), request });

/** A receipt: contact and lines are no longer stored. */
const sent = v.object({
  step: v.literal('sent'),
  at: time,
  number: shortText(40),
  /** Path of the quote's page. */
  url: v.pipe(v.string(), v.regex(/^\/quotes\/[0-9a-f]{32}$/)),
  moves: priceMoves,
});

const entry = v.object({
  /** Also the idempotency key. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  writtenAt: time,
  state: v.variant('step', [waiting, risen, refused, sent]),
});

/** What is sent, without the key. */
export type OutboxRequest = Value<typeof request>;

/** One quote request in the outbox. */
export type OutboxEntry = Value<typeof entry>;
export type OutboxState = OutboxEntry['state'];

/** An entry that was not accepted yet. */
export type UnsentEntry = OutboxEntry & { readonly state: Exclude<OutboxState, { step: 'sent' }> };

/** Returns a stored entry, or `null` if it is not readable. */
export const parseEntry = (value: unknown): OutboxEntry | null => parsedOrNull(entry, value);

export const isUnsent = (one: OutboxEntry): one is UnsentEntry => one.state.step !== 'sent';

/** Returns a new entry, which is due immediately. */
export const newEntry = (
  id: string,
  written: Pick<OutboxRequest, 'contact' | 'texts' | 'accountId'> & { readonly items: readonly CartItem[] },
  now: number,
): OutboxEntry => ({
  id,
  writtenAt: now,
  state: { step: 'waiting', attempts: 0, nextAt: now, failed: null, request: { ...written, confirmed: {} } },
});

/** Returns whether an entry has been on the device for too long. */
export const isExpired = ({ writtenAt }: Pick<OutboxEntry, 'writtenAt'>, now: number): boolean =>
  now - writtenAt > MAX_ENTRY_DAYS * DAY_MS;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

const withoutPricing = (one: OutboxEntry): OutboxEntry =>
  isUnsent(one)
    ? {
        ...one,
        state: {
          ...one.state,
          request: { ...one.state.request, items: one.state.request.items.map((item) => ({ ...item, pricing: null })) },
        },
      }
    : one;

/** Why an entry cannot be stored. */
export type NoRoom = 'too-many' | 'too-large';

/**
 * Returns the entry as it fits next to the others, or why it does not. A large entry loses the data that prices another
 * quantity.
 */
export const fittingEntry = (one: OutboxEntry, others: readonly OutboxEntry[]): OutboxEntry | NoRoom => {
  if (others.length >= MAX_OUTBOX_ENTRIES) return 'too-many';
  const most = Math.min(MAX_ENTRY_LENGTH, MAX_OUTBOX_LENGTH - lengthOf(others));
  return [one, withoutPricing(one)].find((variant) => lengthOf(variant) <= most) ?? 'too-large';
};
