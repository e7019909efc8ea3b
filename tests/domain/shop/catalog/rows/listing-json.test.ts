import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listing } from '../../../../../src/domain/shop/catalog/listing.ts';
import { asciiJson } from '../../../../../src/domain/shop/catalog/rows/ascii-json.ts';
import { listingJson } from '../../../../../src/domain/shop/catalog/rows/listing-json.ts';
import { searchCatalog } from '../../../../../src/domain/shop/catalog/search/search-catalog.ts';
import { indexed, randomCatalog, randomQuestion } from '../../../../support/catalog/random-catalog.ts';

test('the JSON assembled from fragments parses to the search result', () => {
  fc.assert(
    fc.property(randomCatalog, fc.array(randomQuestion, { minLength: 5, maxLength: 5 }), (plain, queries) => {
      const catalog = indexed(plain);
      for (const query of queries) {
        const answer = JSON.parse(listingJson(catalog, query));
        expect(answer).toEqual(JSON.parse(JSON.stringify(searchCatalog(catalog, query))));
        // The schema covers every field: the browser would drop an unnamed one.
        expect(v.parse(listing, answer)).toEqual(answer);
      }
    }),
    { numRuns: 60 },
  );
}, 30_000);

test('escaped JSON is ASCII and parses to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = asciiJson(text);
      expect(json).toMatch(/^[ -~]*$/);
      expect(JSON.parse(json)).toBe(text);
    }),
  );
});
