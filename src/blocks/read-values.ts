import { parseElements } from '../domain/content/element.ts';
import { DEFAULT_PREFERENCES } from '../domain/preferences.ts';
import { inUnits, type Units } from '../domain/text/measures.ts';
import type { BlockList, Input, Inputs, ValuesOf } from './define-block.ts';
import { imageAddress, linkAddress } from './safe-address.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** More than this in one list is not a page any more. */
const LONGEST_LIST = 2000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;

const numberOf = (value: unknown, fallback: number): number => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : fallback;
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
      return shownText(units, textOf(value, input.default));
    case 'code':
      return textOf(value, input.default);
    case 'richText':
      return shownText(units, sanitizeHtml(textOf(value, input.default)));
    case 'link':
      return linkAddress(textOf(value, input.default));
    case 'image':
    case 'video':
      return imageAddress(textOf(value, input.default));
    case 'number':
      return numberOf(value, input.default);
    case 'flag':
      return typeof value === 'boolean' ? value : input.default;
    case 'choice':
      return typeof value === 'string' && input.values.includes(value) ? value : input.default;
    case 'list':
      return Array.isArray(value)
        ? value
            .slice(0, LONGEST_LIST)
            .filter(isObject)
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
 * input's default, markup goes through the allow-list, addresses that could run code become empty. Figures in texts are
 * shown in `units`, unless the block's option `asWritten` keeps those of the author.
 */
export const readValues = <Fields extends Inputs>(
  inputs: Fields,
  options: Readonly<Record<string, unknown>>,
  units: Units = DEFAULT_PREFERENCES,
): ValuesOf<Fields> =>
  readFields(options['asWritten'] === true ? DEFAULT_PREFERENCES : units, inputs, options) as ValuesOf<Fields>;
