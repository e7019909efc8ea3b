import * as v from 'valibot';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { catalogExamples } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import { parseQuery } from '../../../domain/shop/catalog-url/parse-query.ts';
import type { Endpoint, EndpointResponse, Input } from '../../../domain/site/api/endpoint.ts';
import { endpointUrl } from '../../../domain/site/api/endpoint.ts';
import { operationsWith } from '../../../domain/site/api/operations.ts';
import { compoundEndpoint } from '../../../domain/site/api/v1/compounds.ts';
import { glandCheckEndpoint, glandDesignEndpoint, glandRingsEndpoint } from '../../../domain/site/api/v1/glands.ts';
import { adviseEndpoint, mediaEndpoint } from '../../../domain/site/api/v1/materials.ts';
import { publicNearestPartsEndpoint } from '../../../domain/site/api/v1/nearest-parts.ts';
import { nearestSizesEndpoint } from '../../../domain/site/api/v1/nearest-sizes.ts';
import { publicParseEndpoint } from '../../../domain/site/api/v1/parse.ts';
import { lookUpPartsEndpoint, partEndpoint, partsEndpoint } from '../../../domain/site/api/v1/parts.ts';
import { sendQuoteEndpoint } from '../../../domain/site/api/v1/quotes.ts';
import { publicSizePartsEndpoint } from '../../../domain/site/api/v1/size-parts.ts';
import { publicSizesEndpoint } from '../../../domain/site/api/v1/sizes.ts';
import { partsPage, readPartsRequest } from '../../catalog/parts-page.ts';
import { publicNearestParts } from '../../catalog/public-nearest-parts.ts';
import { publicParse } from '../../catalog/public-parse.ts';
import { compoundFacts, lookUpParts, publicSizes } from '../../catalog/public-parts.ts';
import { publicSizeParts } from '../../catalog/size-finder.ts';
import { adviceOn, mediaNear, readAdvice } from '../api/material-responses.ts';
import { checkResponse, designResponse, ringsResponse } from '../tools/glands/gland-responses.ts';
import { findNearestSizes, readOrRefuse } from '../tools/size-responses.ts';
import { exampleQuote } from './example-quote.ts';

/** The body of a response. */
export type Example = object;

/** What an operation responds to its example, by the operation's ID. null: nothing. */
type Responses = Map<string, Example>;

/** Returns responses of the running catalog to the examples of operations, by the operations' IDs. */
export const exampleResponses = (catalog: Catalog, siteUrl: string): Readonly<Record<string, Example>> => {
  const responses: Responses = new Map();
  const all = operationsWith(catalogExamples(catalog));
  /** Adds the response of an endpoint to its example. */
  const add = <E extends Endpoint>(
    endpoint: E,
    respond: (request: v.InferOutput<E['request']>, url: string) => EndpointResponse<E> | null,
  ): void => {
    const operation = all.find((one) => one.endpoint.method === endpoint.method && one.endpoint.path === endpoint.path);
    if (!operation?.example) return;
    const request = v.parse(endpoint.request, operation.example) as v.InferOutput<E['request']>;
    const url = endpointUrl(endpoint, operation.example as Input<E>);
    const response = respond(request, siteUrl + url);
    if (response !== null) responses.set(operation.id, response as Example);
  };
  const version = catalog.version;

  add(partsEndpoint, (_, url) => partsPage(catalog, readPartsRequest(new URL(url).searchParams), siteUrl));
  add(partEndpoint, ({ part_number: number }) => {
    const [found] = lookUpParts(catalog, siteUrl, [number]);
    return found?.part ? { catalog_version: version, part: found.part } : null;
  });
  add(lookUpPartsEndpoint, ({ part_numbers: numbers }) => ({
    catalog_version: version,
    items: lookUpParts(catalog, siteUrl, numbers),
  }));
  add(publicNearestPartsEndpoint, (_, url) =>
    publicNearestParts(catalog, siteUrl, parseQuery(new URL(url).searchParams).query),
  );
  add(publicParseEndpoint, ({ q, unit }) => publicParse(catalog, siteUrl, q, unit));
  add(compoundEndpoint, ({ code }) => {
    const compound = compoundFacts(catalog, siteUrl, code);
    return compound && { catalog_version: version, compound };
  });
  add(publicSizesEndpoint, ({ standard }) => {
    const items = publicSizes(catalog, standard);
    return { catalog_version: version, total_items: items.length, items };
  });
  add(nearestSizesEndpoint, (_, url) => findNearestSizes(catalog, siteUrl, readOrRefuse(url)));
  add(publicSizePartsEndpoint, ({ size }) => publicSizeParts(catalog, siteUrl, size));
  add(glandCheckEndpoint, checkResponse);
  add(glandDesignEndpoint, designResponse);
  add(glandRingsEndpoint, ringsResponse);
  add(adviseEndpoint, (request) => adviceOn(catalog, siteUrl, request, readAdvice(request)));
  add(mediaEndpoint, ({ q }) => ({ items: mediaNear(q) }));
  add(sendQuoteEndpoint, () => exampleQuote(catalog, siteUrl));
  return Object.fromEntries(responses);
};
