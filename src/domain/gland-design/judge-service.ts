import { type Mm, mm } from '../units.ts';
import { hardwareExpansion, polymerExpansion } from './expansion.ts';
import { type LengthText, threeFigures } from './figures.ts';
import { type Finding, SOURCES } from './findings.ts';
import { feetPerMinute, type Heat, surfaceSpeed, warmFill } from './formulas.ts';
import { type GapLimit, gapLimit } from './gap-limits.ts';
import { type GlandGeometry, isRadial, middleOf, type Ring, type Service } from './model.ts';
import type { GlandStack } from './stack.ts';

export interface ServiceCase {
  readonly gland: GlandGeometry;
  readonly ring: Ring;
  readonly stack: GlandStack;
  readonly service: Service;
  readonly fine: LengthText;
}

/** Where no hardness is said. */
const USUAL_SHORE = 70;

/** The gap allowed at a service's pressure; null where no pressure is said. */
export const gapLimitOf = (ring: Ring, { pressureMpa, shoreA, polymer }: Service): GapLimit | null =>
  pressureMpa === null || pressureMpa <= 0
    ? null
    : gapLimit({ cs: ring.cs, mpa: pressureMpa, shoreA: shoreA ?? USUAL_SHORE, polymer });

const gap = (level: Finding['level'], reason: () => string): Finding => ({
  about: 'gap',
  level,
  reason,
  source: SOURCES.gap,
});

const judgeLimit = (width: Mm, limit: Mm, fine: LengthText): Finding => {
  if (width > limit + 1e-9)
    return gap(
      'marginal',
      () => `Up to ${fine(width)}, over the ${fine(limit)} allowed: add a backup ring or take a harder ring.`,
    );
  if (2 * width > limit + 1e-9)
    return gap(
      'warning',
      () =>
        `Within ${fine(limit)}. Pushed to one side the gap doubles to ${fine(mm(2 * width))}, over the limit: guide the parts or add a backup ring on the low-pressure side.`,
    );
  return gap('good', () => `Within ${fine(limit)}, doubled by a side load too.`);
};

/** The gap against pressure and hardness. */
export const judgeGap = ({ ring, stack, service, fine }: ServiceCase): readonly Finding[] => {
  const limit = gapLimitOf(ring, service);
  if (stack.gap === null || limit === null) return [];
  if (limit.kind === 'limit') return [judgeLimit(stack.gap.max, limit.gap, fine)];
  return limit.kind === 'backup'
    ? [gap('marginal', () => 'The pressure is above the last of the table for this hardness: use a backup ring.')]
    : [gap('note', () => 'No data for this hardness or material. Ask an engineer.')];
};

const BACKUP_FROM_MPA = 10;
const BACKUP_FROM_MPA_LARGE = 5;
const LARGE_ID = 50;

/** Whether a backup ring is due by pressure alone. */
export const judgeBackup = ({ ring, service }: ServiceCase): readonly Finding[] => {
  const from = ring.id > LARGE_ID ? BACKUP_FROM_MPA_LARGE : BACKUP_FROM_MPA;
  if (service.pressureMpa === null || service.pressureMpa <= from) return [];
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

/** What is reckoned with in heat; null for a polymer or a metal without a figure. */
export const heatOf = ({ polymer, hardware, deltaT, swell }: Service): Heat | null => {
  const alpha = polymerExpansion(polymer ?? 'NBR');
  const hardwareAlpha = hardwareExpansion(hardware);
  return alpha === null || hardwareAlpha === null ? null : { alpha, hardwareAlpha, deltaT, swell };
};

/** A ring that fills more than the groove when warm and swollen bursts it or is cut. */
export const judgeHeat = ({ stack, service }: ServiceCase): readonly Finding[] => {
  const heat = heatOf(service);
  if (heat === null || (heat.deltaT === 0 && heat.swell === 0)) return [];
  const fill = warmFill(stack.fill.max, heat);
  if (fill <= 100) return [];
  return [
    {
      about: 'heat',
      level: 'warning',
      reason: () => `Warm and swollen the ring fills up to ${threeFigures(fill)} % of the groove: widen the groove.`,
      source: SOURCES.own,
    },
  ];
};

/** Below it a shaft is sealed as a reciprocating rod. */
const RECIPROCATING_BELOW = 1.02;
/** Greatest surface speed by cross-section, m/s; thicker sections are not for shafts. */
const SPEED_LIMITS: readonly (readonly [upToCs: number, speed: number])[] = [
  [1.9, 7.6],
  [2.7, 3.05],
  [3.6, 2.03],
];
const ROTARY_MPA = 5.5;

const speed = (level: Finding['level'], reason: () => string): Finding => ({
  about: 'speed',
  level,
  reason,
  source: SOURCES.parker,
});

const judgeSpeed = (shaft: number, rpm: number, cs: Mm): Finding => {
  const meters = surfaceSpeed(shaft, rpm);
  const said = (): string => `${threeFigures(meters)} m/s (${Math.round(feetPerMinute(meters))} ft/min)`;
  if (meters <= RECIPROCATING_BELOW)
    return speed('note', () => `${said()}: below 1.02 m/s the reciprocating chart applies.`);
  const limit = SPEED_LIMITS.find(([section]) => cs <= section);
  if (limit === undefined) return speed('out', () => `${said()}: sections above 3.53 mm are not for turning shafts.`);
  return meters <= limit[1]
    ? speed('good', () => `${said()} is within ${limit[1]} m/s for this section.`)
    : speed('out', () => `${said()} is above ${limit[1]} m/s for this section.`);
};

/** Speed and pressure of a turning shaft. */
export const judgeRotary = ({ gland, ring, service }: ServiceCase): readonly Finding[] => {
  if (!isRadial(gland) || gland.use !== 'rotary') return [];
  const { rpm, pressureMpa } = service;
  const bySpeed = rpm === null ? [] : [judgeSpeed(middleOf(gland.surface), rpm, ring.cs)];
  return pressureMpa !== null && pressureMpa > ROTARY_MPA
    ? [...bySpeed, speed('out', () => 'Turning shafts are sealed to 5.5 MPa.')]
    : bySpeed;
};
