import type { Mm } from '../../../kit/units.ts';
import { threeFigures } from '../figures.ts';
import { feetPerMinute, surfaceSpeed } from '../formulas.ts';
import { isRadial, middleOf } from '../model.ts';
import { type Finding, SOURCES } from './findings.ts';
import type { ServiceCase } from './judge-service.ts';

/** Surface speed in m/s up to which a shaft is sealed like a reciprocating rod. */
const RECIPROCATING_BELOW = 1.02;
/** Maximum surface speed by cross-section, m/s. Thicker sections are not for shafts. */
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
    return speed(
      'marginal',
      () => `${said()}: up to 1.02 m/s the reciprocating groove applies. Choose reciprocating, around a rod.`,
    );
  const limit = SPEED_LIMITS.find(([section]) => cs <= section);
  if (limit === undefined) return speed('out', () => `${said()}: sections above 3.53 mm are not for turning shafts.`);
  return meters <= limit[1]
    ? speed('good', () => `${said()} is within ${limit[1]} m/s for this section.`)
    : speed('out', () => `${said()} is above ${limit[1]} m/s for this section.`);
};

/** Judges speed and pressure of a rotary shaft. */
export const judgeRotary = ({ gland, ring, service }: ServiceCase): readonly Finding[] => {
  if (!isRadial(gland) || gland.use !== 'rotary') return [];
  const { rpm, pressureMpa } = service;
  const bySpeed = rpm === null ? [] : [judgeSpeed(middleOf(gland.surface), rpm, ring.cs)];
  return pressureMpa !== null && pressureMpa > ROTARY_MPA
    ? [...bySpeed, speed('out', () => 'Turning shafts are sealed to 5.5 MPa.')]
    : bySpeed;
};
