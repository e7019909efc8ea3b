import { displaySize } from '../../../src/domain/reference/sizes/size-standard.ts';
import { byFacet } from '../../../src/domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { queryString } from '../../../src/domain/shop/catalog-url/query-string.ts';
import { adviceLinksEndpoint } from '../../../src/domain/site/api/catalog/advice-links.ts';
import { compoundsSearchEndpoint } from '../../../src/domain/site/api/catalog/compounds-search.ts';
import { finderEndpoint } from '../../../src/domain/site/api/catalog/finder.ts';
import { nearestPartsEndpoint } from '../../../src/domain/site/api/catalog/nearest-parts.ts';
import { parseEndpoint } from '../../../src/domain/site/api/catalog/parse.ts';
import { relaxationsEndpoint } from '../../../src/domain/site/api/catalog/relaxations.ts';
import { searchEndpoint } from '../../../src/domain/site/api/catalog/search.ts';
import { sizePartsEndpoint } from '../../../src/domain/site/api/catalog/size-parts.ts';
import { sizesEndpoint } from '../../../src/domain/site/api/catalog/sizes.ts';
import { randomQuery } from '../../bench/search/random-query.ts';
import { seededRandom } from '../random.ts';

/** A request to an endpoint whose response follows from the index alone. */
export interface IndexRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string | null;
}

const get = (path: string, query: string): IndexRequest => ({
  method: 'GET',
  path: query === '' ? path : `${path}?${query.replace(/^\?/, '')}`,
  body: null,
});

/** The catalog with the options that visitors can choose. Those that the shop hides are not in the file under their names. */
const visible = (catalog: Catalog): Catalog => ({
  ...catalog,
  facets: {
    ...catalog.facets,
    groups: byFacet(({ key }) => catalog.facets.groups[key].filter(({ hidden }) => !hidden)),
  },
});

/** Returns a typical request for a seed. Half of them are listings of the store; every endpoint occurs. */
export const indexRequest = (catalog: Catalog, texts: readonly string[], seed: number): IndexRequest => {
  const random = seededRandom(Math.imul(seed + 7, 0x85ebca6b));
  const listing = queryString(randomQuery(visible(catalog), seed));
  const text = encodeURIComponent(random.pick(texts));
  const size = random.pick(catalog.sizes);
  const name = encodeURIComponent(displaySize(size.standard, size.code));
  const kinds: readonly (() => IndexRequest)[] = [
    () => get(relaxationsEndpoint.path, listing),
    () => get(nearestPartsEndpoint.path, listing),
    () => get(parseEndpoint.path, `q=${text}&unit=${random.pick(['mm', 'in'])}`),
    () => ({
      method: 'POST',
      path: searchEndpoint.path,
      body: JSON.stringify({ searchText: random.pick(texts) }),
    }),
    () => get(sizePartsEndpoint.path, `size=${name}`),
    () => get(sizesEndpoint.path, `standard=${random.pick(['as568', 'metric', 'jis', 'all'])}&page=${random.below(4)}`),
    () => get(finderEndpoint.path, `id=${size.idMm}&cs=${size.csMm}&temperature=${random.below(200)}&length=mm`),
    () => get(adviceLinksEndpoint.path, `material=${random.pick(catalog.facets.groups.material).key}`),
  ];
  return random.chance(0.5) ? get(compoundsSearchEndpoint.path, listing) : random.pick(kinds)();
};
