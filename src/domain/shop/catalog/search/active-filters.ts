import { formatSigned } from '../../../kit/units.ts';
import { filterLabel } from '../../../reference/media/media-filter.ts';
import { displaySize } from '../../../reference/sizes/size-standard.ts';
import { FACET_GROUPS } from '../facets.ts';
import type { CatalogLists } from '../index/catalog.ts';
import type { ActiveFilter } from '../listing.ts';
import type { CatalogQuery } from '../query.ts';
import { RANGE_PARAMETERS, type RangeName } from '../ranges.ts';
import { IN_STOCK_LABEL, STOCK_CHOICES } from '../stock-labels.ts';
import { sizesNamed } from './size-mask.ts';

/** The only product category of the shop. */
export const CATEGORY = { key: 'orings', label: 'O-rings' } as const;

const range = (query: CatalogQuery, name: RangeName): ActiveFilter[] => {
  const { unit, ...parameters } = RANGE_PARAMETERS[name];
  return (['low', 'high'] as const).flatMap((end) => {
    const value = query[name][end];
    return value === null
      ? []
      : [{ key: parameters[end], value: String(value), label: `${formatSigned(value)} ${unit}` }];
  });
};

const sizeLabel = (catalog: CatalogLists, text: string): string => {
  const [size] = sizesNamed(catalog, text);
  const record = size === undefined ? undefined : catalog.sizes[size];
  return record ? displaySize(record.standard, record.code) : text;
};

/**
 * Returns the active filters, one per value, in the form of chips. Keys are the query parameters. Compounds have
 * neither sizes nor stock.
 */
export const activeFilters = (catalog: CatalogLists, query: CatalogQuery): readonly ActiveFilter[] => {
  const ofParts = (filters: readonly ActiveFilter[]): readonly ActiveFilter[] =>
    query.mode === 'parts' ? filters : [];
  return [
    ...(query.search === '' ? [] : [{ key: 'search', value: query.search, label: query.search }]),
    ...ofParts(query.sizes.map((value) => ({ key: 'size', value, label: sizeLabel(catalog, value) }))),
    ...query.media.map((value) => ({ key: 'media', value, label: filterLabel(value, query.temperatureC) })),
    ...query.compounds.map((value) => ({ key: 'compound', value, label: value.toUpperCase() })),
    ...(query.slug === null || query.slug === CATEGORY.key
      ? []
      : [{ key: 'slug', value: query.slug, label: query.slug }]),
    ...ofParts([...range(query, 'idMm'), ...range(query, 'csMm')]),
    ...range(query, 'temperatureC'),
    ...ofParts(query.inStock ? [{ key: 'stock_available', value: 'true', label: IN_STOCK_LABEL }] : []),
    ...ofParts(query.stock.map((value) => ({ key: 'stock', value, label: STOCK_CHOICES[value] }))),
    ...FACET_GROUPS.flatMap((group) =>
      query.facets[group].map((value) => ({
        key: group,
        value,
        label: catalog.facets.byKey[group].get(value)?.label ?? value,
      })),
    ),
  ];
};
