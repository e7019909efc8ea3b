import * as v from 'valibot';
import { mm } from '../../domain/kit/units.ts';
import { integerFromDecimal } from '../../domain/shop/pricing/money.ts';

/*
 * Values as backends send them: depending on the database, decimals and counts are numbers or padded strings, and flags
 * are booleans, 0 or 1. Many fields may be null.
 */

/** Parses a decimal to an integer in units of its last digit. */
export const decimal = (digits: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value) => integerFromDecimal(value, digits)),
    v.number('not a decimal number'),
  );

/** Parses dollars to cents, or `null` if absent. */
export const centsOrNull = v.nullish(decimal(2), null);

/** Parses millimeters. Rejects strings without a number, which `Number` would turn into 0. */
export const length = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.finite(),
  v.transform(mm),
);

/** `null` and absent mean false. */
export const backendFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number()]), false),
  v.transform((value) => value === true || value === 1),
);

export const key = v.pipe(v.number(), v.safeInteger());

export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.safeInteger(),
);

export const countOrNull = v.nullish(count, null);

/** A string that may be missing. */
export const textOrNone = v.nullish(v.string(), '');
