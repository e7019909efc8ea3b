import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { partById } from '../../../src/domain/shop/catalog/rows/parts.ts';
import { report } from '../report.ts';

const LOOKUPS = 2000;
/** Spreads the looked-up parts over the whole catalog. */
const STEP = 524_287;

/** Returns the average time of a lookup in milliseconds. */
const perLookup = (ids: readonly number[], find: (id: number) => unknown): number => {
  const from = performance.now();
  for (const id of ids) find(id);
  return (performance.now() - from) / ids.length;
};

/** Measures finding a part by its backend ID, compared with a linear search of the column in the same run. */
export const partByIdFigures = (catalog: Catalog): void => {
  const column = catalog.columns.ids;
  const ids = Array.from({ length: LOOKUPS }, (_, at) => column[(at * STEP) % column.length] as number);
  partById(catalog, ids[0] as number);
  const found = perLookup(ids, (id) => partById(catalog, id));
  const linear = perLookup(ids, (id) => column.indexOf(id));
  report({ name: 'part by ID', value: found * 1000, unit: 'µs' });
  report({ name: 'part by ID, times faster than a linear search', value: linear / found, unit: '×' });
};
