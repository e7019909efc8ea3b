import * as v from 'valibot';
import { MODIFIER_TYPES } from '../../../shop/catalog/facets.ts';
import type { Endpoint } from '../endpoint.ts';

export const modifiersEndpoint = {
  method: 'GET',
  path: '/api/modifiers/:type',
  takes: 'param',
  request: v.object({ type: v.picklist(MODIFIER_TYPES, `must be one of ${MODIFIER_TYPES.join(', ')}.`) }),
  response: v.object({ data: v.array(v.object({ key: v.string(), label: v.string() })) }),
} as const satisfies Endpoint;
