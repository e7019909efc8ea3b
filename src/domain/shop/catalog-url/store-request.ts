import { type CustomRequest, customRequestHref } from '../../kit/forms/custom-request.ts';
import { type Mm, mm, type Range, roundTo } from '../../kit/units.ts';
import type { ActiveFilter } from '../catalog/listing.ts';
import type { CatalogQuery } from '../catalog/query.ts';
import { filterTitle } from './filter-titles.ts';

const middleOf = ({ low, high }: Range<Mm>): Mm | null =>
  low === null || high === null ? null : mm(roundTo((low + high) / 2, 3));

/**
 * Returns the link to the custom part form with all criteria of the store query: as fields where the form has one, and
 * every filter in words, so that no information is lost.
 */
export const storeRequestHref = (
  { idMm, csMm, temperatureC }: CatalogQuery,
  filters: readonly ActiveFilter[],
): string => {
  const labelsOf = (key: string): string =>
    filters
      .filter((filter) => filter.key === key)
      .map(({ label }) => label)
      .join(', ');
  const asked = filters.map(({ key, label }) => `${filterTitle(key)}: ${label}`).join('\n');
  const request: CustomRequest = {
    insideDiameter: middleOf(idMm),
    crossSection: middleOf(csMm),
    temperatureLow: temperatureC.low,
    temperatureHigh: temperatureC.high,
    material: labelsOf('material'),
    media: labelsOf('media'),
    standard: labelsOf('compliance'),
    message: `No part of the store has all of this:\n${asked}`,
  };
  return customRequestHref(request);
};
