import { expect, test } from 'vitest';
import { inUnit, ofKind, startedFrom, startOf } from '../../../src/domain/gland-design/change-entry.ts';
import {
  type DesignerEntry,
  ENTRY_FIELDS,
  entryFrom,
  entryHref,
  grooveEntry,
} from '../../../src/domain/gland-design/entry.ts';
import { designEntry, readEntry } from '../../../src/domain/gland-design/read-entry.ts';

const designed = (entry: DesignerEntry) => {
  const { design, problems } = designEntry(entry, 'mm');
  if (design === null) throw new Error(JSON.stringify(problems));
  return design;
};
const nameOf = ({ ring }: ReturnType<typeof designed>): string => ('name' in ring ? ring.name : '');

test('an address holds every field and gives it back', () => {
  const entry: DesignerEntry = Object.fromEntries(ENTRY_FIELDS.map((name) => [name, `${name} & 1`]));
  const address = new URL(entryHref(entry), 'http://site.test');
  expect(entryFrom((name) => address.searchParams.get(name))).toEqual(entry);
  expect(entryHref({})).toBe('/tools/gland-designer');
});

test('standards that are ticked are parameters of one name, in an address or by commas; of all else the first counts', () => {
  const read = (query: string) => grooveEntry(new URLSearchParams(query));
  expect(read('standard=as568&standard=jis&unit=mm&unit=in')).toEqual({ standard: 'as568,jis', unit: 'mm' });
  expect(read('standard=as568%2Cjis')).toEqual({ standard: 'as568,jis' });
});

test('an empty form shows an example', () => {
  const { isExample, design, problems } = designEntry({}, 'in');
  expect(isExample).toBe(true);
  expect(problems).toEqual([]);
  expect(design?.ring).toMatchObject({ name: 'AS568-214' });
  expect(design?.report.verdict).toBe('good');
});

test('a bore with a fit is laid out with its ring', () => {
  const design = designed({ chart: 'metric', section: '3', surface_min: '50 H8' });
  expect(nameOf(design)).toBe('44X3');
  expect(design.report.gland).toMatchObject({ surface: [50, 50.039], groove: [45.3, 45.4] });
});

test('a groove finds its best ring', () => {
  const design = designed({
    ...{ surface_min: '31.75', surface_max: '31.8', clearance_min: '31.65', clearance_max: '31.67', tir: '0.08' },
    ...{
      groove_min: '26.06',
      groove_max: '26.11',
      width_min: '4.75',
      width_max: '4.88',
      radius_min: '.25',
      radius_max: '.64',
    },
  });
  expect(nameOf(design)).toBe('JIS P26');
});

test('what is typed wrong is named with what to do', () => {
  const problemsOf = (entry: DesignerEntry) => designEntry(entry, 'mm').problems.map(({ parameter }) => parameter);
  expect(problemsOf({ size: '-214', width_min: 'wide' })).toEqual(['width_min']);
  expect(problemsOf({ size: '-214', width_min: '5', width_max: '4' })).toEqual(['width_max']);
  expect(problemsOf({ size: 'none' })).toContain('size');
  expect(problemsOf({ surface_min: '50 k6' })).toContain('surface_min');
  expect(problemsOf({ size: '-214', squeeze_good: '28 to 14' })).toEqual(['squeeze_good']);
  expect(problemsOf({ size: '-214', shore: '7000' })).toEqual(['shore']);
  expect(designed({ size: '-214', surface_min: '10' }).report.verdict).toBe('out');
});

test('edited windows judge', () => {
  expect(designed({ size: '-214', chart: 'inch' }).report.verdict).toBe('good');
  expect(designed({ size: '-214', squeeze_good: '20 to 28' }).report.verdict).toBe('marginal');
});

test('a design begun elsewhere is the same design', () => {
  const design = designed({ size: '-214', kind: 'piston' });
  for (const from of ['surface', 'ring', 'groove'] as const) {
    const entry = startedFrom({ size: '-214', kind: 'piston' }, design, from, 'mm');
    expect(startOf(entry)).toBe(from);
    const again = designed(entry);
    expect(again.report.stack.depth.nom).toBeCloseTo(design.report.stack.depth.nom, 2);
  }
});

test('another unit changes figures, not the gland', () => {
  const metric = { size: '-214', surface_min: '31.75', surface_max: '31.8', pressure: '7', width_min: '50 H8' };
  const inch = inUnit(metric, 'mm', 'in');
  expect(inch).toMatchObject({
    surface_min: '1.25',
    surface_max: '1.252',
    pressure: '1015',
    unit: 'in',
    width_min: '1.9685 H8',
  });
  expect(readEntry(inch, 'mm').request.given.surface?.[0]).toBeCloseTo(31.75, 3);
});

test('another kind keeps the ring and lays out its own groove', () => {
  const entry = ofKind({ size: '-214', surface_min: '31.75', pressure: '7' }, 'rod', 'rotary');
  expect(entry).toEqual({ size: '-214', pressure: '7', kind: 'rod', use: 'rotary' });
  expect(designed(entry).report.gland).toMatchObject({ kind: 'rod', use: 'rotary' });
});
