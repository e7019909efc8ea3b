import { px } from '../numbers.ts';
import { circle, transformPath } from './path.ts';

/* Sections of seals around 0, 0 in profile units, with the pressure side up. Drawings move, rotate and scale them. */

/** Returns four lobes with a radius of 0.19 × the section, joined by tangent arcs of 0.30 ×. */
export const xRingSection = (cs: number): string => {
  const lobe = cs * 0.19;
  const center = cs / 2 - lobe;
  const hollow = cs * 0.3;
  const away = center + Math.sqrt((lobe + hollow) ** 2 - center ** 2);
  const share = lobe / (lobe + hollow);
  const lobes = [
    [-center, -center],
    [center, -center],
    [center, center],
    [-center, center],
  ] as const;
  const hollows = [
    [0, -away],
    [away, 0],
    [0, away],
    [-away, 0],
  ] as const;
  const touch = (from: readonly [number, number], to: readonly [number, number]): string =>
    `${px(from[0] + (to[0] - from[0]) * share)} ${px(from[1] + (to[1] - from[1]) * share)}`;
  const parts = lobes.map((at, index) => {
    const before = hollows[(index + 3) % 4] ?? hollows[0];
    const after = hollows[index] ?? hollows[0];
    const start = touch(at, before);
    const join = index === 0 ? `M${start}` : `A${px(hollow)} ${px(hollow)} 0 0 0 ${start}`;
    return `${join}A${px(lobe)} ${px(lobe)} 0 1 1 ${touch(at, after)}`;
  });
  return `${parts.join('')}A${px(hollow)} ${px(hollow)} 0 0 0 ${touch(lobes[0], hollows[3])}Z`;
};

/** Two lips flaring past a solid heel. 64 × 60. */
export const U_CUP =
  'M-23 30H23Q27 30 27 26V3L32 -22L24 -30L14 -26Q9 -3 0 -3Q-9 -3 -14 -26L-24 -30L-32 -22L-27 3V26Q-27 30 -23 30Z';

/**
 * Returns the jacket of a spring-energized seal: thin lips with a bead, a channel for the spring, a flat heel. 62 × 54
 * plus extra heel.
 */
export const jacketSection = (heel: number): string =>
  `M-26 ${27 + heel}H26Q30 ${27 + heel} 30 ${23 + heel}V-13Q33 -22 28 -26L19 -21Q15 -18 15 -12V2Q15 12 0 12Q-15 12 -15 2V-12Q-15 -18 -19 -21L-28 -26Q-33 -22 -30 -13V${23 + heel}Q-30 ${27 + heel} -26 ${27 + heel}Z`;

export const JACKET = jacketSection(0);

/** A coil spring in the channel of the jacket, viewed along its axis. */
export const COIL_SPRING = circle(0, -2, 12);

/** The V spring inside the jacket. */
export const V_SPRING = 'M-12.5 -17L-9 -13L0 8L9 -13L12.5 -17';

/** T seal: wide foot, straight stem with a rounded top. 58 × 52. */
export const T_SEAL = 'M-29 26V13Q-29 9 -25 9H-10V-20Q-10 -26 -4 -26H4Q10 -26 10 -20V9H25Q29 9 29 13V26Z';

/** Body and lip of a V ring. The lip extends from the body and bends against the counterface at the right. */
export const V_RING = {
  body: 'M-24 -30H2Q6 -30 6 -26V16L4 22V30H-20Q-24 30 -24 26Z',
  lip: 'M6 16L9 13Q18 2 24 -18L29 -17Q26 4 12 22Q8 27 4 27V22Z',
} as const;

/** A flat PTFE cap with sealing edges above its energizing ring. */
export const CAP = {
  cap: 'M-30 -26H30V-10Q30 -6 26 -6H17Q0 -15 -17 -6H-26Q-30 -6 -30 -10Z',
  ring: circle(0, 8, 18),
} as const;

/** Half of a bonded seal: metal washer and the bead bonded to its inner edge. */
export const BONDED = {
  washer: 'M14 40H38V56H14Z',
  bead: 'M38 40L44 33Q48 31 49 36L52 48L49 60Q48 65 44 63L38 56Z',
} as const;

/** Returns a path that is defined around 0, 0, moved to the center of a profile. */
export const centered = (d: string, dx = 0, dy = 0): string => transformPath(d, { x: 60 + dx, y: 48 + dy });
