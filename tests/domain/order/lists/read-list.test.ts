import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_LIST_LINE, listReadings } from '../../../../src/domain/order/lists/reading/list-readings.ts';
import { listedParts, readList } from '../../../../src/domain/order/lists/reading/read-list.ts';
import { indexed } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const read = (line: string): string => {
  const [one] = readList(catalog, [line]);
  if (one?.kind === 'part') return `${one.part.name} ${one.quantity}`;
  return one?.kind === 'problem' ? one.problem : '';
};

test.each([
  'FK7502-214, 500',
  'FK7502-214,500',
  'fk7502-214\t500',
  'FK7502-214;500',
  'FK7502-214 500',
  'FK7502-214 x 500',
  'FK7502-214 ×500',
  'FK7502-214x500',
  'FK7502-214 500 pcs',
  'FK7502-214, 500 pieces',
  'FK7502-214: 500',
  'FK7502-214 = 500 ea',
  'FK7502-214 – 500',
  'FK7502-214, qty 500',
  'FK7502-214 Qty: 500',
  '500 FK7502-214',
  '500, FK7502-214',
  '500\tFK7502-214',
  '500x FK7502-214',
  '500 x FK7502-214',
  '500xFK7502-214',
  '500 pcs FK7502-214',
  '500 pcs of FK7502-214',
  'FK7502 214 500',
  'FK7502 214, 500',
  'FK7502 214,500',
  'FK7502214 500',
  'FK75O2-214, 500',
  '7502-214 500',
  '1. FK7502-214, 500',
  '• FK7502-214, 500',
  '- FK7502-214, 500',
  '12) FK7502-214, 500',
  '| FK7502-214 | 500 |',
  '"FK7502-214","500"',
  'FK7502-214, "FKM 75, brown", 500',
  'FK7502-214\tFKM 75 Shore A, brown\tAS568-214 · 24.99 × 3.53 mm\t500\t$0.44\t$220.00',
])('“%s” is 500 pieces of FK7502-214', (line) => {
  expect(read(line)).toBe('FK7502-214 500');
});

test('thousands separators are part of the quantity', () => {
  for (const line of ['FK7502-214, 1,500', 'FK7502-214 1,500', '1,500 FK7502-214', 'FK7502-214\t1,500 pcs']) {
    expect(read(line)).toBe('FK7502-214 1500');
  }
});

test('distinguishes the x of a metric size from that of a quantity', () => {
  expect(read('FK7502-10X2.5 40')).toBe('FK7502-10X2.5 40');
  expect(read('40 x FK7502-10X2.5')).toBe('FK7502-10X2.5 40');
  expect(read('FK7502-10X2.5x40')).toBe('FK7502-10X2.5 40');
  expect(read('FK7502-10X2.5')).toBe('FK7502-10X2.5 has no quantity; write FK7502-10X2.5, 100');
});

test('finds a part by its exceptional name, not by its pattern name', () => {
  expect(read('special 7; 3')).toBe('Special-7 3');
  expect(read('CO9007-70X3, 3')).toContain('no part CO9007-70X3');
});

test('explains an unmatched line and names the nearest part', () => {
  expect(read('FK7520-214, 500')).toBe('no part FK7520-214; nearest FK7502-214');
  expect(read('FK7502-21, 500')).toMatch(/^no part FK7502-21; nearest FK7502-21/);
  expect(read('FK7502-214')).toBe('FK7502-214 has no quantity; write FK7502-214, 100');
  expect(read('FK7502-214, many')).toBe('FK7502-214 has no quantity; write FK7502-214, 100');
  expect(read('FK7502-214, 0')).toBe('FK7502-214: the quantity is a whole number from 1 to 9,999,999');
  expect(read('FK7502-214, 99999999')).toBe('FK7502-214: the quantity is a whole number from 1 to 9,999,999');
  expect(read('please call')).toBe('no part please call');
});

test('names products that are not O-rings, and corrects damaged part numbers like /lists', () => {
  expect(read('Hex bolt M10x40 30 pcs')).toBe('Hex bolt M10x40 30 pcs: A bolt is not an O-ring.');
  expect(read('X-ring 2-214 nbr 20')).toBe('X-ring 2-214 nbr 20: An X-ring is not an O-ring.');
  expect(read('FK7502-2I4 50')).toBe('FK7502-214 50');
});

test('skips empty lines and headings', () => {
  for (const line of ['', '   ', 'Part, Quantity', 'Part number\tQty', 'ITEM;QTY (pcs)', '---']) {
    expect(readList(catalog, [line])[0]?.kind, line).toBe('nothing');
  }
});

test('looks up the nearest part only for the first lines', () => {
  const lines = readList(
    catalog,
    Array.from({ length: 40 }, () => 'FK7520-214, 5'),
  );
  const near = lines.filter((line) => line.kind === 'problem' && line.problem.includes('nearest'));
  expect([lines.length, near.length]).toEqual([40, 20]);
});

const PARTS = SMALL_CATALOG.parts.map(({ name }) => name);
const gap = fc.constantFrom(', ', ',', '\t', ';', ' ; ', ' ', '  ', ' x ', ' × ', ' | ');

test('reads any part with any quantity in either order, with any separator', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PARTS),
      fc.integer({ min: 1, max: 9_999_999 }),
      gap,
      fc.boolean(),
      fc.constantFrom('', ' pcs', ' ea', ' pieces'),
      (name, quantity, between, first, unit) => {
        const pieces = `${quantity}${unit}`;
        expect(read(first ? `${pieces}${between}${name}` : `${name}${between}${pieces}`)).toBe(`${name} ${quantity}`);
      },
    ),
  );
});

test('never fails, and returns one result per line', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 20 }), (lines) => {
      expect(readList(catalog, lines)).toHaveLength(lines.length);
    }),
  );
});

test('no reading is longer than the line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
      for (const { part, quantity } of listReadings(line)) {
        expect(part.length).toBeLessThanOrEqual(LONGEST_LIST_LINE);
        expect(quantity).toMatch(/^[\d,]*$/);
      }
    }),
  );
});

const listed = (text: string): string[] =>
  listedParts(catalog, text).map(({ part, quantity }) => `${part.name} ${quantity ?? '?'}`);

test('treats a search text with several part numbers as a list, with or without quantities', () => {
  for (const text of ['FK7502-214, NB7001-214', 'fk7502-214;nb7001-214', 'FK7502-214 NB7001-214']) {
    expect(listed(text), text).toEqual(['FK7502-214 ?', 'NB7001-214 ?']);
  }
  expect(listed('FK7502-214, 500, NB7001-214, 20')).toEqual(['FK7502-214 500', 'NB7001-214 20']);
  expect(listed('FK7502-214 x 500\nNB7001-214 20 pcs\nhello')).toEqual(['FK7502-214 500', 'NB7001-214 20']);
});

test('does not treat any other search text as a list', () => {
  for (const text of [
    '',
    'FK7502-214',
    'FK7502-214, 500',
    'fkm 75 brown',
    'FK7502-214, FK7502-214',
    ',;,',
    '214 500',
  ]) {
    expect(listed(text), text).toEqual([]);
  }
});

test('reads a part that a line describes in words', () => {
  expect(readList(catalog, ['2-214 viton 75 brown, 500', '500 pcs buna 70 as568-214'])).toMatchObject([
    { kind: 'part', part: { name: 'FK7502-214' }, quantity: 500 },
    { kind: 'part', part: { name: 'NB7001-214' }, quantity: 500 },
  ]);
  expect(readList(catalog, ['2-214 buna, 500'])).toEqual([
    { kind: 'problem', problem: '2-214 buna may be NB7001-214, CO9007-214; write the whole number' },
  ]);
  expect(readList(catalog, ['viton 75, 500', '2-214 viton qqqq, 500']).map(({ kind }) => kind)).toEqual([
    'problem',
    'problem',
  ]);
});
