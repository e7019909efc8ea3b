import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measuredRequestHref } from '../../../../src/domain/engineering/size-finder/measured-request.ts';
import { EMPTY_FIELDS } from '../../../../src/domain/engineering/size-finder/size-question.ts';
import { checkField } from '../../../../src/domain/kit/forms/check-field.ts';
import { customRequestHref } from '../../../../src/domain/kit/forms/custom-request.ts';
import { fieldsOf } from '../../../../src/domain/kit/forms/form-field.ts';
import { FORM_PARAMETERS, FORMS } from '../../../../src/domain/kit/forms/form-types.ts';
import { prefilled } from '../../../../src/domain/kit/forms/prefill.ts';
import { celsius, mm } from '../../../../src/domain/kit/units.ts';
import { EMPTY_QUERY } from '../../../../src/domain/shop/catalog/query.ts';
import { storeRequestHref } from '../../../../src/domain/shop/catalog-url/store-request.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';

const MM = { length: 'mm', temperature: 'C' } as const;
const INCH = { length: 'in', temperature: 'F' } as const;
const fields = fieldsOf(FORMS.CustomPartRequestForm);

/** Returns the values of the form that a URL opens, without empty ones. */
const filledBy = (href: string, units: typeof MM | typeof INCH = MM): Record<string, string> => {
  const given = new URL(href, 'http://site.test').searchParams;
  return Object.fromEntries(
    fields
      .map((field) => [field.name, prefilled(field, given.get(field.name) ?? '', units)] as const)
      .filter(([, text]) => text !== ''),
  );
};

test('fills the form from a store without results with every filter, lengths in the unit of the form', () => {
  const query = {
    ...EMPTY_QUERY,
    idMm: { low: mm(25.4), high: mm(25.4) },
    temperatureC: { low: celsius(-40), high: null },
  };
  const filters = [
    { key: 'size', value: 'AS568-214', label: 'AS568-214' },
    { key: 'material', value: 'fkm', label: 'FKM' },
    { key: 'media', value: 'acetone', label: 'Acetone' },
    { key: 'compliance', value: 'fda', label: 'FDA' },
    { key: 'color', value: 'pink', label: 'Pink & <b>bold</b>' },
  ];
  const href = storeRequestHref(query, filters);
  const message =
    'No part of the store has all of this:\nSize: AS568-214\nMaterial: FKM\nFor: Acetone\nCompliance: FDA\nColor: Pink & <b>bold</b>';
  const words = { partKind: 'O-ring of a special size', material: 'FKM', media: 'Acetone', standard: 'FDA', message };
  expect(filledBy(href)).toEqual({ ...words, insideDiameter: '25.4', temperatureLow: '-40' });
  expect(filledBy(href, INCH)).toEqual({ ...words, insideDiameter: '1', temperatureLow: '-40' });
});

test('fills the form from a measured ring with its estimated original size, and adds the measurements', () => {
  const measured = { ...EMPTY_FIELDS, length: '51.5', thickness: '9.1', isWorn: true, seat: 'rod' } as const;
  const estimate = { idMm: mm(51.5), csMm: mm(9.1234), idErrorMm: mm(1), csErrorMm: mm(0.3) };
  expect(filledBy(measuredRequestHref(measured, estimate))).toEqual({
    partKind: 'O-ring of a special size',
    insideDiameter: '51.5',
    crossSection: '9.12',
    message: 'Measured ring, no listed size is near it:\nInside diameter: 51.5 mm\nThickness: 9.1 mm\nWorn\nSeat: rod',
  });
});

test('no URL fills a field with text that could not be typed there', () => {
  const hostile = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS),
    fc.string({ maxLength: 6000 }),
    fc.double({ min: -300, max: 20_000, noNaN: true }).map(String),
  );
  fc.assert(
    fc.property(fc.constantFrom(...fields), hostile, fc.constantFrom(MM, INCH), (field, value, units) => {
      const text = prefilled(field, value, units);
      if (text === '') return;
      expect(field.fromAddress).toBe(true);
      expect(checkField(field, text, units)).toBeNull();
    }),
  );
});

test('URLs stay short, and a page is not cached for unknown parameters', () => {
  const long = customRequestHref({ message: 'ü'.repeat(9000), material: 'x'.repeat(9000) });
  expect(long.length).toBeLessThan(12_000);
  expect(FORM_PARAMETERS).toEqual(expect.arrayContaining(['part', 'quantity', 'insideDiameter', 'message']));
  expect(FORM_PARAMETERS).not.toContain('email');
});
