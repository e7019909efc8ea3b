import { once } from '../../domain/kit/once.ts';
import { ringGroove } from './ring-groove.ts';
import { placeSection, type SectionBox } from './section-place.ts';

/** The drawn cylinder: radii in mm. The spigot of the rod fits the ring that seals the piston on it. */
export const CYLINDER = { place: placeSection(48, 286, 5), bore: 25, rod: 14, spigot: 9.5 } as const;

/** Grooves of the other seals, above the axis. */
export const CYLINDER_GROOVES = {
  guides: [
    [86, 95.7, 22.5, CYLINDER.bore],
    [104.3, 114, 22.5, CYLINDER.bore],
  ],
  pistonSeal: [98.2, 102.4, 19.5, CYLINDER.bore],
  rodGuide: [180, 189.7, CYLINDER.rod, 16.5],
  cup: [193, 201, CYLINDER.rod, 19],
  wiper: [208, 213, CYLINDER.rod, 18],
} as const satisfies Record<string, SectionBox | readonly SectionBox[]>;

/** Grooves of the rings that the tables list: between piston and rod, and in the head, with a backup ring. */
export const cylinderRings = once(() => {
  const { bore, spigot } = CYLINDER;
  const rodRing = ringGroove('210');
  const headRing = ringGroove('224', { backup: true });
  const rodGroove: SectionBox = [100.3 - rodRing.width / 2, 100.3 + rodRing.width / 2, spigot, spigot + rodRing.depth];
  const headGroove: SectionBox = [183.4, 183.4 + headRing.width, bore - headRing.depth, bore];
  return { rodRing, headRing, rodGroove, headGroove };
});
