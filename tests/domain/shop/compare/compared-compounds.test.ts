import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareHref } from '../../../../src/domain/reference/paths/store-links.ts';
import { comparedLabels, MAX_COMPARED } from '../../../../src/domain/shop/compare/compared-compounds.ts';

test('reads labels from one list or from repeated fields, in uppercase, each once', () => {
  expect(comparedLabels(['fk7502, NB7001', 'FK7502', '']).labels).toEqual(['FK7502', 'NB7001']);
});

test('accepts six labels and returns the others separately', () => {
  const { labels, dropped } = comparedLabels(['A,B,C,D,E,F,G,H']);
  expect(labels).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(dropped).toEqual(['G', 'H']);
});

test('no text of any length gives more labels than the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 200 }), { maxLength: 40 }), (values) => {
      const { labels, dropped } = comparedLabels(values);
      expect(labels.length).toBeLessThanOrEqual(MAX_COMPARED);
      expect(dropped.length).toBeLessThanOrEqual(MAX_COMPARED);
      expect(new Set(labels).size).toBe(labels.length);
    }),
  );
});

test('the URL of a comparison gives the same labels', () => {
  const label = fc.stringMatching(/^[A-Z]{2}\d{4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(label, { minLength: 1, maxLength: MAX_COMPARED }), (labels) => {
      const { searchParams } = new URL(compareHref(labels), 'http://localhost');
      expect(comparedLabels(searchParams.getAll('compounds')).labels).toEqual(labels);
    }),
  );
});
