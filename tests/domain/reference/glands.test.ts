import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../src/data/csv.ts';
import { glandFit, stretchPercent } from '../../../src/domain/reference/gland-fit.ts';
import { GLAND_WORDS } from '../../../src/domain/reference/gland-words.ts';
import { GLAND_APPLICATIONS, glandStoreHref, glandTable } from '../../../src/domain/reference/glands.ts';

const rows = (file: string) => parseCsv(readFileSync(new URL(`../../../src/data/${file}`, import.meta.url), 'utf8'));
const main = rows('glands.csv');
const alternative = rows('glands_alt.csv');
const glands = glandTable(main, alternative);
const of = (application: string) => glands.filter((gland) => gland.application === application);

test('every row of the gland tables that is shown is read, under its application', () => {
  expect(main).toHaveLength(33);
  expect(Object.fromEntries(GLAND_APPLICATIONS.map((one) => [one, of(one).length]))).toEqual({
    face_seal_liquid: 5,
    face_seal_vacuum_gas: 5,
    static_radial: 5,
    dynamic_reciprocating: 8,
    rotary: 3,
    dovetail: 5,
    half_dovetail: 5,
  });
});

test('reciprocating depths come from the set that was read from a source', () => {
  expect(of('dynamic_reciprocating').map(({ depthIn }) => depthIn)).toContainEqual([0.119, 0.123]);
  expect(of('dynamic_reciprocating').map(({ depthIn }) => depthIn)).not.toContainEqual([0.121, 0.123]);
  expect(of('dynamic_reciprocating').at(-1)).toMatchObject({
    csIn: 0.275,
    csToleranceIn: 0.006,
    dashes: ['425', '475'],
    widthIn: [
      [0.37, 0.38],
      [0.435, 0.445],
      [0.574, 0.584],
    ],
    clearanceIn: [0, 0.007],
  });
  expect(of('dynamic_reciprocating')[0]?.csToleranceIn).toBe(0.003);
});

test('the squeeze on file follows from section, tolerance and depth in every row', () => {
  for (const gland of glands) {
    if (gland.application === 'dovetail' || gland.application === 'half_dovetail') continue;
    const { squeeze } = glandFit({
      cs: gland.csIn,
      csTolerance: gland.csToleranceIn,
      depth: gland.depthIn,
      width: gland.depthIn,
    });
    const [low, high] = gland.squeezePercent;
    expect(Math.abs(squeeze[0] - low), `${gland.application} ${gland.csIn} least`).toBeLessThanOrEqual(1.01);
    expect(Math.abs(squeeze[1] - high), `${gland.application} ${gland.csIn} greatest`).toBeLessThanOrEqual(1.01);
  }
});

test('no groove on file is overfilled by a ring of nominal size', () => {
  for (const gland of glands) {
    const [width] = gland.widthIn;
    if (width === null || gland.application.includes('dovetail')) continue;
    const { nominalFill } = glandFit({ cs: gland.csIn, csTolerance: gland.csToleranceIn, depth: gland.depthIn, width });
    expect(nominalFill, `${gland.application} ${gland.csIn}`).toBeLessThan(95);
    expect(nominalFill).toBeGreaterThan(60);
  }
});

test('the worked example of the face seal page: 3.53 mm, liquids', () => {
  const fit = glandFit({ cs: 0.139, csTolerance: 0.004, depth: [0.101, 0.107], width: [0.177, 0.187] });
  expect(fit.nominalSqueeze).toBeCloseTo(25.18, 2);
  expect(fit.squeeze.map(Math.round)).toEqual([21, 29]);
  expect(fit.nominalFill).toBeCloseTo(80.17, 1);
  expect(stretchPercent(24.99, 25.5)).toBeCloseTo(2.04, 2);
});

test('a row without depth or squeeze is left out, not guessed', () => {
  expect(glandTable([{ ...main[0], gland_depth_min_in: '' }], [])).toEqual([]);
  expect(glandTable([{ ...main[0], squeeze_pct_max: 'about 30' }], [])).toEqual([]);
  expect(glandTable([{ application: 'magnetic' }], [])).toEqual([]);
});

test('a groove leads to the rings within its section’s tolerance', () => {
  expect(glandStoreHref({ csIn: 0.139, csToleranceIn: 0.004 })).toBe('/shop/orings?cs_low=3.43&cs_high=3.63');
});

test('every application has its words, and none names a source’s maker', () => {
  for (const application of GLAND_APPLICATIONS) {
    expect(GLAND_WORDS[application].title).not.toBe('');
    expect(GLAND_WORDS[application].notes.join(' ')).not.toMatch(/parker|apple|G\d\b/i);
  }
});
