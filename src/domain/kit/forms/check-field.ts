import { LONGEST_NUMBER } from '../text/bounded-text.ts';
import { formatCount } from '../text/counted.ts';
import { isDay } from '../text/date-format.ts';
import { decimalIn } from '../text/decimal.ts';
import { hasBidiControl, hasHiddenCharacter, hiddenCharacterProblem } from '../text/hidden-characters.ts';
import { wholeNumberIn } from '../text/whole-number.ts';
import { type FormField, type FormUnits, LONGEST_EMAIL, type NumberField, type TextField } from './form-field.ts';
import { boundIn, unitText } from './measure.ts';

/**
 * The domain may contain only letters, digits and hyphens: mail systems drop other characters, so look-alikes would
 * reach one mailbox.
 */
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.[\p{L}\p{M}\p{N}-]{2,}$/u;
const TELEPHONE = /^[+(\d][\d\s().\-/]{4,}(?:(?:x|ext\.?|#)\s*\d+)?$/i;
const GROUPED = /^[+\-\u2212]?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:[ \u00a0\u2007\u2009\u202f]\d{3})+)(?:\.\d+)?$/;
const GROUP_SIGNS = /[, \u00a0\u2007\u2009\u202f]/g;

/** In multi-line text: control characters other than line breaks and tabs, and unpaired surrogates. */
const UNPRINTABLE = /\p{Cs}|(?![\n\t])\p{Cc}/u;

const FULL_ADDRESS = 'Enter a full address, like name@company.com';

/**
 * Normalizes a field's text for validation and storage: line breaks become `\n`, and surrounding white space is
 * removed.
 */
export const tidyText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Parses a number that may have a true minus and thousands separators. Returns `null` if there is no number. */
export const numberIn = (text: string): number | null =>
  text.length <= LONGEST_NUMBER && GROUPED.test(text) ? decimalIn(text.replace(GROUP_SIGNS, '')) : decimalIn(text);

/**
 * Returns the number in a field's text. Piece counts are parsed as in the store, because `1.000` can mean two numbers.
 */
export const fieldNumber = ({ measure }: Pick<NumberField, 'measure'>, text: string): number | null => {
  if (measure !== 'pieces') return numberIn(text);
  const pieces = wholeNumberIn(text, 'english');
  return pieces ?? (wholeNumberIn(text, 'european') === null ? numberIn(text) : null);
};

const numberProblem = (field: NumberField, text: string, units: FormUnits): string | null => {
  if (text.length > LONGEST_NUMBER) return `Shorten this number: it has ${formatCount(text.length)} characters`;
  const value = fieldNumber(field, text);
  // In a length, a comma is as likely a decimal comma as a separator, so 1,250 mm is rejected as ambiguous.
  const isCount = field.measure === 'pieces';
  if (!isCount && /^[\d.,]+$/.test(text) && text.includes(',') && (value === null || field.measure === 'length')) {
    return 'Write decimals with a point, like 38.1';
  }
  if (value === null) return `Enter digits only, like ${isCount ? '500' : '38.1'}`;
  if (isCount && !Number.isInteger(value)) return 'Enter a whole number of pieces';
  const min = boundIn(field.measure, units, field.min);
  const max = boundIn(field.measure, units, field.max);
  if (value >= min && value <= max) return null;
  const bound = (limit: number): string =>
    `${limit < 0 ? '\u2212' : ''}${isCount ? formatCount(limit) : String(Math.abs(limit))}`;
  return `Enter a value from ${bound(min)} to ${bound(max)} ${unitText(field.measure, units)}`;
};

const textProblem = (field: TextField, text: string): string | null => {
  if (text.length > field.maxLength) {
    return `Shorten this to ${formatCount(field.maxLength)} characters; it has ${formatCount(text.length)}`;
  }
  if (field.kind === 'email' && text.length > LONGEST_EMAIL) return FULL_ADDRESS;
  if (field.kind === 'textarea') {
    return UNPRINTABLE.test(text) || hasBidiControl(text) ? hiddenCharacterProblem(field.label) : null;
  }
  if (/[\n\t]/.test(text)) return 'Use one line';
  if (hasHiddenCharacter(text)) return hiddenCharacterProblem(field.label);
  if (field.kind === 'email' && !EMAIL.test(text)) return FULL_ADDRESS;
  if (field.kind === 'date' && !isDay(text)) return 'Enter a day as year-month-day, like 2026-12-23';
  if (field.kind === 'tel' && !TELEPHONE.test(text)) return 'Enter digits with the area code, like +1 555 0100';
  return null;
};

/**
 * Returns the error message for one field's text, or `null` if it is valid. Browser and Worker share this rule.
 *
 * @param text already tidied with `tidyText`
 * @example checkField(emailField, 'r.okafor@plant', units) // 'Enter a full address, like name@company.com'
 */
export const checkField = (field: FormField, text: string, units: FormUnits): string | null => {
  if (field.kind === 'file') return null;
  if (text === '') return field.required ?? null;
  switch (field.kind) {
    case 'number':
      return numberProblem(field, text, units);
    case 'select':
      return field.options.includes(text) ? null : 'Choose from the list';
    default:
      return textProblem(field, text);
  }
};
