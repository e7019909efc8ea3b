import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AS_WRITTEN,
  catalogExamples,
  exampleCompounds,
  exampleNames,
  examplePartNumbers,
  withExamples,
  withExamplesIn,
} from '../../../../src/domain/shop/catalog/rows/catalog-examples.ts';
import { findPart } from '../../../../src/domain/shop/catalog/rows/parts.ts';
import { indexed, randomCatalog } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

/** Beginnings of the names in the text. */
const WRITTEN = /FK7502|NB700/i;
const TEXT = 'Such as FK7502-214, FK7502-110 or NB7001-214: FK7502, nb7009, /product/fk7502-214.';

test('a catalog that has the part of the texts shows them as they are, without a copy', () => {
  const examples = catalogExamples(indexed(SMALL_CATALOG));
  const document = { a: [TEXT] };
  expect(examples).toBe(AS_WRITTEN);
  expect(withExamplesIn(document, examples)).toBe(document);
});

describe('another catalog', () => {
  test('has its own parts and compounds in all texts, the same each time', () => {
    fc.assert(
      fc.property(randomCatalog, (naive) => {
        const catalog = indexed(naive);
        if (catalog.parts === 0 || findPart(catalog, 'FK7502-214') !== null) return;
        const examples = catalogExamples(catalog);
        expect(examplePartNumbers(catalogExamples(indexed(naive)))).toEqual(examplePartNumbers(examples));
        const labels = catalog.compounds.map(({ label }) => label);
        for (const number of examplePartNumbers(examples)) expect(findPart(catalog, number)?.name).toBe(number);
        for (const code of exampleCompounds(examples)) expect(labels).toContain(code);
        const { part, compound } = exampleNames(examples);
        expect(findPart(catalog, part)?.compoundRecord.label).toBe(compound);
        const text = withExamples(TEXT, examples);
        expect(text).toContain(`/product/${part.toLowerCase()}.`);
        const own = [...labels, ...naive.parts.map(({ name }) => name)];
        if (!own.some((name) => WRITTEN.test(name))) expect(text).not.toMatch(WRITTEN);
      }),
    );
  });

  test('shows a part with price and stock if it has one', () => {
    const parts = SMALL_CATALOG.parts.filter(({ name }) => name !== 'FK7502-214');
    const catalog = indexed({ ...SMALL_CATALOG, parts });
    const { part } = exampleNames(catalogExamples(catalog));
    const found = findPart(catalog, part);
    const isBest = parts.some(({ priceE5, onHand }) => priceE5 > 0 && onHand > 0);
    expect([found !== null && found.priceE5 > 0 && found.onHand > 0, isBest]).toEqual([true, true]);
  });
});
