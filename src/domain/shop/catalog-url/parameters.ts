import { FACET_GROUPS } from '../catalog/facets.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from '../catalog/ranges.ts';

/** Parameters with a single value, in addition to the range bounds. */
const SINGLE_PARAMETERS = ['mode', 'page', 'search', 'limit', 'sortBy', 'stock_available', 'slug', 'quantity'] as const;

/** Parameters with a comma-separated list. */
const LIST_PARAMETERS: readonly string[] = ['size', 'compound', 'media', 'stock', ...FACET_GROUPS];

const KNOWN: ReadonlySet<string> = new Set([
  ...SINGLE_PARAMETERS,
  ...LIST_PARAMETERS,
  ...RANGE_NAMES.flatMap((name) => [RANGE_PARAMETERS[name].low, RANGE_PARAMETERS[name].high]),
]);

export const MAX_PAGE = 1_000_000_000;
export const MAX_SEARCH_LENGTH = 200;
export const MAX_VALUE_LENGTH = 100;
export const MAX_LIST_LENGTH = 100;

export const isKnownParameter = (name: string): boolean => KNOWN.has(name);
export const isListParameter = (name: string): boolean => LIST_PARAMETERS.includes(name);
