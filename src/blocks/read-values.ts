import { DEFAULT_PREFERENCES } from '../domain/kit/preferences.ts';
import { isRecord } from '../domain/kit/schema/json-object.ts';
import { inUnits, type Units } from '../domain/kit/text/measures.ts';
import { parseElements } from '../domain/site/content/element.ts';
import type { BlockList, Input, Inputs, PlainNumber, PlainTexts, ValuesOf } from './define-block.ts';
import { LONGEST_LIST, longestOf } from './limits.ts';
import { imageAddress, linkAddress } from './safe-address.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const textOf = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;

const numberOf = (value: unknown, fallback: number): number => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : fallback;
};

const between = (
  found: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: PlainNumber,
): number => Math.min(max, Math.max(min, found));

/**
 * Applies an input's limits to a text: truncates it if it is too long, and returns the default if it does not match the
 * pattern.
 */
const limited = (typed: string, input: PlainTexts): string => {
  const text = typed.slice(0, longestOf(input));
  const isRight = input.pattern === undefined || text === '' || input.pattern.matches.test(text.trim());
  return isRight ? text : input.default;
};

const FIGURE_AND_UNIT = /(\d) (?=(?:mm|µm|in|°C|°F|%|bar|MPa|psi|Shore|mm²|g)(?![\p{L}\p{N}]))/gu;

/** Inserts non-breaking spaces between figures and units. */
const keepTogether = (text: string): string => text.replace(FIGURE_AND_UNIT, '$1\u00a0');

/** Returns a text as shown to the visitor. */
const shownText = (units: Units, text: string): string => keepTogether(inUnits(units, text));

const readInput = (units: Units, input: Input, value: unknown): unknown => {
  switch (input.type) {
    case 'text':
    case 'longText':
      return shownText(units, limited(textOf(value, input.default), input));
    case 'code':
      return limited(textOf(value, input.default), input);
    case 'richText':
      return shownText(units, sanitizeHtml(limited(textOf(value, input.default), input)));
    case 'link':
      return linkAddress(limited(textOf(value, input.default), input));
    case 'image':
    case 'video':
      return imageAddress(limited(textOf(value, input.default), input));
    case 'number':
      return between(numberOf(value, input.default), input);
    case 'flag':
      return typeof value === 'boolean' ? value : input.default;
    case 'choice':
      return typeof value === 'string' && input.values.includes(value) ? value : input.default;
    case 'list':
      return Array.isArray(value)
        ? value
            .slice(0, LONGEST_LIST)
            .filter(isRecord)
            .map((item) => readFields(units, input.fields, item))
        : [];
    case 'blocks':
      return parseElements(value) as readonly unknown[] as BlockList;
  }
};

const readFields = (
  units: Units,
  inputs: Inputs,
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, readInput(units, input, options[name])]));

/**
 * Returns the values of a block's inputs, parsed from options in content. Never throws: a missing value or one of
 * another type becomes the input's default, a value beyond the limits is clamped, markup is sanitized, and URLs that
 * could run code become empty. Figures in texts are converted to `units`, unless the block's option `asWritten`
 * preserves those of the author.
 */
export const readValues = <Fields extends Inputs>(
  inputs: Fields,
  options: Readonly<Record<string, unknown>>,
  units: Units = DEFAULT_PREFERENCES,
): ValuesOf<Fields> =>
  readFields(options.asWritten === true ? DEFAULT_PREFERENCES : units, inputs, options) as ValuesOf<Fields>;
