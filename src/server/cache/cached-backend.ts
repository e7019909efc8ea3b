import * as v from 'valibot';
import { sizeStandard } from '../backend/catalog-rows.ts';
import type { Backend } from '../backend/port.ts';
import { comparisonRow, metricSizeRow, modifierOptionRow } from '../backend/store-rows.ts';
import { length } from '../backend/values.ts';
import { type CacheOptions, createCache } from './cached.ts';
import { emptyLists } from './empty-lists.ts';
import { COMPARISONS, METRIC_SIZES, MODIFIER_LISTS, PAGE_TITLES, WITHOUT_COMPOUND } from './policies.ts';

const page = v.object({
  id: v.union([v.number(), v.string()]),
  title: v.string(),
  url: v.string(),
  description: v.optional(v.string(), ''),
  words: v.optional(v.string(), ''),
});

const withoutCompound = v.object({
  name: v.string(),
  size: v.nullable(v.object({ code: v.string(), standard: sizeStandard, idMm: length, csMm: length })),
  onHand: v.number(),
});

const listOf =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (stored: unknown): readonly v.InferOutput<Schema>[] =>
    v.parse(v.array(schema), stored);

/**
 * Caches filter options, metric sizes, comparisons, pages and products without a compound of a backend. Prices and
 * stock are never cached.
 */
export const cachedBackend = (backend: Backend, options: CacheOptions): Backend => {
  const cache = createCache(options);
  const readList = emptyLists(options.now);
  return {
    ...backend,
    modifiers: (type) => {
      const key = `backend/modifiers/${type}`;
      const parse = listOf(modifierOptionRow);
      return readList({
        key,
        what: `options of type ${type}`,
        load: () => backend.modifiers(type),
        cached: (load) => cache({ key, policy: MODIFIER_LISTS, load, parse }),
      });
    },
    metricSizes: () => {
      const key = 'backend/metric-sizes';
      const parse = listOf(metricSizeRow);
      return readList({
        key,
        what: 'metric sizes',
        load: () => backend.metricSizes(),
        cached: (load) => cache({ key, policy: METRIC_SIZES, load, parse }),
      });
    },
    comparisons: (compoundId) =>
      cache({
        key: `backend/comparisons/${compoundId}`,
        policy: COMPARISONS,
        load: () => backend.comparisons(compoundId),
        parse: listOf(comparisonRow),
      }),
    partsWithoutCompound: () =>
      cache({
        key: 'backend/parts-without-compound',
        policy: WITHOUT_COMPOUND,
        load: () => backend.partsWithoutCompound(),
        parse: listOf(withoutCompound),
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
