import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkField, numberIn, tidyText } from '../../../../src/domain/kit/forms/check-field.ts';
import { type FormSchema, fieldsOf } from '../../../../src/domain/kit/forms/form-field.ts';
import { FORMS } from '../../../../src/domain/kit/forms/form-types.ts';
import { validateForm } from '../../../../src/domain/kit/forms/validate-form.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';

const MM = { length: 'mm', temperature: 'C' } as const;
const INCH = { length: 'in', temperature: 'F' } as const;
const schemas = Object.entries(FORMS) as [string, FormSchema][];

const fieldNamed = (schema: FormSchema, name: string) => {
  const field = fieldsOf(schema).find((one) => one.name === name);
  if (!field) throw new Error(`No field ${name}.`);
  return field;
};

const GOOD: Readonly<Record<string, string>> = {
  name: 'R. Okafor',
  email: 'r.okafor@plant.example',
  message: 'Please quote.',
  part: 'FK7502-214',
  quantity: '2,000',
  partKind: 'Molded part',
  service: 'Failure analysis',
};

describe.each(schemas)('%s', (_, schema) => {
  test('accepts valid input and stores measurements with their unit', () => {
    const validated = validateForm(schema, GOOD, MM);
    expect(validated).toMatchObject({ ok: true, values: { name: 'R. Okafor' } });
  });

  test('explains every missing field', () => {
    const required = fieldsOf(schema).filter((field) => field.required !== undefined);
    const validated = validateForm(schema, {}, MM);
    expect(validated).toEqual({
      ok: false,
      problems: required.map(({ name, required: message }) => ({ parameter: name, message })),
    });
    expect(required.length).toBeGreaterThan(1);
  });

  test('has a unique name for every field, and none with the prefix of control fields', () => {
    const names = fieldsOf(schema).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('_'))).toEqual([]);
  });

  test('is total: for any input, accepts everything or reports problems of existing fields', () => {
    const names = fieldsOf(schema).map(({ name }) => name);
    const texts = fc.dictionary(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE_TEXTS, ...Object.values(GOOD))),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(MM, INCH), (typed, units) => {
        const validated = validateForm(schema, typed, units);
        if (validated.ok) {
          for (const name of Object.keys(validated.values)) expect(names).toContain(name);
          return;
        }
        expect(validated.problems.length).toBeGreaterThan(0);
        for (const { parameter, message } of validated.problems) {
          expect(names).toContain(parameter);
          expect(message).toMatch(/^\S.{4,}/);
        }
      }),
    );
  });

  test('accepts its output again unchanged', () => {
    const validated = validateForm(schema, GOOD, MM);
    if (!validated.ok) throw new Error('The form was rejected.');
    const again = Object.fromEntries(
      Object.entries(validated.values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : String(value.amount),
      ]),
    );
    expect(validateForm(schema, again, MM)).toEqual(validated);
  });
});

describe('one field', () => {
  const email = fieldNamed(FORMS.ContactUsForm, 'email');
  const message = fieldNamed(FORMS.ContactUsForm, 'message');
  const name = fieldNamed(FORMS.ContactUsForm, 'name');
  const phone = fieldNamed(FORMS.ContactUsForm, 'phone');
  const topic = fieldNamed(FORMS.ContactUsForm, 'topic');
  const width = fieldNamed(FORMS.SpringEnergizedSealsForm, 'glandWidth');
  const pressure = fieldNamed(FORMS.SpringEnergizedSealsForm, 'pressure');
  const low = fieldNamed(FORMS.SpringEnergizedSealsForm, 'temperatureLow');
  const quantity = fieldNamed(FORMS.RequestAQuoteForm, 'quantity');

  test.each(['r.okafor@plant', 'a@b..de', 'a b@c.de', '@c.de', 'a@', 'a@c.d', 'a@@c.de', '<a@c.de>', 'a@c.de, b@c.de'])(
    'requires the email address %j in full',
    (text) => expect(checkField(email, text, MM)).toBe('Enter a full address, like name@company.com'),
  );

  test.each(['a@c.de', 'first.last+tag@sub.plant.example', 'ö@müller.example', 'a@xn--mller-kva.xn--p1ai'])(
    'accepts the email address %j',
    (text) => expect(checkField(email, text, MM)).toBeNull(),
  );

  test('a telephone number is digits with common separators', () => {
    for (const text of ['+1 555 0142 600', '(555) 014-2600 x12', '0049/89/1234']) {
      expect(checkField(phone, text, MM), text).toBeNull();
    }
    for (const text of ['call me', '12', '+1 555 <script>']) expect(checkField(phone, text, MM), text).not.toBeNull();
  });

  test('accepts text up to the length of its field', () => {
    expect(checkField(message, 'a'.repeat(5000), MM)).toBeNull();
    expect(checkField(message, 'a'.repeat(5001), MM)).toBe('Shorten this to 5,000 characters; it has 5,001');
  });

  test('reports the length of a text before matching any pattern', () => {
    expect(checkField(quantity, `${'1'.repeat(60_000)}x`, MM)).toBe('Shorten this number: it has 60,001 characters');
    expect(checkField(width, `${'1'.repeat(60_000)},5`, MM)).toBe('Shorten this number: it has 60,002 characters');
    expect(numberIn('1'.repeat(41))).toBeNull();
    expect(checkField(email, `${'a'.repeat(60_000)}@`, MM)).toMatch(/^Shorten this to/);
  });

  test('accepts line breaks only in multi-line fields, and no other control characters', () => {
    expect(checkField(message, 'a\nb\tc', MM)).toBeNull();
    expect(checkField(name, 'a\nBcc: b', MM)).toBe('Use one line');
    for (const text of ['a\u0000b', 'a\u001bb', '\ud800']) {
      expect(checkField(message, text, MM)).toBe(
        '“Message” holds invisible characters. Delete the text and type it again',
      );
    }
    expect(tidyText(' a\r\nb\r ')).toBe('a\nb');
  });

  test('rejects invisible and bidirectional characters in single-line fields, and names the character', () => {
    for (const sign of ['\u200b', '\u202e', '\u00ad', '\u2066', '\u2028', '\ue000', '\u0378', '\u0007', '\ud800']) {
      expect(checkField(name, `Ada${sign}Bell`, MM)).toBe(
        '“Name” holds invisible characters. Delete the text and type it again',
      );
    }
    expect(checkField(name, 'Müller-Łukasik 山田', MM)).toBeNull();
  });

  test('multi-line text keeps joiners, as in emoji, but rejects direction marks', () => {
    expect(checkField(message, 'Thanks \u{1f468}\u200d\u{1f527}\nAda', MM)).toBeNull();
    for (const sign of ['\u202e', '\u202a', '\u2066', '\u2069'])
      expect(checkField(message, `a${sign}b`, MM)).toContain('invisible characters');
  });

  test('the domain of an email address consists of letters, digits, hyphens and dots', () => {
    for (const good of ['ada@plant-4.example', 'ada@müller.example', 'ada@例え.example']) {
      expect(checkField(email, good, MM), good).toBeNull();
    }
    for (const bad of [
      'ada@plant_4.example',
      'ada@pl!ant.example',
      'ada@plant\u00ad.example',
      'a\u200bda@plant.example',
    ]) {
      expect(checkField(email, bad, MM), bad).not.toBeNull();
    }
  });

  test('accepts only options of the list', () => {
    expect(checkField(topic, 'An order', MM)).toBeNull();
    expect(checkField(topic, 'an order', MM)).toBe('Choose from the list');
  });

  test('reads numbers with thousands separators and a Unicode minus sign; explains a decimal comma', () => {
    expect(['1,250', '−20', '+3.5', '.5', '5.'].map(numberIn)).toEqual([1250, -20, 3.5, 0.5, 5]);
    expect(['', '1e5', '0x10', '1,25', '12,3456', '1 2', '--1', 'NaN', 'Infinity'].map(numberIn)).toEqual(
      Array(9).fill(null),
    );
    for (const text of ['38,1', '0,187', '1,250', '1.250,5']) {
      expect(checkField(width, text, MM), text).toBe('Write decimals with a point, like 38.1');
    }
    expect(checkField(pressure, '3,000', INCH)).toBeNull();
    expect(checkField(pressure, '0,300', INCH)).toBe('Write decimals with a point, like 38.1');
    expect(checkField(width, 'wide', MM)).toBe('Enter digits only, like 38.1');
  });

  test('rejects decimals in a count', () => {
    const pieces = { ...width, measure: 'pieces', min: 1, max: 1000 } as const;
    for (const text of ['ab', '1,25', '1.250,5'])
      expect(checkField(pieces, text, MM)).toBe('Enter digits only, like 500');
    expect(checkField(pieces, '1.5', MM)).toBe('Enter a whole number of pieces');
    expect(checkField(pieces, '1,000', MM)).toBeNull();
  });

  test('shows bounds in the unit of the input', () => {
    expect(checkField(width, '10000', MM)).toBeNull();
    expect(checkField(width, '10000', INCH)).toBe('Enter a value from 0.004 to 393.701 in');
    expect(checkField(low, '-460', INCH)).toBe('Enter a value from −459 to 1832 °F');
    expect(checkField(low, '-200', MM)).toBeNull();
    expect(checkField(pressure, '145000', INCH)).toBeNull();
    expect(checkField(pressure, '145000', MM)).toBe('Enter a value from 0 to 10000 bar');
  });

  test('requires whole pieces', () => {
    expect(checkField(quantity, '1.5', MM)).toBe('Enter a whole number of pieces');
    expect(checkField(quantity, '0', MM)).toBe('Enter a value from 1 to 999,999,999 pcs');
    expect(checkField(quantity, '9,999,999', MM)).toBeNull();
    expect(checkField(quantity, '10 000 000', MM)).toBeNull();
    expect(checkField(quantity, '1.200', MM)).toBe('Enter digits only, like 500');
  });
});

test('rejects a highest temperature below the lowest', () => {
  const typed = { ...GOOD, temperatureLow: '120', temperatureHigh: '-20' };
  expect(validateForm(FORMS.SpringEnergizedSealsForm, typed, MM)).toEqual({
    ok: false,
    problems: [{ parameter: 'temperatureHigh', message: 'Enter a value that is not below 120' }],
  });
});

test('stores a measurement as typed, with its unit', () => {
  const typed = { ...GOOD, glandWidth: '0.187', pressure: '3,000' };
  expect(validateForm(FORMS.SpringEnergizedSealsForm, typed, INCH)).toMatchObject({
    ok: true,
    values: { glandWidth: { amount: 0.187, unit: 'in' }, pressure: { amount: 3000, unit: 'psi' } },
  });
});
