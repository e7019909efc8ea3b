import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { sizesParameter } from '../catalog/size-parts.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogVersion, money, partCounts, publicSize, storeUrl } from './shapes.ts';

const material = v.object({
  key: v.pipe(v.string(), v.description('Value of the filter material.')),
  label: v.string(),
  ...partCounts,
  lowest_unit_price: v.pipe(
    v.nullable(money),
    v.description('Lowest unit price in small quantities. null: on request.'),
  ),
  first_part_number: v.pipe(
    v.string(),
    v.description('The part in our stock with the lowest price, else one at vendors, else any.'),
  ),
  url: storeUrl,
});

const sizeWithParts = v.object({
  size: publicSize,
  ...partCounts,
  materials: v.array(material),
  url: storeUrl,
});

export const publicSizePartsEndpoint = {
  method: 'GET',
  path: '/api/v1/sizes/parts',
  takes: 'query',
  request: v.object({ size: sizesParameter }),
  response: v.object({
    catalog_version: catalogVersion,
    items: v.pipe(v.array(sizeWithParts), v.description('The sizes that exist, in request order.')),
    unknown_sizes: v.array(v.string()),
  }),
} as const satisfies Endpoint;

export type PublicSizeParts = Value<typeof publicSizePartsEndpoint.response>;
