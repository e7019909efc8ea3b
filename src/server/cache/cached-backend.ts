import * as v from 'valibot';
import type { Backend } from '../backend/port.ts';
import { comparisonRow, metricSizeRow, modifierOptionRow } from '../backend/store-rows.ts';
import { type CacheOptions, createCache } from './cached.ts';
import { COMPARISONS, METRIC_SIZES, MODIFIER_LISTS, PAGE_TITLES } from './policies.ts';

const page = v.object({
  id: v.union([v.number(), v.string()]),
  title: v.string(),
  url: v.string(),
  description: v.optional(v.string(), ''),
  words: v.optional(v.string(), ''),
});

const listOf =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (stored: unknown): v.InferOutput<Schema>[] =>
    v.parse(v.array(schema), stored);

/** None of these lists is ever empty: a server that says so has lost its rows or hides them, and the last good list stays. */
const notEmpty = async <T>(what: string, reading: Promise<readonly T[]>): Promise<readonly T[]> => {
  const rows = await reading;
  if (rows.length === 0) throw new Error(`The backend lists no ${what}.`);
  return rows;
};

/** The same backend, with filter options, metric sizes, comparisons and pages cached. Prices and stock are always read anew. */
export const cachedBackend = (backend: Backend, options: CacheOptions): Backend => {
  const cache = createCache(options);
  return {
    ...backend,
    modifiers: (type) =>
      cache({
        key: `backend/modifiers/${type}`,
        policy: MODIFIER_LISTS,
        load: () => notEmpty(`options of type ${type}`, backend.modifiers(type)),
        parse: listOf(modifierOptionRow),
      }),
    metricSizes: () =>
      cache({
        key: 'backend/metric-sizes',
        policy: METRIC_SIZES,
        load: () => notEmpty('metric sizes', backend.metricSizes()),
        parse: listOf(metricSizeRow),
      }),
    comparisons: (compoundId) =>
      cache({
        key: `backend/comparisons/${compoundId}`,
        policy: COMPARISONS,
        load: () => backend.comparisons(compoundId),
        parse: listOf(comparisonRow),
      }),
    pages: () =>
      cache({
        key: 'backend/pages',
        policy: PAGE_TITLES,
        load: () => backend.pages(),
        parse: listOf(page),
      }),
  };
};
