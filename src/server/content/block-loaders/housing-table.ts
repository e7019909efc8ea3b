import type { HousingTableData, ShownTable } from '../../../blocks/housing-table/housing-table.tsx';
import { housingTables } from '../../../domain/engineering/gland-design/housings/standard-housings.ts';
import { findSizes, type NamedSize, shownText } from '../../../domain/reference/tables/find-sizes.ts';
import type { HousingView } from '../../../domain/reference/tables/housing-views.ts';
import { parseSizeFields, wantedSize } from '../../../domain/reference/tables/wanted-size.ts';
import type { LoaderRequest } from './block-loader.ts';

/** Maximum number of found sizes shown at once; more are collapsed until the visitor opens their section. */
const MAX_ROWS = 60;

/**
 * Returns the grooves of a standard in the visitor's unit: those of the requested sizes, in sections that load on
 * demand.
 */
export const loadHousingTable = (
  { preferences, query }: Pick<LoaderRequest, 'preferences' | 'query'>,
  { view }: { readonly view: HousingView },
): HousingTableData => {
  const { measurement: unit } = preferences;
  const tables = housingTables(view, unit);
  const rings = tables.flatMap(({ rows }) => rows.flatMap(({ ring }): readonly NamedSize[] => (ring ? [ring] : [])));
  if (rings.length === 0) {
    return { unit, filter: null, tables: tables.map((table) => ({ ...table, isOpen: true, nearest: null })) };
  }
  const fields = parseSizeFields((field) => query[field]);
  const { wanted, invalid } = wantedSize(fields, unit);
  const found = findSizes(rings, wanted);
  const matches = new Set(found.places.map((place) => rings[place]));
  const nearest = found.nearest === null ? null : (rings[found.nearest] ?? null);
  return {
    unit,
    filter: {
      fields,
      invalid,
      found: shownText({ shown: matches.size, total: rings.length, noun: 'sizes', beyond: found.beyond }),
    },
    tables: tables.flatMap((table): readonly ShownTable[] => {
      const rows = table.rows.filter(({ ring }) => ring !== null && matches.has(ring));
      const isOpen = matches.size <= MAX_ROWS || query.section === table.anchor;
      return rows.length === 0 ? [] : [{ ...table, rows, isOpen, nearest }];
    }),
  };
};
