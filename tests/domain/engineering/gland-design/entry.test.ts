import { expect, test } from 'vitest';
import {
  designStartOf,
  inDegrees,
  inUnit,
  ofKind,
  restartedFrom,
  withEditedField,
} from '../../../../src/domain/engineering/gland-design/entry/change-entry.ts';
import {
  type DesignerEntry,
  ENTRY_FIELDS,
  entryFrom,
  entryHref,
  grooveEntry,
} from '../../../../src/domain/engineering/gland-design/entry/entry.ts';
import { designEntry, readEntry } from '../../../../src/domain/engineering/gland-design/entry/read-entry.ts';
import { fixesOf } from '../../../../src/domain/engineering/gland-design/fixes.ts';
import { notCarried, partsQuery } from '../../../../src/domain/engineering/gland-design/rings/ring-parts.ts';

const designed = (entry: DesignerEntry) => {
  const { design, problems } = designEntry(entry, 'mm');
  if (design === null) throw new Error(JSON.stringify(problems));
  return design;
};
const nameOf = ({ ring }: ReturnType<typeof designed>): string => ('name' in ring ? ring.name : '');

test('a URL contains every field and restores it', () => {
  const entry: DesignerEntry = Object.fromEntries(ENTRY_FIELDS.map((name) => [name, `${name} & 1`]));
  const address = new URL(entryHref(entry), 'http://site.test');
  expect(entryFrom((name) => address.searchParams.get(name))).toEqual(entry);
  expect(entryHref({})).toBe('/tools/gland-designer');
});

test('reads selected standards as repeated parameters or comma-separated; uses the first value of other parameters', () => {
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

test('designs a gland and its ring from a bore with a fit', () => {
  const design = designed({ chart: 'metric', section: '3', surface_min: '50 H8' });
  expect(nameOf(design)).toBe('44X3');
  expect(design.report.gland).toMatchObject({ surface: [50, 50.039], groove: [45.3, 45.4] });
});

test('finds the best ring for a groove', () => {
  const design = designed({
    surface_min: '31.75',
    surface_max: '31.8',
    clearance_min: '31.65',
    clearance_max: '31.67',
    tir: '0.08',
    groove_min: '26.06',
    groove_max: '26.11',
    width_min: '4.75',
    width_max: '4.88',
    radius_min: '.25',
    radius_max: '.64',
  });
  expect(nameOf(design)).toBe('JIS P26');
});

test('names invalid input with instructions', () => {
  const problemsOf = (entry: DesignerEntry) => designEntry(entry, 'mm').problems.map(({ parameter }) => parameter);
  expect(problemsOf({ size: '-214', width_min: 'wide' })).toEqual(['width_min']);
  expect(problemsOf({ size: '-214', width_min: '5', width_max: '4' })).toEqual(['width_max']);
  expect(problemsOf({ size: 'none' })).toContain('size');
  expect(problemsOf({ surface_min: '50 k6' })).toContain('surface_min');
  expect(problemsOf({ size: '-214', squeeze_good: '28 to 14' })).toEqual(['squeeze_good']);
  expect(problemsOf({ size: '-214', shore: '7000' })).toEqual(['shore']);
  expect(designed({ size: '-214', surface_min: '10' }).report.verdict).toBe('out');
});

test('applies edited windows to the verdict', () => {
  expect(designed({ size: '-214', chart: 'inch' }).report.verdict).toBe('good');
  expect(designed({ size: '-214', squeeze_good: '20 to 28' }).report.verdict).toBe('marginal');
});

test('gives the same design from any starting point', () => {
  const design = designed({ size: '-214', kind: 'piston' });
  for (const from of ['surface', 'ring', 'groove'] as const) {
    const entry = restartedFrom({ size: '-214', kind: 'piston' }, design, from, 'mm');
    expect(designStartOf(entry)).toBe(from);
    const again = designed(entry);
    expect(again.report.stack.depth.nom).toBeCloseTo(design.report.stack.depth.nom, 2);
  }
});

test('switching the unit changes figures, not the gland', () => {
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

test('switching the kind keeps the ring and lays out a new groove', () => {
  const entry = ofKind({ size: '-214', surface_min: '31.75', pressure: '7' }, 'rod', 'rotary');
  expect(entry).toEqual({ size: '-214', pressure: '7', kind: 'rod', use: 'rotary' });
  expect(designed(entry).report.gland).toMatchObject({ kind: 'rod', use: 'rotary' });
});

test('reads fields as people type them', () => {
  const request = (entry: DesignerEntry) => readEntry({ size: '-214', ...entry }, 'mm').request;
  expect(request({ surface_min: '50H8' }).given.surface).toEqual([50, 50.039]);
  expect(request({ surface_min: '50 H8' }).given.surface).toEqual([50, 50.039]);
  expect(request({ surface_min: '1-1/4', surface_max: '31,80' }).given.surface).toEqual([31.75, 31.8]);
  expect(request({ pressure: '3000 psi' }).service.pressureMpa).toBeCloseTo(20.684, 3);
  expect(request({ pressure: '250 bar' }).service.pressureMpa).toBe(25);
  expect(request({ pressure: '3000', unit: 'in' }).service.pressureMpa).toBeCloseTo(20.684, 3);
  expect(request({ t_low: '-40F', t_high: '180 °C' }).service).toMatchObject({ lowC: -40, highC: 180 });
  expect(request({ t_high: '356', degrees: 'F' }).service.highC).toBe(180);
  expect(request({ backup: '2', backup_thickness: '1/16', backup_kind: 'rubber' }).backup).toMatchObject({
    count: 2,
    kind: 'rubber',
  });
});

test.each([
  ['pressure', 'abc'],
  ['pressure', '35 psia'],
  ['t_high', 'hot'],
  ['t_low', '-400'],
  ['shore', '70 D'],
  ['swell', 'much'],
  ['set', '120'],
  ['polymer', 'RUBBER'],
  ['hardware', 'wood'],
  ['chart', 'din'],
  ['kind', 'spiral'],
  ['backup', '3'],
  ['backup_kind', 'wood'],
  ['backup_thickness', 'thin'],
  ['tir', 'none'],
  ['degrees', 'K'],
  ['surface_min', '50 H8 H9'],
  ['delta_t', 'warm'],
] as const)('returns no design while %s is %j', (field, text) => {
  const { design, problems } = designEntry({ size: '-214', [field]: text }, 'mm');
  expect(design).toBeNull();
  expect(problems.map(({ parameter }) => parameter)).toContain(field);
});

test('returns no design without a verdict', () => {
  const { design, problems } = designEntry({ size: '-214', polymer: 'PTFE' }, 'mm');
  expect(design).toBeNull();
  expect(problems[0]?.message).toMatch(/^PTFE is a plastic/);
});

test('rejects fields that exclude each other', () => {
  const problemsOf = (entry: DesignerEntry) => designEntry(entry, 'mm').problems.map(({ parameter }) => parameter);
  expect(problemsOf({ size: '-214', id: '60' })).toEqual(['id']);
  expect(problemsOf({ id: '60' })).toEqual(['cs']);
  expect(problemsOf({ id: '60', cs: '3', cs_tol: '3' })).toEqual(['cs_tol']);
  expect(problemsOf({ size: '-214', surface_min: '50 H8', surface_max: '51' })).toEqual(['surface_max']);
  expect(problemsOf({ size: '-214', t_low: '100', t_high: '20' })).toEqual(['t_high']);
});

test('designs inch rings below 0.1 in', () => {
  expect(designed({ unit: 'in', id: '.176', cs: '.07' }).report.ring.cs).toBeCloseTo(1.778, 6);
});

test('converts a temperature difference of older URLs to a temperature', () => {
  const read = (delta_t: string) =>
    entryFrom((name) => (name === 'delta_t' ? delta_t : name === 'size' ? '-214' : null));
  expect(read('160')).toEqual({ size: '-214', t_high: '180 °C' });
  expect(read('-60')).toEqual({ size: '-214', t_low: '-40 °C' });
  expect(read('0')).toEqual({ size: '-214' });
  expect(readEntry(read('160'), 'mm').request.service.highC).toBe(180);
});

test('input clears fields that it contradicts', () => {
  const diameter: DesignerEntry = { kind: 'face', groove_min: '31.734', groove_max: '32.055' };
  expect(withEditedField(diameter, 'groove_min', '60', 'mm')).toEqual({ kind: 'face', groove_min: '60' });
  expect(withEditedField(diameter, 'groove_min', '31.8', 'mm')).toMatchObject({ groove_max: '32.055' });
  expect(withEditedField(diameter, 'groove_min', '2 in', 'mm')).toEqual({ kind: 'face', groove_min: '2 in' });
  expect(withEditedField({ surface_max: '51' }, 'surface_min', '50H8', 'mm')).toEqual({ surface_min: '50H8' });
  expect(withEditedField({ id: '60', cs: '3' }, 'size', '-214', 'mm')).toEqual({ size: '-214' });
  expect(withEditedField({ size: '-214' }, 'id', '60', 'mm')).toEqual({ id: '60', cs: '3.531' });
});

test('a face that starts from its diameter starts from the surface', () => {
  expect(designStartOf({ kind: 'face', groove_min: '60' })).toBe('surface');
  expect(designStartOf({ kind: 'face', groove_min: '60', width_min: '5' })).toBe('groove');
  expect(designStartOf({ kind: 'piston', groove_min: '60' })).toBe('groove');
});

test('keeps figures with an explicit unit when the unit changes', () => {
  const entry: DesignerEntry = { surface_min: '1-1/4', width_min: '4.8 mm', pressure: '250 bar', t_high: '180' };
  expect(inUnit(entry, 'mm', 'in')).toEqual({ ...entry, unit: 'in' });
  expect(inDegrees({ ...entry, t_low: '-40 °C' }, 'C', 'F')).toMatchObject({
    t_high: '356',
    t_low: '-40 °C',
    degrees: 'F',
  });
});

test('a unit changes no verdict', () => {
  const entry: DesignerEntry = { size: '-214', pressure: '20', t_low: '-20', t_high: '90', polymer: 'NBR' };
  const { findings, verdict } = designed(entry).report;
  const other = designed(inDegrees(inUnit(entry, 'mm', 'in'), 'C', 'F')).report;
  expect(other.verdict).toBe(verdict);
  expect(other.findings.map(({ about, level }) => [about, level])).toEqual(
    findings.map(({ about, level }) => [about, level]),
  );
});

test('offers changes that fix a gland', () => {
  const full: DesignerEntry = { kind: 'face', size: '-214', width_min: '3.7', width_max: '3.8' };
  const [wider] = fixesOf(full, designed(full), 'mm');
  expect(wider?.text).toMatch(/^Widen to [\d.]+ mm$/);
  const fill = designed(wider?.entry ?? {}).report.findings.find(({ about }) => about === 'fill');
  expect(fill?.level).toBe('good');
  const gap: DesignerEntry = { size: '-325', pressure: '20', shore: '70', polymer: 'NBR' };
  const offers = fixesOf(gap, designed(gap), 'mm').map(({ text }) => text);
  expect(offers).toContain('Add a backup ring');
  const rod: DesignerEntry = {
    kind: 'rod',
    use: 'reciprocating',
    size: '-325',
    pressure: '35',
    shore: '90',
    polymer: 'NBR',
    backup: '1',
  };
  const closer = fixesOf(rod, designed(rod), 'mm').find(({ text }) => text.startsWith('Throat ⌀'));
  const gapOf = (entry: DesignerEntry) => designed(entry).report.findings.find(({ about }) => about === 'gap')?.level;
  expect(gapOf(rod)).toBe('out');
  expect(gapOf(closer?.entry ?? {})).toBe('good');
  expect(fixesOf({ size: '-214' }, designed({ size: '-214' }), 'mm')).toEqual([]);
});

test('passes the store its filters and names the rest', () => {
  const { request } = readEntry(
    { size: '-214', polymer: 'FKM-GLT', shore: '75', t_high: '180', pressure: '7', backup: '1', swell: '5' },
    'mm',
  );
  expect(partsQuery(designed({ size: '-214' }), request.service)).toMatchObject({
    sizes: ['AS568-214'],
    temperatureC: { low: null, high: 180 },
    facets: { material: ['fkm'], durometer: ['medium'] },
  });
  expect(notCarried(request)).toBe('pressure, the grade FKM-GLT, swell, and the backup ring');
});
