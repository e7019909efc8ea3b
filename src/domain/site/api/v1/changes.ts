import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { CHANGES, RECORDS } from '../../../shop/bulk/change-keys.ts';
import type { Endpoint } from '../endpoint.ts';
import { publicCompound, publicPart, publicPriceList, publicSize } from './shapes.ts';

/** Maximum and default number of records of a page. */
export const MAX_CHANGES = 500;
export const DEFAULT_CHANGES = 100;

/** Value of `cursor`: the version that the pages lead to, then the index of the first record. */
export const CHANGES_CURSOR = /^([0-9a-f]{16})\.(\d{1,9})$/;

const changeRecord = v.object({
  record: v.picklist(RECORDS),
  change: v.picklist(CHANGES),
  key: v.pipe(
    v.string(),
    v.description('Part number, name of the size, code of the compound, or ID of the price list.'),
  ),
  part: v.pipe(v.nullable(publicPart), v.description('The part now. null: removed, or another kind of record.')),
  price_list_id: v.pipe(
    v.nullable(v.string()),
    v.description('Price list of the part, as in the data files. null: its price is on request.'),
  ),
  size: v.pipe(v.nullable(publicSize), v.description('The size now.')),
  compound: v.pipe(v.nullable(publicCompound), v.description('The compound now.')),
  price_list: v.pipe(v.nullable(publicPriceList), v.description('The price list now.')),
});

export const changesEndpoint = {
  method: 'GET',
  path: '/api/v1/changes',
  takes: 'query',
  request: v.object({
    since: v.pipe(
      v.string('must be the version of a catalog.'),
      v.regex(/^[0-9a-f]{16}$/, 'must be the version of a catalog: 16 hexadecimal digits.'),
      v.description('Version of the client’s copy: that of its data files, or `to_version` of its last request.'),
    ),
    cursor: v.optional(
      v.pipe(
        v.string(),
        v.regex(CHANGES_CURSOR, 'must be the next_cursor of a response.'),
        v.description('The next_cursor of the previous page.'),
      ),
    ),
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^([1-9]\d?|[1-4]\d\d|500)$/, `must be a whole number from 1 to ${MAX_CHANGES}.`),
        v.description(`Maximum records of the page, ${DEFAULT_CHANGES} by default. A page can have fewer.`),
      ),
    ),
  }),
  response: v.object({
    from_version: v.pipe(v.string(), v.description('The requested version.')),
    to_version: v.pipe(
      v.string(),
      v.description('Version of a copy after the last page. It is the next request’s `since`.'),
    ),
    total_items: v.pipe(wholeNumber(), v.description('Records on all pages.')),
    items: v.pipe(
      v.array(changeRecord),
      v.description(
        'Apply them in order. A record can occur again with the same content, and a removed one can be unknown to the client.',
      ),
    ),
    next_cursor: v.pipe(
      v.nullable(v.string()),
      v.description('Value of `cursor` for the next page. null on the last page.'),
    ),
  }),
} as const satisfies Endpoint;

export type ChangesPage = Value<typeof changesEndpoint.response>;
export type ChangeRecord = Value<typeof changeRecord>;
