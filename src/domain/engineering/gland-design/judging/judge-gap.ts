import { type Mm, mm } from '../../../kit/units.ts';
import type { LengthText } from '../figures.ts';
import { type BackupRings, isRadial, type Ring, ROOM_TEMPERATURE_C, type Service } from '../model.ts';
import { type Finding, SOURCES, type Verdict, worseOf } from './findings.ts';
import { BACKUP_MPA, type GapLimits, type GapQuery, gapLimits, PLASTIC_MPA, SOFT_MPA, SOFTEST } from './gap-limits.ts';
import { assumptionsOf, serviceTemperatures } from './in-service.ts';
import type { ServiceCase } from './judge-service.ts';

/** Hardness if none is given. */
const USUAL_SHORE = 70;

const askedGap = (ring: Ring, service: Service, backup: BackupRings): GapQuery | null => {
  const { pressureMpa, shoreA } = service;
  if (pressureMpa === null || pressureMpa <= 0) return null;
  return {
    cs: ring.cs,
    mpa: pressureMpa,
    shoreA: shoreA ?? USUAL_SHORE,
    family: assumptionsOf(service).polymer?.family ?? null,
    highC: serviceTemperatures(service)?.highC ?? ROOM_TEMPERATURE_C,
    backup,
  };
};

/** Urethane, to which the gap tables do not apply. */
const URETHANE: ReadonlySet<string> = new Set(['AU', 'EU']);

/** Returns the allowed gaps at a service's pressure, or null without pressure. */
export const gapLimitsOf = (ring: Ring, service: Service, backup: BackupRings): GapLimits | null => {
  const asked = askedGap(ring, service, backup);
  if (asked === null) return null;
  return asked.family !== null && URETHANE.has(asked.family) ? { good: null, marginal: null } : gapLimits(asked);
};

/** Returns why the gap cannot be judged at all, or null if it can. */
export const gapUnknowable = (service: Service): string | null => {
  const family = assumptionsOf(service).polymer?.family ?? '';
  return (service.pressureMpa ?? 0) > 0 && URETHANE.has(family)
    ? 'The gap tables do not hold for urethane: ask its maker for the largest gap at this pressure.'
    : null;
};

/** The texts of a finding, evaluated lazily. */
interface Words {
  readonly figure: () => string;
  readonly window: () => string;
  readonly more?: () => string;
}

const finding = (level: Verdict, { figure, window, more = () => '' }: Words): Finding => ({
  about: 'gap',
  level,
  source: SOURCES.gap,
  figure,
  window,
  reason: () => [`${figure()}; ${window()}.`, more()].filter((text) => text !== '').join(' '),
});

const byLimits = (gap: number, { good, marginal }: GapLimits): Verdict => {
  if (good !== null && gap <= good + 1e-9) return 'good';
  return marginal !== null && gap <= marginal + 1e-9 ? 'marginal' : 'out';
};

const windowText = ({ good, marginal }: GapLimits, fine: LengthText): string =>
  `${good === null ? 'no gap is good at this pressure' : `good to ${fine(good)}`}, ${marginal === null ? 'none is marginal' : `marginal to ${fine(marginal)}`}`;

/** Limits the verdict for rings that the tables do not cover. */
const capOf = ({ mpa, shoreA, backup }: GapQuery): { readonly best: Verdict; readonly why: string } => {
  if (backup.count > 0 && mpa > BACKUP_MPA) {
    const best = backup.kind === 'plastic' && mpa <= PLASTIC_MPA ? 'marginal' : 'out';
    return { best, why: `No data above ${BACKUP_MPA} MPa with backup rings: test it.` };
  }
  if (backup.count === 0 && shoreA < SOFTEST) {
    return { best: mpa <= SOFT_MPA ? 'marginal' : 'out', why: `No data below ${SOFTEST} Shore A.` };
  }
  return { best: 'good', why: '' };
};

/**
 * Returns the limits for comparison: a soft ring is no better than one of 70 A, and pressure above the tables is no
 * better than their last row.
 */
const comparable = (asked: GapQuery): GapLimits =>
  asked.backup.count > 0
    ? gapLimits({ ...asked, mpa: Math.min(asked.mpa, BACKUP_MPA) })
    : gapLimits({ ...asked, shoreA: Math.max(asked.shoreA, SOFTEST) });

const doubledWarning = ({ gland, stack, fine }: ServiceCase, limit: Mm | null): readonly Finding[] => {
  if (!isRadial(gland) || gland.guided || stack.gap === null || limit === null) return [];
  const { max } = stack.gap;
  if (max > limit + 1e-9 || 2 * max <= limit + 1e-9) return [];
  return [
    {
      about: 'gap',
      level: 'warning',
      source: SOURCES.gap,
      reason: () =>
        `Within ${fine(limit)}. Pushed to one side the gap doubles to ${fine(mm(2 * max))}, over the limit: guide the parts or add a backup ring on the low-pressure side.`,
    },
  ];
};

const TO_ENTER = { radial: 'Enter the clearance.', face: 'Enter the joint gap: 0 for flanges in contact.' } as const;

/** Judges the gap for pressure, temperature, hardness and backup rings. */
export const judgeGap = (inService: ServiceCase, backup: BackupRings): readonly Finding[] => {
  const { gland, stack, ring, service, fine } = inService;
  const asked = askedGap(ring, service, backup);
  if (asked === null || gapUnknowable(service) !== null) return [];
  const limits = comparable(asked);
  const { best, why } = capOf(asked);
  const isAssumed = service.shoreA === null && backup.count === 0;
  const said = (...texts: readonly string[]): string =>
    [why, isAssumed ? `${USUAL_SHORE} Shore A is assumed.` : '', ...texts].filter((text) => text !== '').join(' ');
  const window = (): string => windowText(limits, fine);
  if (limits.good === null && limits.marginal === null)
    return [
      finding('out', {
        figure: () => 'The pressure is beyond every gap table for this ring',
        window: () => 'no gap is allowed',
        more: () => said(backup.count > 0 ? '' : 'Use backup rings or a harder ring.'),
      }),
    ];
  if (stack.gap === null)
    return [
      finding(worseOf('marginal', best), {
        figure: () => 'The gap is unknown',
        window,
        more: () => said(TO_ENTER[isRadial(gland) ? 'radial' : 'face']),
      }),
    ];
  const { max } = stack.gap;
  const level = worseOf(byLimits(max, limits), best);
  const toMend = backup.count > 0 ? 'Narrow the gap.' : 'Narrow the gap, add a backup ring or take a harder ring.';
  const judged = finding(level, {
    figure: () => `Gap up to ${fine(max)}`,
    window,
    more: () => said(level === 'good' ? '' : toMend),
  });
  return [judged, ...doubledWarning(inService, limits.good)];
};

const BACKUP_FROM_MPA = 10;
const BACKUP_FROM_MPA_LARGE = 5;
const LARGE_ID = 50;

/** Judges whether the pressure alone requires a backup ring. */
export const judgeBackup = ({ ring, service, backup }: ServiceCase): readonly Finding[] => {
  const from = ring.id > LARGE_ID ? BACKUP_FROM_MPA_LARGE : BACKUP_FROM_MPA;
  if (backup !== null || service.pressureMpa === null || service.pressureMpa <= from) return [];
  return [
    {
      about: 'backup',
      level: 'warning',
      reason: () =>
        `Above ${from} MPa at this diameter: a backup ring on the low-pressure side, on both if the pressure reverses.`,
      source: SOURCES.trelleborg,
    },
  ];
};
