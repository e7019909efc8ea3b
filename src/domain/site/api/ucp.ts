import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { LONGEST_SEARCH } from '../../kit/text/bounded-text.ts';
import { MAX_LIST_LENGTH, MAX_VALUE_LENGTH } from '../../shop/catalog-url/parameters.ts';

/*
 * Requests of the Universal Commerce Protocol, within the limits of this site. The published JSON Schemas define the
 * rest (docs/guides/ucp.md). Members that this site does not use are accepted and ignored.
 */

/** The version of the protocol. */
export const UCP_VERSION = '2026-08-25';

/** Maximum IDs of one lookup. */
export const MAX_LOOKED_UP_IDS = 50;
/** Maximum products of one page of a search. A higher `limit` means this one. */
export const MAX_PRODUCTS = 20;
export const DEFAULT_PRODUCTS = 10;
const MAX_FILTERS = 40;
const LONGEST_ID = 200;
const LONGEST_CURSOR = 40;
const LONGEST_NAME = 100;

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_ID));
const text = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const filterText = v.union([v.pipe(v.string(), v.maxLength(MAX_VALUE_LENGTH)), v.number(), v.boolean()]);
const filterValue = v.union([filterText, v.pipe(v.array(filterText), v.maxLength(MAX_LIST_LENGTH))]);

/** Standard filters of the protocol; all others are filters of the store, by the store's names. */
const filters = v.pipe(
  v.objectWithRest(
    {
      categories: v.optional(v.pipe(v.array(text), v.maxLength(MAX_LIST_LENGTH))),
      price: v.optional(v.object({ min: v.optional(cents), max: v.optional(cents) })),
    },
    filterValue,
  ),
  v.check((given) => Object.keys(given).length <= MAX_FILTERS, `must have at most ${MAX_FILTERS} filters`),
  v.transform(({ categories, price, ...own }) => ({
    categories: categories ?? [],
    price: price ?? {},
    own: Object.entries(own).map(([name, value]) => ({ name, value: String(value) })),
  })),
);

const context = v.object({ currency: v.optional(text) });
const shared = { filters: v.optional(filters), context: v.optional(context) };

export const ucpSearchRequest = v.pipe(
  v.object({
    ...shared,
    query: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_SEARCH))),
    pagination: v.optional(
      v.object({
        cursor: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_CURSOR))),
        limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      }),
    ),
  }),
  v.check(
    ({ query, filters: given }) => (query ?? '').trim() !== '' || given !== undefined,
    'must have a query or a filter',
  ),
);

export const ucpLookupRequest = v.object({ ...shared, ids: v.pipe(v.array(id), v.minLength(1)) });

export const ucpProductRequest = v.object({
  ...shared,
  id,
  selected: v.optional(v.pipe(v.array(v.object({ name: text, label: text, id: v.optional(text) })), v.maxLength(20))),
});

export type UcpSearchRequest = Value<typeof ucpSearchRequest>;
export type UcpLookupRequest = Value<typeof ucpLookupRequest>;
export type UcpProductRequest = Value<typeof ucpProductRequest>;
