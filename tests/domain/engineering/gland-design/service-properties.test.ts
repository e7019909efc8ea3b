import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkGland } from '../../../../src/domain/engineering/gland-design/judging/check-gland.ts';
import {
  CHECKS,
  GLAND_VERDICTS,
  type Verdict,
  verdictAbout,
} from '../../../../src/domain/engineering/gland-design/judging/findings.ts';
import {
  type BackupRings,
  type GlandGeometry,
  NO_SERVICE,
  type RadialGland,
  type Service,
} from '../../../../src/domain/engineering/gland-design/model.ts';
import { mm } from '../../../../src/domain/kit/units.ts';
import { mms, PISTON_214, RING_214, ROD_214 } from './cases.ts';

const FACE: GlandGeometry = {
  kind: 'face',
  use: 'static',
  pressureSide: 'inside',
  medium: 'liquid',
  groove: mms(31.8, 32),
  depth: mms(2.56, 2.74),
  width: mms(4.5, 4.7),
  radius: mms(0.2, 0.4),
  jointGap: mm(0),
};
const moving = (gland: RadialGland): RadialGland => ({ ...gland, use: 'reciprocating' });
const anyGland = fc.constantFrom<GlandGeometry>(PISTON_214, ROD_214, moving(PISTON_214), FACE);

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const orNone = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });

const anyService: fc.Arbitrary<Service> = fc
  .record({
    pressureMpa: figure(0.1, 90),
    shoreA: orNone(fc.integer({ min: 50, max: 95 })),
    polymer: orNone(fc.constantFrom('NBR', 'FKM', 'EPDM-P', 'VMQ', 'ACM', 'FFKM')),
    low: figure(-90, 60),
    more: figure(0, 200),
    swell: figure(-0.2, 0.6),
    compressionSet: figure(0, 1),
    ringAlpha: orNone(figure(5, 300)),
  })
  .map(({ low, more, ...rest }) => ({ ...NO_SERVICE, ...rest, lowC: low, highC: low + more }));

const anyBackup: fc.Arbitrary<BackupRings> = fc.record({
  count: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  thickness: fc.constant(mm(0.5)),
  kind: fc.constantFrom<'rubber' | 'plastic'>('rubber', 'plastic'),
});

const more = (by: number, at: number | null): number => (at ?? 0) + by;

/** Steps that make the service conditions harder. */
const WIDER: Readonly<Record<string, (service: Service, by: number) => Service>> = {
  colder: (service, by) => ({ ...service, lowC: more(-100 * by, service.lowC) }),
  hotter: (service, by) => ({ ...service, highC: more(100 * by, service.highC) }),
  pressure: (service, by) => ({ ...service, pressureMpa: more(50 * by, service.pressureMpa) }),
  swell: (service, by) => ({
    ...service,
    swell: (service.swell ?? 0) >= 0 ? more(by, service.swell) : more(-0.5 * by, service.swell),
  }),
  set: (service, by) => ({ ...service, compressionSet: Math.min(1, more(by, service.compressionSet)) }),
};

const rankOf = (verdict: Verdict | null): number =>
  verdict === null ? GLAND_VERDICTS.length : GLAND_VERDICTS.indexOf(verdict);

test.each(Object.keys(WIDER))('harsher service never improves a verdict: %s', (name) => {
  fc.assert(
    fc.property(anyGland, anyService, anyBackup, figure(0, 1), (gland, service, backup, by) => {
      const wider = WIDER[name]?.(service, by) ?? service;
      const [before, after] = [service, wider].map((one) => checkGland(gland, RING_214, { service: one, backup }));
      if (before === undefined || after === undefined) return;
      expect(rankOf(after.verdict)).toBeGreaterThanOrEqual(rankOf(before.verdict));
      for (const check of CHECKS) {
        const [one, other] = [verdictAbout(before.findings, check), verdictAbout(after.findings, check)];
        if (one !== null && other !== null) expect(rankOf(other), check).toBeGreaterThanOrEqual(rankOf(one));
      }
      expect(after.geometry).toBe(before.geometry);
    }),
    { numRuns: 300 },
  );
});

test('specifying a condition never improves a verdict', () => {
  fc.assert(
    fc.property(anyGland, anyService, anyBackup, (gland, service, backup) => {
      const at = (one: Service) => checkGland(gland, RING_214, { service: one, backup }).verdict;
      expect(rankOf(at(service))).toBeGreaterThanOrEqual(rankOf(at({ ...NO_SERVICE, shoreA: service.shoreA })));
    }),
    { numRuns: 200 },
  );
});

test('a harder ring and a narrower gap never worsen the gap rating', () => {
  fc.assert(
    fc.property(
      anyService,
      anyBackup,
      figure(0, 0.1),
      fc.integer({ min: 0, max: 40 }),
      (service, backup, by, harder) => {
        const land = PISTON_214.clearance ?? mms(0, 0);
        const narrower = { ...PISTON_214, clearance: mms(Math.min(land[0] + by, land[1]), land[1]) };
        const at = (gland: RadialGland, shoreA: number) =>
          rankOf(
            verdictAbout(
              checkGland(gland, RING_214, { service: { ...service, shoreA, polymer: 'NBR' }, backup }).findings,
              'gap',
            ),
          );
        const shoreA = service.shoreA ?? 70;
        expect(at(narrower, shoreA)).toBeLessThanOrEqual(at(PISTON_214, shoreA));
        expect(at(PISTON_214, shoreA + harder)).toBeLessThanOrEqual(at(PISTON_214, shoreA));
      },
    ),
    { numRuns: 200 },
  );
});
