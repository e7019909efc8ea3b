import { LONGEST_NUMBER } from '../../kit/text/bounded-text.ts';
import { grouped } from '../../kit/text/counted.ts';
import { withoutEnd } from '../../kit/text/strip-ends.ts';
import { type UsdCents, type UsdE5, usdCents } from '../../kit/units.ts';

/*
 * Money is never a float. A unit price is a whole number of 1/100,000 USD (`UsdE5`), and an amount is a whole number of
 * cents (`UsdCents`). Neither type is assignable to the other.
 */
const E5_PER_CENT = 1000;

/** Divides two integers and rounds half away from zero. `by` must be positive. */
export const divideRounded = (value: number, by: number): number => {
  const rounded = Math.floor((2 * Math.abs(value) + by) / (2 * by));
  return value < 0 ? -rounded || 0 : rounded;
};

/**
 * Returns the amount of `quantity` pieces in cents, rounded once, half away from zero. Whole cents of the unit price
 * are multiplied separately, so that ten million pieces of an expensive part still yield an exact integer.
 *
 * @example amountCents(111_500, 3) // 335: 3 × $1.115 = $3.345
 */
export const amountCents = (unitPriceE5: UsdE5, quantity: number): UsdCents =>
  usdCents(
    Math.trunc(unitPriceE5 / E5_PER_CENT) * quantity +
      divideRounded((unitPriceE5 % E5_PER_CENT) * quantity, E5_PER_CENT),
  );

/** Returns the greater of two amounts. */
export const greaterAmount = (one: UsdCents, other: UsdCents): UsdCents => (one > other ? one : other);

/**
 * Returns the largest quantity whose exact amount does not exceed `limitCents`, or 0 if one piece already exceeds it.
 *
 * @example quantityWithin(2_500, 112_000) // 22: 22 × $1.12 = $24.64
 */
export const quantityWithin = (limitCents: UsdCents, unitPriceE5: UsdE5): number =>
  Math.floor((limitCents * E5_PER_CENT) / unitPriceE5);

/**
 * Converts a decimal number to a whole number of its last digit, exactly, for a backend's decimal columns of money.
 * Further digits are rounded half away from zero. Returns null if it is not a number.
 *
 * @example integerFromDecimal('1.12000', 5) // 112000
 * @example integerFromDecimal(25, 2)        // 2500
 */
export const integerFromDecimal = (value: string | number | null | undefined, digits: number): number | null => {
  const written = String(value ?? '');
  if (written.length > LONGEST_NUMBER) return null;
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(written.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const next = fraction[digits] ?? '0';
  const magnitude = kept + (next >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(magnitude)) return null;
  return sign === '-' ? -magnitude || 0 : magnitude;
};

const MINUS = '\u2212';

/** Formats an amount in USD with two decimals. @example formatCents(104_200) // '$1,042.00' */
export const formatCents = (cents: UsdCents): string => {
  const magnitude = Math.abs(cents);
  const text = `$${grouped(Math.trunc(magnitude / 100))}.${String(magnitude % 100).padStart(2, '0')}`;
  return cents < 0 ? MINUS + text : text;
};

/** Formats an amount, without decimals if it is in whole dollars. @example formatDollars(7_500) // '$75' */
export const formatDollars = (cents: UsdCents): string => formatCents(cents).replace(/\.00$/, '');

const FEWEST_DECIMALS = 2;
const MAX_DECIMALS = 5;

/** Returns the decimals that a unit price needs: 2 to 5. @example unitPriceDecimals(8_255) // 5 */
export const unitPriceDecimals = (unitPriceE5: UsdE5): number => {
  const digits = String(unitPriceE5);
  return Math.max(FEWEST_DECIMALS, MAX_DECIMALS - (digits.length - withoutEnd(digits, '0').length));
};

/**
 * Formats a unit price in USD with two decimals, or more if the price needs them, so that unit price × quantity is the
 * total. A column of prices passes the maximum decimals of its prices.
 *
 * @example formatUnitPrice(112_000) // '$1.12'
 * @example formatUnitPrice(8_255)   // '$0.08255'
 * @example formatUnitPrice(16_000, 4) // '$0.1600'
 */
export const formatUnitPrice = (unitPriceE5: UsdE5, decimals = unitPriceDecimals(unitPriceE5)): string => {
  const fraction = String(unitPriceE5 % 100_000).padStart(MAX_DECIMALS, '0');
  return `$${grouped(Math.trunc(unitPriceE5 / 100_000))}.${fraction.slice(0, Math.max(decimals, unitPriceDecimals(unitPriceE5)))}`;
};
