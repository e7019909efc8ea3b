import * as v from 'valibot';
import { SIZE_STANDARDS } from '../../../reference/sizes/size-standard.ts';
import { sizePage } from '../../../shop/catalog/rows/size-page.ts';
import type { Endpoint } from '../endpoint.ts';

const shortText = v.optional(v.pipe(v.string(), v.maxLength(40, 'at most 40 characters.')), '');

/** Filters of the size list. Lengths are strings in `unit`. */
const request = v.object({
  standard: v.optional(v.picklist([...SIZE_STANDARDS, 'all'], `must be ${SIZE_STANDARDS.join(', ')} or all.`), 'usa'),
  text: shortText,
  id: shortText,
  cs: shortText,
  unit: v.optional(v.picklist(['mm', 'in'], 'must be mm or in.'), 'mm'),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1.'), v.transform(Number)),
    '1',
  ),
});

export const sizesEndpoint = {
  method: 'GET',
  path: '/api/sizes',
  takes: 'query',
  request,
  response: sizePage,
} as const satisfies Endpoint;

/** Filters of the size list, without the page. */
export type SizeFilter = Omit<Required<v.InferInput<typeof request>>, 'page'>;
