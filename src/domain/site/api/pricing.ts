import * as v from 'valibot';
import { pricingData } from '../../shop/pricing/pricing-data.ts';
import type { Endpoint } from './endpoint.ts';

export const pricingEndpoint = {
  method: 'GET',
  path: '/api/pricing/:id',
  takes: 'param',
  request: v.object({
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, 'must be a product id.'), v.transform(Number)),
  }),
  response: pricingData,
} as const satisfies Endpoint;
