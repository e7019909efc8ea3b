import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choice,
  flag,
  type Input,
  type Inputs,
  image,
  link,
  list,
  nestedBlocks,
  number,
  richText,
  text,
} from '../../src/blocks/define-block.ts';
import { readValues } from '../../src/blocks/read-values.ts';

const inputs = {
  title: text({ default: 'Title' }),
  body: richText(),
  url: link(),
  picture: image(),
  count: number({ default: 4 }),
  shown: flag({ default: true }),
  side: choice(['left', 'right']),
  items: list({ label: text(), to: link(), inner: list({ word: text() }) }),
  area: nestedBlocks(),
};

const isOfType = (input: Input, value: unknown): boolean => {
  switch (input.type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return input.values.includes(value as string);
    case 'list':
      return Array.isArray(value) && value.every((item) => areOfType(input.fields, item));
    case 'blocks':
      return Array.isArray(value);
    default:
      return typeof value === 'string';
  }
};
const areOfType = (fields: Inputs, values: Record<string, unknown>): boolean =>
  Object.entries(fields).every(([name, input]) => isOfType(input, values[name]));

test('for any content, every input has a value of its type', () => {
  const anything = fc.anything({ withNullPrototype: true, maxDepth: 4 });
  const options = fc.oneof(
    fc.dictionary(fc.constantFrom(...Object.keys(inputs), '__proto__', 'constructor'), anything),
    fc.record(Object.fromEntries(Object.keys(inputs).map((name) => [name, anything]))),
  );
  fc.assert(
    fc.property(options, (given) => areOfType(inputs, readValues(inputs, given))),
    { numRuns: 500 },
  );
});

test('reading values again changes nothing', () => {
  const options = fc.record({
    title: fc.string(),
    body: fc.string(),
    url: fc.webUrl(),
    picture: fc.constantFrom('/drawings/x.svg', 'javascript:x'),
    count: fc.double(),
    shown: fc.boolean(),
    side: fc.string(),
    items: fc.array(
      fc.record({ label: fc.string(), to: fc.string(), inner: fc.array(fc.record({ word: fc.string() })) }),
    ),
    area: fc.constant([]),
  });
  fc.assert(
    fc.property(options, (given) => {
      const values = readValues(inputs, given);
      expect(readValues(inputs, values)).toEqual(values);
    }),
    { numRuns: 50 },
  );
});

test('missing inputs get their defaults, and numbers can be strings', () => {
  const values = readValues(inputs, { count: '12.5', side: 'up', title: 7 });
  expect(values).toMatchObject({ count: 12.5, side: 'left', title: '7', shown: true, items: [], url: '' });
  expect(readValues(inputs, { count: '' }).count).toBe(4);
});

test('truncates an excessively long list', () => {
  expect(readValues(inputs, { items: Array.from({ length: 5000 }, () => ({})) }).items).toHaveLength(2000);
});
