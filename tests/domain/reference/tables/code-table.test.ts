import { describe, expect, it } from 'vitest';
import { codesRows } from '../../../../src/data/codes.gen.ts';
import { codeKey, codeTable } from '../../../../src/domain/reference/tables/code-table.ts';

describe('the code table', () => {
  it('contains every part number, specification and compound of codes.csv by its first name', () => {
    const { byName } = codeTable();
    const kinds = ['part', 'spec', 'maker compound'];
    for (const { pattern, kind } of codesRows()) {
      if (!kinds.includes(kind)) continue;
      const name = (pattern.split(' / ')[0] ?? '').replace(/-d+(?:\(A\))?$/, '');
      expect([pattern, byName.has(codeKey(name))]).toEqual([pattern, true]);
    }
  });

  it('converts the dash number of a part number by its rule', () => {
    const { byName } = codeTable();
    const dash = (name: string, number: number) => byName.get(name)?.dashOf?.(number);
    expect([1, 7, 8, 15, 27, 28, 52, 53, 88].map((number) => dash('an6227', number))).toEqual([
      6, 12, 110, 210, 222, 325, 349, 425, 460,
    ]);
    expect(dash('an6227', 89)).toBeNull();
    expect(dash('ms28778', 6)).toBe(906);
    expect(dash('ms28775', 214)).toBe(214);
  });

  it('has no polymer where the row has none', () => {
    expect(codeTable().byName.get('as3578')?.materials).toEqual([]);
    expect(codeTable().byName.get('ams7284')?.materials).toEqual([]);
  });
});
