import { expect, test } from 'vitest';
import { materialsRows } from '../../../../src/data/materials.gen.ts';
import {
  POLYMER_NAMES,
  polymerFamilyOf,
  polymerNamed,
} from '../../../../src/domain/engineering/gland-design/polymers.ts';

const KINDS: Readonly<Record<string, string>> = { elastomer: 'rubber', 'thermoplastic elastomer': 'plastic' };

test.each(materialsRows().map((row) => [row.code, row] as const))(
  '%s has the limits of the materials table',
  (code, row) => {
    expect(polymerNamed(code)).toMatchObject({
      lowC: row.temp_low_c,
      highC: row.temp_high_c,
      kind: KINDS[row.type] ?? row.type,
    });
  },
);

test('every name of the list is a polymer and unique', () => {
  expect(POLYMER_NAMES.every((name) => polymerNamed(name) !== null)).toBe(true);
  expect(new Set(POLYMER_NAMES).size).toBe(POLYMER_NAMES.length);
  expect(new Set(POLYMER_NAMES.map((name) => polymerNamed(name)?.code)).size).toBe(materialsRows().length);
});

test('rates a family as its usual grade', () => {
  expect([polymerNamed('FKM')?.code, polymerNamed('EPDM')?.code]).toEqual(['FKM-A', 'EPDM-P']);
  expect([
    polymerFamilyOf('FKM-GLT'),
    polymerFamilyOf('EPDM-S'),
    polymerFamilyOf('PTFE-F'),
    polymerFamilyOf('NBR'),
  ]).toEqual(['FKM', 'EPDM', 'PTFE-F', 'NBR']);
  expect(polymerNamed('__proto__')).toBeNull();
});
