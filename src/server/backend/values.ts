import * as v from 'valibot';
import { mm } from '../../domain/kit/units.ts';
import { integerFromDecimal } from '../../domain/shop/pricing/money.ts';

/*
 * Values as backends send them: decimals and counts are numbers on one database and padded text on another, flags are
 * booleans, 0 or 1, and much may be null.
 */

/** A decimal as a whole number of its last digit. */
export const decimal = (digits: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value) => integerFromDecimal(value, digits)),
    v.number('not a decimal number'),
  );

/** Dollars as cents; null where there are none. */
export const centsOrNull = v.nullish(decimal(2), null);

/** Millimeters. Text without a number is refused: it would count as 0. */
export const length = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.finite(),
  v.transform(mm),
);

/** null and absent mean no. */
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

/** Text that may be missing. */
export const textOrNone = v.nullish(v.string(), '');
