import { type Mm, mm, type Percent, percent } from '../../../kit/units.ts';
import { type Heat, warmFill, warmSection } from '../formulas.ts';
import type { GlandGeometry, Ring, Service } from '../model.ts';
import { hardwareExpansion, type Polymer, polymerNamed } from '../polymers.ts';
import { cornersOf, type GlandCorner, type GlandStack } from './stack.ts';

/** Temperature that dimensions are measured at, °C. */
export const ROOM_C = 20;

/** A difference from 20 °C, as older requests write a temperature. @example temperaturesFromDelta(-60) // { lowC: -40, highC: null } */
export const temperaturesFromDelta = (delta: number | null | undefined): Pick<Service, 'lowC' | 'highC'> => {
  if (delta === null || delta === undefined || delta === 0) return { lowC: null, highC: null };
  return delta < 0 ? { lowC: ROOM_C + delta, highC: null } : { lowC: null, highC: ROOM_C + delta };
};

/** Coldest and hottest temperature of a service, °C; null where none is given. */
export const serviceTemperatures = ({
  lowC,
  highC,
}: Service): { readonly lowC: number; readonly highC: number } | null => {
  if (lowC === null && highC === null) return null;
  return { lowC: lowC ?? Math.min(ROOM_C, highC ?? ROOM_C), highC: highC ?? Math.max(ROOM_C, lowC ?? ROOM_C) };
};

/** Expansion is that of NBR where no polymer is given. */
const USUAL_POLYMER = 'NBR';

/** What the figures in service are computed with. */
export interface Assumptions {
  /** Null for a polymer that is not given. */
  readonly polymer: Polymer | null;
  /** Linear expansion in 10⁻⁶ per kelvin; null where none is on file. */
  readonly alpha: number | null;
  readonly hardwareAlpha: number | null;
  readonly set: number;
  /** Whether the compression set is assumed for want of a given one. */
  readonly isSetAssumed: boolean;
}

export const assumptionsOf = (service: Service): Assumptions => {
  const polymer = service.polymer === null ? null : polymerNamed(service.polymer);
  const material = polymer ?? (service.polymer === null ? polymerNamed(USUAL_POLYMER) : null);
  const isSetAssumed = service.compressionSet === null && serviceTemperatures(service) !== null;
  return {
    polymer,
    alpha: service.ringAlpha ?? material?.alpha ?? null,
    hardwareAlpha: service.hardwareAlpha ?? hardwareExpansion(service.hardware),
    set: service.compressionSet ?? (isSetAssumed ? (material?.assumedSet ?? 0) : 0),
    isSetAssumed,
  };
};

/** Ring and hardware at a temperature; null where an expansion is needed that is not on file. */
export const heatAt = (service: Service, celsius: number, swell: number = service.swell ?? 0): Heat | null => {
  const { alpha, hardwareAlpha } = assumptionsOf(service);
  const deltaT = celsius - ROOM_C;
  if (deltaT === 0) return { alpha: 0, hardwareAlpha: 0, deltaT, swell };
  return alpha === null || hardwareAlpha === null ? null : { alpha, hardwareAlpha, deltaT, swell };
};

/** Both ends of the temperature; room temperature where none is given. */
const heatsOf = (service: Service, swell: number): readonly Heat[] | null => {
  const { lowC, highC } = serviceTemperatures(service) ?? { lowC: ROOM_C, highC: ROOM_C };
  const heats = [lowC, highC].map((celsius) => heatAt(service, celsius, swell)).filter((heat) => heat !== null);
  return heats.length < 2 ? null : heats;
};

/** Squeeze that is left of a ring, as a height and in percent of its section. */
interface Residual {
  readonly height: Mm;
  readonly percent: Percent;
}

const residualAt = ({ section, loose }: GlandCorner, heat: Heat, set: number): Residual => {
  const cold = warmSection(section, heat);
  const depth = loose * (1 + heat.hardwareAlpha * 1e-6 * heat.deltaT);
  const height = cold - depth - set * Math.max(section - loose, 0);
  return { height: mm(height), percent: percent((100 * height) / cold) };
};

const hotSqueezeAt = ({ section, tight }: GlandCorner, heat: Heat): number =>
  100 * (1 - (tight * (1 + heat.hardwareAlpha * 1e-6 * heat.deltaT)) / warmSection(section, heat));

/** The worst figures over all corners and both temperatures; null where an expansion is not on file. */
export interface ServiceFigures {
  readonly residual: Residual;
  readonly hotSqueeze: Percent;
  readonly hotFill: Percent;
}

/** At room temperature, unswollen and without set, the figures are those of the geometry. */
const atRest = ({ least, worst, fill }: GlandStack): ServiceFigures => ({
  residual: { height: mm(least.section - least.depth), percent: worst.min },
  hotSqueeze: worst.max,
  hotFill: fill.max,
});

/**
 * A gland's figures in service: what squeeze is left cold, shrunk and set, and how far the ring is pressed and the groove filled hot
 * and swollen.
 */
export const serviceFigures = (
  gland: GlandGeometry,
  ring: Ring,
  stack: GlandStack,
  service: Service,
): ServiceFigures | null => {
  const swell = service.swell ?? 0;
  if (serviceTemperatures(service) === null && swell === 0 && (service.compressionSet ?? 0) === 0) return atRest(stack);
  const [shrunk, swollen] = [heatsOf(service, Math.min(swell, 0)), heatsOf(service, Math.max(swell, 0))];
  if (shrunk === null || swollen === null) return null;
  const { set } = assumptionsOf(service);
  let residual: Residual | null = null;
  let hotSqueeze = Number.NEGATIVE_INFINITY;
  for (const corner of cornersOf(gland, ring)) {
    for (const heat of shrunk) {
      const left = residualAt(corner, heat, set);
      if (residual === null || left.percent < residual.percent) residual = left;
    }
    for (const heat of swollen) hotSqueeze = Math.max(hotSqueeze, hotSqueezeAt(corner, heat));
  }
  if (residual === null) return null;
  const hotFill = Math.max(...swollen.map((heat) => warmFill(stack.fill.max, heat)));
  return { residual, hotSqueeze: percent(hotSqueeze), hotFill: percent(hotFill) };
};
