import { byFacet } from '../catalog/facets.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from '../catalog/ranges.ts';

const rangeTitles = RANGE_NAMES.flatMap((name) => {
  const { low, high, titles } = RANGE_PARAMETERS[name];
  return [
    [low, titles.low],
    [high, titles.high],
  ];
});

/** Titles of query parameters on chips. */
const TITLES: Readonly<Record<string, string>> = {
  search: 'Keyword',
  size: 'Size',
  compound: 'Compound',
  media: 'For',
  slug: 'Category',
  ...Object.fromEntries(rangeTitles),
  ...byFacet(({ title }) => title),
  stock_available: 'Stock',
  stock: 'Stock',
};

/** Returns the display name of a filter. @example filterTitle('curetype') // 'Cure' */
export const filterTitle = (parameter: string): string => TITLES[parameter] ?? parameter;
