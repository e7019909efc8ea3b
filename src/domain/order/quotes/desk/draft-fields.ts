import { cutText } from '../../../kit/text/bounded-text.ts';
import { LONGEST_PART_NUMBER } from '../../../shop/catalog/part-number.ts';
import { LONGEST_QUANTITY } from '../../../shop/pricing/quantity.ts';
import { MAX_ALTERNATIVES, MAX_OFFERED_BREAKS } from '../line-offers.ts';
import { LONGEST_QUOTE_TEXT, MAX_QUOTE_LINES, MAX_QUOTE_TEXTS } from '../quote-limits.ts';

/**
 * A draft of a reply: the fields of its form by name, as typed. An invalid text is stored too, so that nothing that a person
 * typed is lost. Absent fields are empty.
 */
export type DraftFields = Readonly<Record<string, string>>;

/** Names of the fields of the whole reply, with their maximum lengths. */
const REPLY_FIELDS = {
  /** Note to the customer. */
  words: 5000,
  valid_until: 10,
  follow_up: 10,
} as const;

export type ReplyField = keyof typeof REPLY_FIELDS;

/** Maximum number of files of a draft. */
export const MAX_DRAFT_FILES = 6;

/** Names of the fields of a file, with their maximum lengths. */
export const FILE_FIELDS = { label: 120, url: 2000 } as const;

export type FileField = keyof typeof FILE_FIELDS;

/** Names of the fields of a line, with their maximum lengths. */
const LINE_FIELDS = {
  /** How the line is resolved: `open`, `part`, `text`, `none`, or `removed` for an added line. */
  kind: 7,
  part: LONGEST_PART_NUMBER,
  description: LONGEST_QUOTE_TEXT,
  quantity: LONGEST_QUANTITY,
  price: 20,
  discount: 12,
  /** Which of price and discount was typed; the other is computed. */
  typed: 8,
  days: 5,
  words: 500,
  /** List price in 1/100,000 USD when the price was entered. */
  list: 13,
} as const;

export type LineField = keyof typeof LINE_FIELDS;

/** Fields of an offered quantity and of an alternative. `on` is '1' for an offered one. */
const OFFER_FIELDS = { on: 1, quantity: LONGEST_QUANTITY, part: LONGEST_PART_NUMBER, price: 20, days: 5 } as const;

export type OfferField = keyof typeof OFFER_FIELDS;

/** @param position from 1 @example fileField(1, 'label') // 'file1_label' */
export const fileField = (position: number, field: FileField): string => `file${position}_${field}`;

/** @example lineField(3, 'price') // '3.price' */
export const lineField = (line: number, field: LineField): string => `${line}.${field}`;

/** @example breakField(3, 1, 'price') // '3.b1.price' */
export const breakField = (line: number, row: number, field: OfferField): string => `${line}.b${row}.${field}`;

/** @example alternativeField(3, 1, 'part') // '3.a1.part' */
export const alternativeField = (line: number, row: number, field: OfferField): string => `${line}.a${row}.${field}`;

/** Returns the value of a field, or ''. */
export const fieldIn = (fields: DraftFields, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name] ?? '') : '';

const FILE_NAME = /^file([1-9])_(label|url)$/;
const LINE_NAME = /^([1-9]\d{0,3})\.(?:([ab])([1-9])\.)?([a-z]{1,12})$/;

/** Returns the maximum length of a field, or `null` if a draft has no such field. */
const longestOf = (name: string): number | null => {
  if (Object.hasOwn(REPLY_FIELDS, name)) return REPLY_FIELDS[name as ReplyField];
  const [, position, part] = FILE_NAME.exec(name) ?? [];
  if (position !== undefined) return Number(position) > MAX_DRAFT_FILES ? null : FILE_FIELDS[part as FileField];
  const [, line, list, row, field = ''] = LINE_NAME.exec(name) ?? [];
  if (line === undefined || Number(line) > MAX_QUOTE_LINES + MAX_QUOTE_TEXTS) return null;
  if (list === undefined) return Object.hasOwn(LINE_FIELDS, field) ? LINE_FIELDS[field as LineField] : null;
  if (Number(row) > (list === 'b' ? MAX_OFFERED_BREAKS : MAX_ALTERNATIVES)) return null;
  return Object.hasOwn(OFFER_FIELDS, field) ? OFFER_FIELDS[field as OfferField] : null;
};

/** Characters that end a line or control how text is displayed; a note keeps its line breaks. */
const UNPRINTABLE = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns the fields of a draft among the submitted ones, bounded. Others are ignored. */
export const draftFieldsIn = (entries: Iterable<readonly [string, unknown]>): DraftFields => {
  const fields: Record<string, string> = {};
  for (const [name, value] of entries) {
    const longest = typeof value === 'string' ? longestOf(name) : null;
    if (longest === null || typeof value !== 'string') continue;
    const text = cutText(value.replace(/\r\n?/g, '\n'), longest).replace(UNPRINTABLE, ' ');
    fields[name] = name === 'words' ? text : text.replaceAll('\n', ' ').trim();
  }
  return fields;
};

/** Returns fields with changes; empty fields are removed. */
export const withFields = (fields: DraftFields, changes: DraftFields): DraftFields =>
  Object.fromEntries(Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== ''));

/** Returns the numbers of the lines that have fields, ascending. */
export const linesIn = (fields: DraftFields): readonly number[] =>
  [...new Set(Object.keys(fields).flatMap((name) => LINE_NAME.exec(name)?.[1] ?? []))]
    .map(Number)
    .sort((one, other) => one - other);
