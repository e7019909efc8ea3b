import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { understand } from '../../../../src/domain/engineering/understand/understand.ts';
import { seedLists } from '../../../support/catalog/seed-lists.ts';

const lists = seedLists();
const quantities = (text: string): readonly (number | null)[] =>
  understand(lists, text).understood.flatMap((one) => (one.kind === 'quantity' ? [one.quantity] : []));

describe('quantities', () => {
  test.each<readonly [string, number]>([
    ['2-214 viton qty 50', 50],
    ['2-214 50 pcs', 50],
    ['2-214 (50)', 50],
    ['2-214 x 100', 100],
    ['FK7502-214 x100', 100],
    ['FK7502-214x500', 500],
    ['100x EP7005-210', 100],
    ['100 x CR7001-012', 100],
    ['12 x 2-214 viton', 12],
    ['12 dozen NB7009-110', 144],
    ['1 gross NB7001-010', 144],
    ['half dozen FF7001-012', 6],
    ['half a dozen 2-012', 6],
    ['a dozen HN7002-012', 12],
    ['two dozen 2-012', 24],
    ['2k NB7001-110', 2000],
    ['NB7009-210 1.5k', 1500],
    ['NB7001-214 1.000 Stk', 1000],
    ["NB7009-212 1'200 Stk", 1200],
    ['NB7001-020 2.500,00 Stk', 2500],
    ['NB7001-022 500.00 EA', 500],
    ['NB7001-016 10,000 pcs', 10_000],
    ['NB7001-016 100,000 pcs', 100_000],
    ['NB7001-018 1 000 pcs', 1000],
    ['EP7005-116 50 nos', 50],
    ['NB7001-328 20 pz', 20],
    ['CR7001-218 30 Stück', 30],
    ['CR7001-206 30 St.', 30],
    ['NB7009-014 40 uds', 40],
    ['VM7005-018 12 pièces', 12],
    ['FK7502-226 24個', 24],
    ['CR7001-222 (pack of 10)', 10],
    ['5 packs of 10 VM7005-016', 50],
    ['FK7502-224 3 bags of 25', 75],
    ['FK7502-228 25/pk x 4', 100],
    ['FK7502-228 4 x 25/pk', 100],
    ['100 per bag, 3 bags 2-214', 300],
    ['EP7001-214 - 200 off', 200],
    ['HN7002-210 each 12', 12],
    ['HN7002-113 25EA', 25],
    ['Qty. 8 - EP7001-012', 8],
    ['QTY 15 FK7502-008', 15],
    ['nb7009-012 qty:18', 18],
    ['Qty required: 40 2-214', 40],
    ['Menge 1.000 Stk 2-214', 1000],
    ['FK7502-230 need 15 by Friday', 15],
    ['FK7502-218 50 @ 1.05', 50],
    ['12 pcs of 2-214 viton', 12],
    ['10 x 2.5 EPDM 70 qty 50', 50],
    ['10x2.5 EPDM 70 x 100', 100],
    ['25x3,5 NBR 70 - 1.000 Stk', 1000],
    ['P22A 4D x 20', 20],
    ['P26 x 10', 10],
    ['2-214 V0747-75 x 40', 40],
    ['NB7009 214 x 100', 100],
    ['2-116 silicone, 40 Shore, 12 pcs', 12],
    ['O形圈 20x2 NBR70 500個', 500],
    ['2-214 NBR 70 100 pcs', 100],
  ])('reads “%s” as %d pieces', (text, expected) => {
    expect(quantities(text)).toEqual([expected]);
  });

  test.each([
    'NB7001-030 1.000 EA',
    'NB7001-111 1,000 Stk',
    'NB7001-024 2.5 pcs',
    'NB7001-117 5-10 pcs',
    'NB7001-117 5 to 10 pcs',
    'NB7001-121 100/200/500',
    'NB7001-028 qty 0',
    'NB7001-113 tbd',
    'NB7001-115 as required',
    'NB7001-123 min order',
    'NB7001-119 ~50',
    'FK7502-220 10 boxes',
    'NB7001-214 per 100',
    'FK7502-214 qty 100, 200, 500',
    'FK7502-214 25/pk',
  ])('recognizes that “%s” is a quantity, but not its value', (text) => {
    expect(quantities(text)).toEqual([null]);
  });

  test.each([
    '2-214 viton 75',
    '25 x 3.5',
    '10x14x2',
    '25 x 3',
    '1 x 1/8 buna 70',
    'x ring 2-110',
    '2-214',
    'FK7502-214',
    '-40 to 200 C nbr',
    '3/4 x 1 x 1/8',
    'AS568-214 70 duro',
    'NBR 70 shore A 25 mm',
    'need 70 duro viton',
    'o-ring for 1 in shaft',
    'FKM 75 A1 25x3',
    '3000 psi',
    'P10A',
    'M10x1.5 bolt',
    'ID 24.99 x CS 3.53',
    '24.99 mm x 3.53 mm',
    'NSF/ANSI 61 epdm',
    '3-A epdm',
    'water 100 C',
    'oil (3.53)',
    'viton cord 5.33 mm 10 m',
  ])('reads no quantity from “%s”', (text) => {
    expect(quantities(text)).toEqual([]);
  });

  test('a quantity is never read as a hardness', () => {
    for (const text of ['2-214 (50)', '2-214 qty 50', '2-214 50 pcs', '2-214 viton x 50', '50 ea 2-214'])
      expect(
        understand(lists, text).understood.map(({ kind }) => kind),
        text,
      ).not.toContain('hardness');
  });

  test('reads any whole number with any unit, before and after any dash number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom('pcs', 'ea', 'Stk', 'pz', 'nos', 'pieces', 'units', 'off'),
        fc.constantFrom('2-214', 'AS568-012', '25 x 3.5', 'P26', 'FK7502-214'),
        fc.boolean(),
        (count, unit, size, isFirst) => {
          const text = isFirst ? `${count} ${unit} ${size}` : `${size} ${count} ${unit}`;
          expect(quantities(text), text).toEqual([count]);
        },
      ),
    );
  });
});
