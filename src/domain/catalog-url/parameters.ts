import type { FacetGroup } from '../catalog/query.ts';
import { FACET_GROUPS } from '../catalog/query.ts';

/** Which range of a query a pair of parameters sets, and the bounds beyond which a number is a typing error. */
export const RANGE_PARAMETERS = {
  temperatureC: { low: 'temperature_low_c', high: 'temperature_high_c', min: -300, max: 2000 },
  idMm: { low: 'id_low', high: 'id_high', min: 0, max: 100_000 },
  csMm: { low: 'cs_low', high: 'cs_high', min: 0, max: 100_000 },
} as const;
export type RangeName = keyof typeof RANGE_PARAMETERS;
export const RANGE_NAMES = ['temperatureC', 'idMm', 'csMm'] as const satisfies readonly RangeName[];

/** Parameters that hold one value (spec §2), besides the range bounds. */
const SINGLE_PARAMETERS = ['mode', 'page', 'search', 'limit', 'sortBy', 'stock_available', 'slug'] as const;

/** Parameters that hold a comma-joined list. */
const LIST_PARAMETERS: readonly string[] = ['size', ...FACET_GROUPS];

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
export const isFacetGroup = (name: string): name is FacetGroup => (FACET_GROUPS as readonly string[]).includes(name);
