import { roundTo } from '../../domain/kit/units.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { ActiveFilter } from '../../domain/shop/catalog/listing.ts';
import type { Difference } from '../../domain/shop/catalog/nearest/difference.ts';
import type { CatalogQuery } from '../../domain/shop/catalog/query.ts';
import type { PublicDifference, PublicNearestParts } from '../../domain/site/api/v1/nearest-parts.ts';
import { comparedParts } from './nearest-parts.ts';
import { cellOf, publicParts } from './public-parts.ts';

const LENGTH_DIGITS = 4;
const POINT_DIGITS = 3;

const filterJson = ({ key, value, label }: ActiveFilter): PublicNearestParts['required'][number] => ({
  filter: key,
  value,
  label,
});

const differenceJson = (difference: Difference): PublicDifference => {
  const shared = { filter: difference.parameter, points: roundTo(difference.points, POINT_DIGITS) };
  switch (difference.kind) {
    case 'words':
      return { ...shared, kind: 'words', requested: [...difference.asked], actual: difference.has };
    case 'size':
      return {
        ...shared,
        kind: 'size',
        requested: difference.asked,
        actual: difference.has,
        id_difference_mm: roundTo(difference.idOffMm, LENGTH_DIGITS),
        cs_difference_mm: roundTo(difference.csOffMm, LENGTH_DIGITS),
      };
    case 'length':
      return {
        ...shared,
        kind: 'length',
        requested_low_mm: difference.low,
        requested_high_mm: difference.high,
        actual_mm: difference.has,
      };
    case 'temperature':
      return { ...shared, kind: 'temperature', requested_c: difference.asked, actual_c: difference.has };
  }
};

/** Returns the parts nearest to a query in the form of the public API. */
export const publicNearestParts = (catalog: Catalog, siteUrl: string, query: CatalogQuery): PublicNearestParts => {
  const { held, leftOut, noneHolds, parts } = comparedParts(catalog, query);
  const partOf = publicParts(catalog, siteUrl);
  return {
    catalog_version: catalog.version,
    required: held.map(filterJson),
    is_required_impossible: noneHolds,
    not_compared: leftOut.map(filterJson),
    items: parts.map(({ part, distance, differs }) => ({
      part: partOf(cellOf(catalog, part)),
      differences: differs.map(differenceJson),
      distance: roundTo(distance, POINT_DIGITS),
    })),
  };
};
