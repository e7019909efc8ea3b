import { expect, test } from 'vitest';
import { formatLength } from '../../../../../src/domain/kit/units.ts';
import { type SizeListRequest, sizeList } from '../../../../../src/domain/shop/catalog/rows/size-list.ts';
import { allSizes } from '../../../../support/catalog/synthetic-catalog.ts';

const sizes = allSizes();
const list = (request: Partial<SizeListRequest>) =>
  sizeList({ sizes }, { standard: 'usa', text: '', id: '', cs: '', unit: 'mm', page: 1, ...request });
const codes = (request: Partial<SizeListRequest>): string[] => list(request).items.map(({ code }) => code);

test('lists each standard in the order of its table, 100 at a time', () => {
  expect(list({}).totalItems).toBe(394);
  expect(list({ standard: 'japanese' }).totalItems).toBe(386);
  expect(list({ standard: 'metric' }).totalItems).toBe(1999);
  expect([1, 2, 3, 4, 5].flatMap((page) => codes({ page }))).toEqual(
    sizes.filter(({ standard }) => standard === 'usa').map(({ code }) => code),
  );
  expect(list({ page: 4 }).items).toHaveLength(94);
  expect(list({ page: 5 }).items).toEqual([]);
});

test('sorts all sizes by cross-section, then inside diameter', () => {
  const all = Array.from({ length: 28 }, (_, page) => list({ standard: 'all', page: page + 1 }).items).flat();
  expect(all).toHaveLength(2779);
  const sorted = all.every((size, at) => {
    const before = all[at - 1];
    return !before || before.csMm < size.csMm || (before.csMm === size.csMm && before.idMm <= size.idMm);
  });
  expect(sorted).toBe(true);
});

test('matches any part of the displayed size in any case', () => {
  expect(codes({ text: '-21' })).toEqual(['210', '211', '212', '213', '214', '215', '216', '217', '218', '219']);
  expect(codes({ text: 'as568-214' })).toEqual(['214']);
  expect(codes({ standard: 'japanese', text: 'p10a' })).toEqual(codes({ standard: 'japanese', text: 'P10A' }));
  expect(codes({ standard: 'metric', text: '10×2.5' })).toContain('10X2.5');
});

test('matches the displayed text: an omitted prefix matches nothing', () => {
  const showing = sizes.filter(({ standard, code }) => standard === 'usa' && code.includes('8'));
  expect(list({ text: '8' }).totalItems).toBe(showing.length);
  expect(list({ standard: 'japanese', text: 'S' }).totalItems).toBe(
    sizes.filter(({ standard, code }) => standard === 'japanese' && code.includes('S')).length,
  );
  expect(codes({ standard: 'japanese', text: 'jis p10a' })).toEqual(codes({ standard: 'japanese', text: 'P10A' }));
});

test('matches inside diameter and cross-section as displayed in the visitor’s unit', () => {
  const metric = list({ standard: 'all', id: '24.99', cs: '3.53' }).items;
  expect(metric.map(({ code }) => code)).toContain('214');
  const inches = list({ id: '0.984', cs: '.139', unit: 'in' }).items;
  expect(inches.map(({ code }) => code)).toEqual(['214', '276']);
  expect(codes({ cs: '3,53' })).toEqual(codes({ cs: '3.53' }));
  for (const size of list({ standard: 'all', id: '1.5' }).items) expect(formatLength('mm', size.idMm)).toContain('1.5');
});

test('throws for an unknown standard', () => {
  expect(() => list({ standard: 'toString' })).toThrow('Invalid size standard');
});

test('a response lists the fields of each size in one order, whatever the source of the size', () => {
  const [size] = sizes;
  if (!size) throw new Error('There are no sizes.');
  const { code, standard, idMm, csMm } = size;
  const request = { standard, text: '', id: '', cs: '', unit: 'mm', page: 1 } as const;
  const ways = [
    { code, standard, idMm, csMm },
    { csMm, idMm, standard, code },
  ].map((one) => JSON.stringify(sizeList({ sizes: [one] }, request)));
  expect(ways[0]).toBe(ways[1]);
});
