import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiJson } from '../../../src/domain/catalog/rows/ascii-json.ts';
import { listingJson } from '../../../src/domain/catalog/rows/listing-json.ts';
import { searchCatalog } from '../../../src/domain/catalog/search/search-catalog.ts';
import { indexed, randomCatalog, randomQuestion } from '../../support/random-catalog.ts';

test('the JSON put together from pieces parses to what a search answers', () => {
  fc.assert(
    fc.property(randomCatalog, fc.array(randomQuestion, { minLength: 5, maxLength: 5 }), (plain, queries) => {
      const catalog = indexed(plain);
      for (const query of queries) {
        expect(JSON.parse(listingJson(catalog, query))).toEqual(
          JSON.parse(JSON.stringify(searchCatalog(catalog, query))),
        );
      }
    }),
    { numRuns: 60 },
  );
}, 30_000);

test('escaped JSON is ASCII and parses to the same text, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = asciiJson(text);
      expect(json).toMatch(/^[ -~]*$/);
      expect(JSON.parse(json)).toBe(text);
    }),
  );
});
