import * as v from 'valibot';
import { orNull, parsedOrNull, readable, shortText } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { LONGEST_PART_NUMBER } from '../../shop/catalog/part-number.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import { LONGEST_NAME, type SavedLine } from './saved-list.ts';

/** Days that a shared list can be read, unless it is withdrawn earlier. */
export const SHARED_DAYS = 180;

/** One line of a shared list, with its price on the day of sharing. */
const sharedLine = v.object({
  text: shortText(200),
  /** Part number, or '' for a line without a part. */
  part: shortText(LONGEST_PART_NUMBER),
  details: shortText(),
  quantity: orNull(v.pipe(wholeNumber(1), v.check(isQuantity))),
  own: shortText(),
  note: shortText(),
  /** Unit price at the quantity, or the text that was shown instead. Empty in lists that were shared before it was stored. */
  unitPrice: shortText(40),
  /** Total at the quantity, or null without a price. */
  totalCents: orNull(wholeNumber()),
});

export type SharedLine = Value<typeof sharedLine>;

/** A list at the time it was shared. */
export interface SharedList {
  readonly name: string;
  /** ISO time, also of the prices. */
  readonly sharedAt: string;
  /** null: the list was withdrawn. */
  readonly lines: readonly SharedLine[] | null;
}

export const SHARED_ID = /^[0-9a-f]{32}$/;

/** A link as stored on the device that shared the list. Its key allows withdrawing the list. */
export const sharedLink = v.object({
  id: v.pipe(v.string(), v.regex(SHARED_ID)),
  key: v.pipe(v.string(), v.regex(SHARED_ID)),
  name: shortText(LONGEST_NAME),
  /** ISO time. */
  sharedAt: v.pipe(v.string(), v.isoTimestamp()),
});

export type SharedLink = Value<typeof sharedLink>;

/** @example sharedHref('0123…') // '/l/0123…' */
export const sharedHref = (id: string): string => `/l/${id}`;

/** Parses the lines of a stored list. */
export const parseSharedLines = (value: unknown): readonly SharedLine[] =>
  parsedOrNull(readable(sharedLine), value) ?? [];

/** Returns the lines without their prices, as a review reads them. */
export const toSavedLines = (lines: readonly SharedLine[]): readonly SavedLine[] =>
  lines.map(({ text, part, quantity, own, note }) => ({ text, part, quantity, own, note }));
