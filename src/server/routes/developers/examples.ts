import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { EndpointResponse } from '../../../domain/site/api/endpoint.ts';
import { operations } from '../../../domain/site/api/operations.ts';
import type { compoundEndpoint } from '../../../domain/site/api/v1/compounds.ts';
import type { lookUpPartsEndpoint, partEndpoint } from '../../../domain/site/api/v1/parts.ts';
import type { publicSizesEndpoint } from '../../../domain/site/api/v1/sizes.ts';
import { partsPage, readPartsRequest } from '../../catalog/parts-page.ts';
import { compoundFacts, lookUpParts, publicSizes } from '../../catalog/public-parts.ts';
import { exampleQuote } from './example-quote.ts';

/** The body of a response. */
export type Example = object;

/** Returns the request of an operation's example. */
const exampleOf = <Request extends object>(id: string): Request =>
  (operations().find((one) => one.id === id)?.example ?? {}) as Request;

/** Returns responses of the running catalog to the examples of operations, by the operations' IDs. */
export const exampleResponses = (catalog: Catalog, siteUrl: string): Readonly<Record<string, Example>> => {
  const version = catalog.version;
  const { part_number: number } = exampleOf<{ part_number: string }>('getPart');
  const { part_numbers: numbers } = exampleOf<{ part_numbers: string[] }>('lookUpParts');
  const { code } = exampleOf<{ code: string }>('getCompound');
  const list = readPartsRequest(new URLSearchParams(exampleOf<Record<string, string>>('listParts')));
  const [found] = lookUpParts(catalog, siteUrl, [number]);
  const compound = compoundFacts(catalog, siteUrl, code);
  const quote = exampleQuote(catalog, siteUrl);
  const sizes = publicSizes(catalog, 'jis');
  return {
    listParts: partsPage(catalog, list, siteUrl),
    lookUpParts: {
      catalog_version: version,
      items: lookUpParts(catalog, siteUrl, numbers),
    } satisfies EndpointResponse<typeof lookUpPartsEndpoint>,
    ...(found?.part && {
      getPart: { catalog_version: version, part: found.part } satisfies EndpointResponse<typeof partEndpoint>,
    }),
    ...(compound && {
      getCompound: { catalog_version: version, compound } satisfies EndpointResponse<typeof compoundEndpoint>,
    }),
    ...(quote && { sendQuote: quote }),
    listSizes: {
      catalog_version: version,
      total_items: sizes.length,
      items: sizes,
    } satisfies EndpointResponse<typeof publicSizesEndpoint>,
  };
};
