import { expect, test } from 'vitest';
import type { DesignerEntry } from '../../../../src/domain/engineering/gland-design/entry/entry.ts';
import {
  fittingRings,
  grooveHref,
  grooveOf,
  reasonOf,
  ringsForEntry,
} from '../../../../src/domain/engineering/gland-design/rings/groove-rings.ts';

/** T12: a worn groove of unknown origin. */
const WORN: DesignerEntry = {
  unit: 'mm',
  surface_min: '31.75',
  surface_max: '31.80',
  groove_min: '26.06',
  groove_max: '26.11',
  clearance_min: '31.65',
  clearance_max: '31.67',
  width_min: '4.75',
  width_max: '4.88',
  radius_min: '0.25',
  radius_max: '0.64',
  tir: '0.08',
};

const rings = (entry: DesignerEntry) => {
  const found = ringsForEntry(entry, 'mm').rings;
  if (found === null) throw new Error('The groove could not be read.');
  return found;
};

test('the rings of T12 by verdict, the first rejected ones with their reasons', () => {
  const { groups, chosen, tried } = rings(WORN);
  const [good, marginal, out] = groups;
  expect(good?.shown.map(({ ring }) => ring.name)).toEqual([
    'JIS P26',
    '25.8X3.55',
    'JIS P25.5',
    '25X3.55',
    'AS568-214',
    '26X3.5',
    '25X3.5',
  ]);
  expect(marginal?.shown.map(({ ring }) => ring.name)).toEqual(['JIS P25']);
  expect(chosen?.ring.name).toBe('JIS P26');
  expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(tried);
  const tooLarge = out?.shown.find(({ ring }) => ring.name === 'AS568-215');
  expect(tooLarge && reasonOf(tooLarge)).toContain('Stretch. The ring is 1.82% loose on its diameter');
  // Shows rejected rings with different causes: one too large, and one that fills the groove.
  const thick = out?.shown.find(({ ring }) => ring.name === '25X4');
  expect(thick && reasonOf(thick)).toContain('Fill. Nominal 92.3%, max 99.9%; allowed are 92 and 98');
  for (const one of marginal?.shown ?? []) expect(reasonOf(one)).toContain('good is');
});

test('shows the parts of the requested ring if it fits', () => {
  expect(rings({ ...WORN, size: 'AS568-214' }).chosen?.ring.name).toBe('AS568-214');
  expect(rings({ ...WORN, size: 'AS568-215' }).chosen?.ring.name).toBe('JIS P26');
  expect(rings({ ...WORN, size: 'no size' }).chosen?.ring.name).toBe('JIS P26');
  expect(fittingRings(rings(WORN)).every(({ verdict }) => verdict !== 'out')).toBe(true);
});

test('reports missing and invalid input by its field; an empty form has no problems', () => {
  expect(ringsForEntry({}, 'mm')).toMatchObject({ isEmpty: true, problems: [], rings: null });
  const missing = ringsForEntry({ surface_min: '31.75' }, 'mm');
  expect(missing.rings).toBeNull();
  expect(missing.problems.map(({ parameter }) => parameter)).toEqual(['groove_min', 'width_min']);
  expect(ringsForEntry({ ...WORN, width_min: 'wide' }, 'mm').problems).toEqual([
    { parameter: 'width_min', message: 'Enter a length as a number, such as 24.95, 1-1/8 or 1 in.' },
  ]);
});

test('switching the use keeps the groove; switching the kind clears it', () => {
  expect(grooveOf({ ...WORN, size: 'JIS P26' }, 'piston', 'reciprocating')).toEqual({
    ...WORN,
    kind: 'piston',
    use: 'reciprocating',
  });
  expect(grooveHref(grooveOf(WORN, 'face', 'static'))).toBe('/tools/groove-to-ring?kind=face&unit=mm');
});

test('tries only rings of the selected standards, or all without a selection', () => {
  const names = (standard: string) => fittingRings(rings({ ...WORN, standard })).map(({ ring }) => ring.name);
  expect(names('jis')).toEqual(['JIS P26', 'JIS P25.5', 'JIS P25']);
  expect(names('as568,iso')).toEqual(['25.8X3.55', '25X3.55', 'AS568-214']);
  expect(rings({ ...WORN, standard: 'none of ours' }).tried).toBe(rings(WORN).tried);
});
