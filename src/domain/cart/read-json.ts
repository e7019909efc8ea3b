import { cutText } from '../text/bounded-text.ts';

/** A value out of storage, of which nothing is known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text no longer than `most` characters; '' for anything else. */
export const textOf = (value: unknown, most = 300): string => (typeof value === 'string' ? cutText(value, most) : '');

/** A whole number from `least` on; null for anything else. */
export const wholeOf = (value: unknown, least = 0): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : null;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Every value that can be read; the rest is passed over. */
export const readAll = <T>(value: unknown, read: (one: unknown) => T | null): T[] =>
  listOf(value).flatMap((one) => {
    const parsed = read(one);
    return parsed === null ? [] : [parsed];
  });
