import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFilter } from '../../../src/server/directus/embedded/filter.ts';
import { readParameters } from '../../../src/server/directus/embedded/parameters.ts';
import { readRequest } from '../../../src/server/directus/embedded/request.ts';
import { type Filter, itemsQueryString } from '../../../src/server/directus/items-query.ts';

const filterOf = (query: string) => readRequest(readParameters(query)).filter;

test('writes a simple filter in brackets, with parameters in the order of the specification', () => {
  expect(
    itemsQueryString({
      filter: { product: { _eq: 7 } },
      sort: ['minQuantity'],
      fields: ['*', 'product.compound.line_min'],
      limit: 30,
    }),
  ).toBe('filter[product][_eq]=7&sort=minQuantity&fields=*,product.compound.line_min&limit=30');
});

test('writes a list of keys as a comma-separated string, or as JSON when keys contain commas', () => {
  expect(itemsQueryString({ filter: { id: { _in: [1, 2, 3] } } })).toBe('filter[id][_in]=1,2,3');
  const filter = { label: { _in: ['a,b', 'c'] } };
  expect(filterOf(itemsQueryString({ filter }))).toEqual(readFilter(filter));
});

const value = fc.oneof(fc.integer(), fc.boolean(), fc.string({ minLength: 1 }));
const condition = fc.record({ _eq: value });
const filters = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    fc.dictionary(fc.constantFrom('id', 'label', 'compound'), condition, { minKeys: 1 }) as fc.Arbitrary<Filter>,
    fc.record({ _and: fc.array(tie('filter'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ _or: fc.array(tie('filter'), { minLength: 1, maxLength: 2 }) }),
  ),
})).filter;

const asText = (filter: unknown): unknown =>
  JSON.parse(JSON.stringify(filter), (_, one: unknown) =>
    typeof one === 'number' || typeof one === 'boolean' ? String(one) : one,
  );

test('the embedded backend reads any filter back unchanged', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(asText(filterOf(itemsQueryString({ filter })))).toEqual(asText(readFilter(filter)));
    }),
  );
});
