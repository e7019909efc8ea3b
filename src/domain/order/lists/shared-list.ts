import * as v from 'valibot';
import { orNull, parsedOrNull, readable, shortText } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';
import { whole } from '../../kit/schema/whole.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import { LONGEST_NAME, type SavedLine } from './saved-list.ts';

/** Days that a shared list can be read, unless it is withdrawn before. */
export const SHARED_DAYS = 180;

/** One line of a shared list, with the price of the day it was shared. */
const sharedLine = v.object({
  text: shortText(200),
  /** Number of the part; '' for a line that names none. */
  part: shortText(60),
  details: shortText(),
  quantity: orNull(v.pipe(whole(1), v.check(isQuantity))),
  own: shortText(),
  note: shortText(),
  /** Starting unit price in 1/100,000 USD; 0 = unpriced. */
  priceE5: v.fallback(whole(), 0),
});

export type SharedLine = Value<typeof sharedLine>;

/** A list as it was when it was shared. */
export interface SharedList {
  readonly name: string;
  /** ISO time: of the prices, too. */
  readonly sharedAt: string;
  /** null: it was withdrawn. */
  readonly lines: readonly SharedLine[] | null;
}

export const SHARED_ID = /^[0-9a-f]{32}$/;

/** A link as the device keeps it that shared the list: its key withdraws it. */
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

/** Lines of a stored list. */
export const parseSharedLines = (value: unknown): readonly SharedLine[] =>
  parsedOrNull(readable(sharedLine), value) ?? [];

/** The lines without their prices, as a review reads them. */
export const toSavedLines = (lines: readonly SharedLine[]): readonly SavedLine[] =>
  lines.map(({ text, part, quantity, own, note }) => ({ text, part, quantity, own, note }));
