import { adviceLinksEndpoint } from '../api/catalog/advice-links.ts';
import { comparisonsEndpoint } from '../api/catalog/comparisons.ts';
import { compoundsSearchEndpoint } from '../api/catalog/compounds-search.ts';
import { finderEndpoint } from '../api/catalog/finder.ts';
import { modifiersEndpoint } from '../api/catalog/modifiers.ts';
import { nearestPartsEndpoint } from '../api/catalog/nearest-parts.ts';
import { parseEndpoint } from '../api/catalog/parse.ts';
import { partsLookupEndpoint } from '../api/catalog/parts-lookup.ts';
import { relaxationsEndpoint } from '../api/catalog/relaxations.ts';
import { searchEndpoint } from '../api/catalog/search.ts';
import { sizePartsEndpoint } from '../api/catalog/size-parts.ts';
import { sizesEndpoint } from '../api/catalog/sizes.ts';
import { readListEndpoint } from '../api/lists.ts';
import { alternativesEndpoint, pricesEndpoint } from '../api/prices.ts';
import { pricingEndpoint } from '../api/pricing.ts';
import { partFilesEndpoint } from '../api/v1/part-files.ts';

interface Named {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** Endpoints whose response follows from the index alone: the same on the device and on the server. */
const INDEX_ENDPOINTS: readonly Named[] = [
  compoundsSearchEndpoint,
  relaxationsEndpoint,
  nearestPartsEndpoint,
  parseEndpoint,
  searchEndpoint,
  sizePartsEndpoint,
  sizesEndpoint,
  finderEndpoint,
  adviceLinksEndpoint,
];

/** Endpoints that the server responds to with fresher data. The device does only without a network. */
const DATED_ENDPOINTS: readonly Named[] = [
  pricingEndpoint,
  pricesEndpoint,
  alternativesEndpoint,
  comparisonsEndpoint,
  modifiersEndpoint,
  partsLookupEndpoint,
  readListEndpoint,
  partFilesEndpoint,
];

const matches = (endpoint: Named, method: string, path: string): boolean => {
  const [own, other] = [endpoint.path.split('/'), path.split('/')];
  return (
    endpoint.method === method &&
    own.length === other.length &&
    own.every((segment, at) => segment.startsWith(':') || segment === other[at])
  );
};

/**
 * Returns when the device responds to a request of the page: `same` if its response is that of the server, `dated` if it is
 * only used without a network, `never` for everything else. A price for a quantity comes from the server's stock.
 */
export const deviceRole = (
  method: string,
  { pathname, searchParams }: { readonly pathname: string; readonly searchParams: { has(name: string): boolean } },
): 'same' | 'dated' | 'never' => {
  if (INDEX_ENDPOINTS.some((endpoint) => matches(endpoint, method, pathname)))
    return searchParams.has('quantity') ? 'dated' : 'same';
  return DATED_ENDPOINTS.some((endpoint) => matches(endpoint, method, pathname)) ? 'dated' : 'never';
};
