import { describe, expect, test } from 'vitest';
import { torusOf, torusVolume } from '../../../../src/domain/engineering/part-files/ring-file.ts';
import { ringStep } from '../../../../src/domain/engineering/part-files/ring-step.ts';
import { stepReal, stepText } from '../../../../src/domain/engineering/part-files/step-text.ts';
import { mm } from '../../../../src/domain/kit/units.ts';
import { lintStep } from '../../../support/files/lint-step.ts';
import { randomRings, ringOf } from '../../../support/files/random-rings.ts';
import { readStep } from '../../../support/files/read-step.ts';

const fileOf = (ring = ringOf()) => ringStep(ring, `${ring.partName}.step`, 'ap214');

test.each([
  ['ap214', "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));", "'automotive_design',2000"],
  [
    'ap242',
    "FILE_SCHEMA(('AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF { 1 0 10303 442 1 1 4 }'));",
    "'ap242_managed_model_based_3d_engineering',2013",
  ],
] as const)('names %s in header and data', (schema, header, protocol) => {
  const file = ringStep(ringOf(), 'FK7502-214.step', schema);
  expect(file).toContain(header);
  expect(file).toContain(protocol);
  expect(lintStep(file)).toEqual([]);
});

test('contains number, material, color and the time of the catalog, reproducibly', () => {
  const file = fileOf();
  expect(file).toContain("PRODUCT('FK7502-214','FK7502-214','O-ring AS568-214, FKM 75 Shore A, brown,");
  expect(file).toContain("FILE_NAME('FK7502-214.step','2026-11-22T13:00:00'");
  expect(file).toContain("COLOUR_RGB('',0.419608,0.258824,0.149020)");
  expect(fileOf()).toBe(file);
  expect(file.match(/^#\d+=/gm)).toHaveLength(48);
});

test('OpenCASCADE reads one closed solid with the name, box and volume of the ring', async () => {
  const { name, volume, isClosed, least, most, color } = await readStep(fileOf());
  expect(name).toBe('FK7502-214');
  expect(isClosed).toBe(true);
  expect(volume / ((Math.PI ** 2 / 4) * (24.99 + 3.53) * 3.53 ** 2)).toBeCloseTo(1, 2);
  expect(most[0]).toBeCloseTo(16.025, 1);
  expect(least[2]).toBeCloseTo(-1.765, 2);
  // The reader returns linear light values.
  expect(color[2]).toBeCloseTo(0.0194, 2);
});

test('a file with a reordered loop has no body, which proves that the reading above can fail', async () => {
  const file = fileOf();
  const loop = file.replace(/EDGE_LOOP\('',\((#\d+),(#\d+),(#\d+),(#\d+)\)\)/, "EDGE_LOOP('',($1,$3,$2,$4))");
  expect(loop).not.toBe(file);
  expect((await readStep(loop)).isClosed).toBe(false);
  expect(lintStep(file.replace(',.F.)', ',.T.)'))).not.toEqual([]);
  expect(lintStep(file.replace('16.025000', '16'))).not.toEqual([]);
  expect(lintStep(file.replace('#19=', '#99='))).not.toEqual([]);
});

describe('a sample of random parts', () => {
  test.each(randomRings(12, 17).map((ring) => [ring.partName, ring] as const))('%s', async (_, ring) => {
    const file = fileOf(ring);
    expect(lintStep(file)).toEqual([]);
    const { volume, isClosed, most, least } = await readStep(file);
    const torus = torusOf(ring);
    expect(isClosed).toBe(true);
    expect(Math.abs(volume / torusVolume(torus) - 1)).toBeLessThan(0.005);
    const box = [torus.major + torus.minor, torus.major + torus.minor, torus.minor];
    for (const [axis, half] of box.entries()) {
      expect(Math.abs((most[axis] ?? 0) / half - 1)).toBeLessThan(0.005);
      expect(Math.abs((least[axis] ?? 0) / half + 1)).toBeLessThan(0.005);
    }
  });
});

test('escapes strings of all kinds within their quotes', () => {
  expect(stepText("Ø5'")).toBe("'\\X2\\00D8\\X0\\5\\X2\\0027\\X0\\'");
  expect(stepText('a\\b\n#1=')).toBe("'a\\\\b #1='");
  expect(stepText('😀')).toBe("'\\X4\\0001F600\\X0\\'");
  const hostile = ringOf({ partName: "a');\n#1=X('", material: '\ud800\u0000;', brandName: "'));ENDSEC;" });
  expect(lintStep(fileOf(hostile))).toEqual([]);
});

test('writes reals with a decimal point', () => {
  expect([0, -0, 1, 3.53, 1e-9, -1e-9].map(stepReal)).toEqual([
    '0.000000',
    '0.000000',
    '1.000000',
    '3.530000',
    '0.000000',
    '0.000000',
  ]);
});

test('is valid for a ring whose bore is nearly closed', () => {
  expect(lintStep(fileOf(ringOf({ idMm: mm(0.74), csMm: mm(1.02) })))).toEqual([]);
});
