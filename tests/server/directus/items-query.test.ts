import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFilter } from '../../../src/server/directus/embedded/filter.ts';
import { requestFromQuery } from '../../../src/server/directus/embedded/items-request.ts';
import { type Filter, queryString } from '../../../src/server/directus/items-query.ts';

test('a simple filter is written in brackets, in the order in which the specification names the parameters', () => {
  expect(
    queryString({
      filter: { product: { _eq: 7 } },
      sort: ['minQuantity'],
      fields: ['*', 'product.compound.line_min'],
      limit: 30,
    }),
  ).toBe('filter[product][_eq]=7&sort=minQuantity&fields=*,product.compound.line_min&limit=30');
});

test('a list of keys is one text; with commas inside it is JSON', () => {
  expect(queryString({ filter: { id: { _in: [1, 2, 3] } } })).toBe('filter[id][_in]=1,2,3');
  const filter = { label: { _in: ['a,b', 'c'] } };
  expect(requestFromQuery(queryString({ filter })).filter).toEqual(readFilter(filter));
});

const value = fc.oneof(fc.integer(), fc.boolean(), fc.string({ minLength: 1 }));
const condition = fc.record({ _eq: value });
const filters = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    fc.dictionary(fc.constantFrom('id', 'label', 'compound'), condition, { minKeys: 1 }) as fc.Arbitrary<Filter>,
    fc.record({ _and: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ _or: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
  ),
})).filter;

const asText = (filter: unknown): unknown =>
  JSON.parse(JSON.stringify(filter), (_, one: unknown) =>
    typeof one === 'number' || typeof one === 'boolean' ? String(one) : one,
  );

test('whatever the filter, the embedded backend reads it as it was meant', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(asText(requestFromQuery(queryString({ filter })).filter)).toEqual(asText(readFilter(filter)));
    }),
  );
});
