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

/** A text within its input's limits: cut where it is too long, the default where it does not look as it must. */
const limited = (typed: string, input: PlainTexts): string => {
  const text = typed.slice(0, longestOf(input));
  const isRight = input.pattern === undefined || text === '' || input.pattern.matches.test(text.trim());
  return isRight ? text : input.default;
};

const FIGURE_AND_UNIT = /(\d) (?=(?:mm|µm|in|°C|°F|%|bar|MPa|psi|Shore|mm²|g)(?![\p{L}\p{N}]))/gu;

/** A figure and its unit never stand on two lines. */
const keepTogether = (text: string): string => text.replace(FIGURE_AND_UNIT, '$1\u00a0');

/** A text as the visitor reads it. */
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
 * The values of a block's inputs from options that come from content. Total: what is missing or of another type gets the
 * input's default, what is beyond its limits is brought within them, markup goes through the allow-list, addresses that
 * could run code become empty. Figures in texts are shown in `units`, unless the block's option `asWritten` keeps those of
 * the author.
 */
export const readValues = <Fields extends Inputs>(
  inputs: Fields,
  options: Readonly<Record<string, unknown>>,
  units: Units = DEFAULT_PREFERENCES,
): ValuesOf<Fields> =>
  readFields(options.asWritten === true ? DEFAULT_PREFERENCES : units, inputs, options) as ValuesOf<Fields>;
