import { describe, expect, test } from 'vitest';
import { ringDxf } from '../../../../src/domain/engineering/part-files/ring-dxf.ts';
import { torusOf } from '../../../../src/domain/engineering/part-files/ring-file.ts';
import { randomRings, ringOf } from '../../../support/files/random-rings.ts';
import { lintDxf, readDxf, roomOf } from '../../../support/files/read-dxf.ts';

const LAYERS = ['OUTLINE', 'HATCH', 'CENTER', 'DIM', 'TEXT'];

test.each([
  ['mm', 1, 4, 1, '%%c24.99 %%p0.25'],
  ['in', 25.4, 1, 0, '%%c0.984 %%p0.010'],
] as const)('draws plan and section at true size in %s', (unit, perUnit, insUnits, measurement, text) => {
  const file = ringDxf(ringOf(), unit);
  const { header, layers, shapes } = readDxf(file);
  expect(header).toMatchObject({ $ACADVER: 'AC1009', $INSUNITS: insUnits, $MEASUREMENT: measurement });
  expect(Object.keys(layers)).toEqual(LAYERS);
  expect(new Set(shapes.map(({ layer }) => layer))).toEqual(new Set(LAYERS));
  const [outer, inner, ...faces] = shapes.filter(({ type, layer }) => type === 'CIRCLE' && layer === 'OUTLINE');
  expect(roomOf([outer ?? fail()]).right * perUnit).toBeCloseTo(32.05 / 2, 4);
  expect(roomOf([inner ?? fail()]).right * perUnit).toBeCloseTo(24.99 / 2, 4);
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    const { left, right } = roomOf([face]);
    expect((right - left) * perUnit).toBeCloseTo(3.53, 4);
  }
  expect(roomOf(faces).high * perUnit).toBeCloseTo(32.05 / 2, 4);
  expect(shapes.map((shape) => shape.text)).toContain(text);
});

const fail = (): never => {
  throw new Error('missing');
};

test('contains number, material, color and units, reproducibly', () => {
  const texts = readDxf(ringDxf(ringOf(), 'mm')).shapes.map(({ text }) => text);
  expect(texts).toContain('FK7502-214');
  expect(texts).toContain('O-ring AS568-214, FKM 75 Shore A, brown');
  expect(texts).toContain('Dimensions in mm. Tolerances: AS568.');
  expect(ringDxf(ringOf(), 'mm')).toBe(ringDxf(ringOf(), 'mm'));
});

/** Returns the extents of the header and the space that the drawing occupies. */
const extents = (file: string) => {
  const { header, shapes } = readDxf(file);
  const { $EXTMIN: least, $EXTMAX: most } = header as Record<string, { x: number; y: number }>;
  return { least: least ?? fail(), most: most ?? fail(), room: roomOf(shapes), shapes };
};

describe('a sample of random parts', () => {
  test.each(randomRings(60, 56).map((ring) => [ring.partName, ring] as const))('%s', (_, ring) => {
    const file = ringDxf(ring, 'mm');
    expect(lintDxf(file)).toEqual([]);
    const { least, most, room, shapes } = extents(file);
    const { major, minor } = torusOf(ring);
    const outline = roomOf(shapes.filter(({ type, layer }) => type === 'CIRCLE' && layer === 'OUTLINE'));
    expect(outline.left).toBeCloseTo(-major - minor, 5);
    expect(outline.high).toBeCloseTo(major + minor, 5);
    // Texts extend beyond their start.
    expect([least.x, least.y]).toEqual([expect.closeTo(room.left, 5), expect.closeTo(room.low, 5)]);
    expect(most.x).toBeGreaterThanOrEqual(room.right);
    expect(most.y).toBeGreaterThanOrEqual(room.high);
  });
});

test('the lint finds errors that a reader ignores', () => {
  const file = ringDxf(ringOf(), 'mm');
  expect(lintDxf(file.replace('  8\r\nHATCH', '  8\r\nOTHER'))).not.toEqual([]);
  expect(lintDxf(file.replace('16.025000', '16'))).not.toEqual([]);
  expect(lintDxf(file.replace('ENDSEC', 'ENDTAB'))).not.toEqual([]);
});

test('escapes text within its value', () => {
  const file = ringDxf(ringOf({ partName: 'a\r\n  0\r\nEOF', material: '\u2028é' }), 'mm');
  expect(lintDxf(file)).toEqual([]);
  expect(readDxf(file).shapes.map(({ text }) => text)).toContain('a??  0??EOF');
});
