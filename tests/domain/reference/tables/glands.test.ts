import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { glandsRows } from '../../../../src/data/glands.gen.ts';
import { glandsAltRows } from '../../../../src/data/glands_alt.gen.ts';
import { excess, fillOf, grooveArea, squeezeOf } from '../../../../src/domain/engineering/gland-design/formulas.ts';
import { middleOf } from '../../../../src/domain/engineering/gland-design/model.ts';
import { exactMm, type Inch, inch, mm, type Span } from '../../../../src/domain/kit/units.ts';
import { GLAND_APPLICATIONS } from '../../../../src/domain/reference/tables/gland-applications.ts';
import { GLAND_WORDS } from '../../../../src/domain/reference/tables/gland-words.ts';
import { type Gland, glandFor, glandStoreHref, glandTable } from '../../../../src/domain/reference/tables/glands.ts';

const main = glandsRows();
const glands = glandTable(main, glandsAltRows());
const of = (application: string) => glands.filter((gland) => gland.application === application);

test('reads every displayed row of the gland tables under its application', () => {
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

test('uses reciprocating depths of the set that was read from a source', () => {
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

test('the documented squeeze follows from section, tolerance and depth in every row', () => {
  for (const gland of glands) {
    if (gland.application === 'dovetail' || gland.application === 'half_dovetail') continue;
    const { csIn, csToleranceIn, depthIn } = gland;
    const squeeze = [squeezeOf(csIn - csToleranceIn, depthIn[1]), squeezeOf(csIn + csToleranceIn, depthIn[0])] as const;
    const [low, high] = gland.squeezePercent;
    expect(Math.abs(squeeze[0] - low), `${gland.application} ${gland.csIn} least`).toBeLessThanOrEqual(1.01);
    expect(Math.abs(squeeze[1] - high), `${gland.application} ${gland.csIn} greatest`).toBeLessThanOrEqual(1.01);
  }
});

test('no documented groove is overfilled by a ring of nominal size', () => {
  for (const gland of glands) {
    const [width] = gland.widthIn;
    if (gland.application.includes('dovetail')) continue;
    const nominalFill = fillOf(gland.csIn, grooveArea(middleOf(width), middleOf(gland.depthIn), 0));
    expect(nominalFill, `${gland.application} ${gland.csIn}`).toBeLessThan(95);
    expect(nominalFill).toBeGreaterThan(60);
  }
});

test('the worked example of the face seal page: 3.53 mm, liquids', () => {
  expect(squeezeOf(0.139, 0.104)).toBeCloseTo(25.18, 2);
  expect([squeezeOf(0.135, 0.107), squeezeOf(0.143, 0.101)].map(Math.round)).toEqual([21, 29]);
  expect(fillOf(0.139, grooveArea(0.182, 0.104, 0))).toBeCloseTo(80.17, 1);
  expect(excess(25.5, 24.99)).toBeCloseTo(2.04, 2);
});

test('a section that only the alternative set has gets the tolerance that its squeeze implies', () => {
  const [thin] = of('dynamic_reciprocating');
  expect(thin).toMatchObject({ csIn: 0.04, dashes: null, csToleranceIn: 0.003 });
});

describe('the face-seal groove of a ring', () => {
  const mmText = (span: Span<Inch> | null | undefined) => span?.map((length) => exactMm(length).toFixed(2));

  test('of 3.53 mm section is the documented one', () => {
    const gland = glandFor(glands, 'face_seal_liquid', mm(3.53));
    expect(gland?.application).toBe('face_seal_liquid');
    expect(mmText(gland?.depthIn)).toEqual(['2.57', '2.72']);
    expect(mmText(gland?.widthIn[0])).toEqual(['4.50', '4.75']);
    expect(mmText(gland?.radiusIn)).toEqual(['0.25', '0.64']);
    expect(gland?.squeezePercent).toEqual([20, 30]);
  });

  test('is shared with a nearly identical metric section within the tolerance, and missing for another section', () => {
    expect(glandFor(glands, 'face_seal_liquid', mm(3.55))).toBe(glandFor(glands, 'face_seal_liquid', mm(3.53)));
    expect(glandFor(glands, 'face_seal_liquid', mm(3))).toBeNull();
  });

  test('is never further from the ring than its tolerance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 12, noNaN: true }).map(mm), (csMm) => {
        const off = ({ csIn }: Gland): number => Math.abs(exactMm(csIn) - csMm);
        const gland = glandFor(glands, 'face_seal_liquid', csMm);
        if (gland) expect(off(gland)).toBeLessThanOrEqual(exactMm(gland.csToleranceIn) + 1e-6);
        else for (const one of of('face_seal_liquid')) expect(off(one)).toBeGreaterThan(exactMm(one.csToleranceIn));
      }),
    );
  });

  test('is never a groove of another application', () => {
    const dovetail = main.filter((row) => row.application === 'dovetail');
    expect(glandFor(glandTable(dovetail, []), 'face_seal_liquid', mm(3.53))).toBeNull();
  });
});

test('a groove links to the rings within its section’s tolerance', () => {
  expect(glandStoreHref({ csIn: inch(0.139), csToleranceIn: inch(0.004) })).toBe(
    '/shop/orings?cs_low=3.43&cs_high=3.63',
  );
});

test("every application has a description, and none names the source's manufacturer", () => {
  for (const application of GLAND_APPLICATIONS) {
    expect(GLAND_WORDS[application].title).not.toBe('');
    expect(GLAND_WORDS[application].notes.join(' ')).not.toMatch(/parker|apple|G\d\b/i);
  }
});
