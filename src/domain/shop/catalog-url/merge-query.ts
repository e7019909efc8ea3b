import type { Range } from '../../kit/units.ts';
import { byFacet } from '../catalog/facets.ts';
import type { CatalogQuery } from '../catalog/query.ts';

const joined = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
];

const either = <Figure extends number>(before: Range<Figure>, after: Range<Figure>): Range<Figure> =>
  after.low === null && after.high === null ? before : after;

/**
 * Returns a query with the filters that its keyword text means. They are added to the existing filters, and the text
 * keeps only the words that remain keywords.
 *
 * @example mergeQuery({ ...EMPTY_QUERY, search: '214 fkm', inStock: true }, meant).facets.material // ['fkm']
 */
export const mergeQuery = (query: CatalogQuery, meant: CatalogQuery): CatalogQuery => ({
  ...query,
  search: meant.search,
  sizes: joined(query.sizes, meant.sizes),
  compounds: joined(query.compounds, meant.compounds),
  media: joined(query.media, meant.media),
  idMm: either(query.idMm, meant.idMm),
  csMm: either(query.csMm, meant.csMm),
  temperatureC: either(query.temperatureC, meant.temperatureC),
  inStock: query.inStock || meant.inStock,
  facets: byFacet(({ key }) => joined(query.facets[key], meant.facets[key])),
  page: 1,
});
