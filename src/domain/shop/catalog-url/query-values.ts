import { LONGEST_NUMBER } from '../../kit/text/bounded-text.ts';
import { decimalIn } from '../../kit/text/decimal.ts';
import {
  type CatalogQuery,
  type ListingMode,
  PAGE_SIZES,
  SORT_COLUMNS,
  type SortColumn,
  type SortDirection,
  STOCK_KINDS,
  type StockKind,
} from '../catalog/query.ts';
import { parseQuantity, quantityProblem } from '../pricing/quantity.ts';
import { MAX_LIST_LENGTH, MAX_PAGE, MAX_VALUE_LENGTH } from './parameters.ts';
import { quoted } from './query-problem.ts';

/** Reports a problem of the current parameter. */
export type Complain = (message: string) => void;

const CONTROL_OR_BROKEN = /[\p{Cc}\uFFFD]/u;

/** Returns whether text has no control characters and no broken UTF-8. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !CONTROL_OR_BROKEN.test(text);

/**
 * Parses a plain decimal number for a query, rounded to 6 decimals.
 *
 * @example decimalOf(' −20') // -20
 */
export const decimalOf = (text: string): number | null => {
  const value = text.length > LONGEST_NUMBER ? null : decimalIn(text.trim());
  if (value === null) return null;
  // Dividing by a power of ten yields the double nearest to the decimal, so 1.78 stays 1.78. `|| 0` removes −0.
  return Math.abs(value) < 1e9 ? Math.round(value * 1e6) / 1e6 || 0 : value;
};

/** Parses a decimal number within bounds. Reports a problem and returns null for anything else. */
export const parseBound = (text: string, bounds: { min: number; max: number }, complain: Complain): number | null => {
  const value = decimalOf(text);
  if (value === null) complain(`${quoted(text)} is not a decimal number such as 24.99.`);
  else if (value < bounds.min || value > bounds.max)
    complain(`${quoted(text)} is out of bounds: use a number from ${bounds.min} to ${bounds.max}.`);
  else return value;
  return null;
};

/** Splits a comma-separated list into at most 100 trimmed values of 100 characters, without empty or repeated ones. */
export const parseList = (text: string, complain: Complain): readonly string[] => {
  const values = new Set<string>();
  for (const part of text.split(',')) {
    const value = part.trim();
    if (value === '') continue;
    if (value.length > MAX_VALUE_LENGTH) {
      complain(`${quoted(value)} is longer than ${MAX_VALUE_LENGTH} characters.`);
    } else if (values.size < MAX_LIST_LENGTH) {
      values.add(value);
    } else if (!values.has(value)) {
      complain(`The list has more than ${MAX_LIST_LENGTH} values.`);
      break;
    }
  }
  return [...values];
};

/** Parses a list of keys, converted to lower case. @example parseKeys('FKM, epdm', complain) // ['fkm', 'epdm'] */
export const parseKeys = (text: string, complain: Complain): readonly string[] =>
  parseList(text.toLowerCase(), complain);

/** Returns text of at most `max` characters. Reports a problem and returns '' for a longer one. */
export const parseText = (text: string, max: number, complain: Complain): string => {
  if (text.length <= max) return text;
  complain(`The text is longer than ${max} characters.`);
  return '';
};

/** Parses a page number ≥ 1. Reports a problem and returns 1 for anything else. */
export const parsePage = (text: string, complain: Complain): number => {
  const page = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (page >= 1 && page <= MAX_PAGE) return page;
  complain(`${quoted(text)} is not a page number: use a whole number from 1 to ${MAX_PAGE}.`);
  return 1;
};

/** Parses a number of pieces as quantity fields do. Reports a problem and returns null for anything else. */
export const parseQuantityParameter = (text: string, complain: Complain): number | null => {
  const problem = quantityProblem(text);
  if (problem !== null) complain(`${quoted(text)}: ${problem}.`);
  return problem === null ? parseQuantity(text) : null;
};

/** Parses an offered page size. Reports a problem and returns undefined for anything else. */
export const parseLimit = (text: string, complain: Complain): number | undefined => {
  const limit = PAGE_SIZES.find((size) => String(size) === text);
  if (limit === undefined) complain(`${quoted(text)} is not a page size: use ${PAGE_SIZES.join(', ')}.`);
  return limit;
};

const isColumn = (text: string | undefined): text is SortColumn =>
  (SORT_COLUMNS as readonly string[]).includes(text ?? '');
const isDirection = (text: string | undefined): text is SortDirection => text === 'asc' || text === 'desc';

/** Parses `{column}:asc` or `{column}:desc`. Reports a problem and returns the default order for anything else. */
export const parseSort = (text: string, complain: Complain): CatalogQuery['sort'] => {
  const [column, direction, ...rest] = text.split(':');
  if (isColumn(column) && isDirection(direction) && rest.length === 0) return { column, direction };
  complain(`${quoted(text)} is not a sort order: use one of ${SORT_COLUMNS.join(', ')}, then :asc or :desc.`);
  return null;
};

/** Parses `own`, `offsite` or both, returned in that order. Reports other values. */
export const parseStock = (text: string, complain: Complain): readonly StockKind[] => {
  const named = parseKeys(text, complain);
  for (const kind of named) {
    if (!(STOCK_KINDS as readonly string[]).includes(kind))
      complain(`${quoted(kind)} is not a stock: use ${STOCK_KINDS.join(' or ')}.`);
  }
  return STOCK_KINDS.filter((kind) => named.includes(kind));
};

/** Parses `true` or `false`. Reports a problem and returns false for anything else. */
export const parseFlag = (text: string, complain: Complain): boolean => {
  if (text !== 'true' && text !== 'false') complain(`${quoted(text)} is neither true nor false.`);
  return text === 'true';
};

/** Parses `parts` or `compounds`. Reports a problem and returns parts for anything else. */
export const parseMode = (text: string, complain: Complain): ListingMode => {
  if (text === 'parts' || text === 'compounds') return text;
  complain(`${quoted(text)} is not a listing: use parts or compounds.`);
  return 'parts';
};
