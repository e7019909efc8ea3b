import { type Mm, mm, type Percent, percent } from '../../../kit/units.ts';
import { type Heat, warmFill, warmSection } from '../formulas.ts';
import { type GlandGeometry, type Ring, ROOM_TEMPERATURE_C, type Service } from '../model.ts';
import { hardwareExpansion, type Polymer, polymerNamed } from '../polymers.ts';
import { cornersOf, type GlandCorner, type GlandStack } from './stack.ts';

/**
 * Converts a difference from 20 °C, as in older requests, to a temperature.
 *
 * @example temperaturesFromDelta(-60) // { lowC: -40, highC: null }
 */
export const temperaturesFromDelta = (delta: number | null | undefined): Pick<Service, 'lowC' | 'highC'> => {
  if (delta === null || delta === undefined || delta === 0) return { lowC: null, highC: null };
  return delta < 0
    ? { lowC: ROOM_TEMPERATURE_C + delta, highC: null }
    : { lowC: null, highC: ROOM_TEMPERATURE_C + delta };
};

/** Returns coldest and hottest temperature of a service in °C, or null if not given. */
export const serviceTemperatures = ({
  lowC,
  highC,
}: Service): { readonly lowC: number; readonly highC: number } | null => {
  if (lowC === null && highC === null) return null;
  return {
    lowC: lowC ?? Math.min(ROOM_TEMPERATURE_C, highC ?? ROOM_TEMPERATURE_C),
    highC: highC ?? Math.max(ROOM_TEMPERATURE_C, lowC ?? ROOM_TEMPERATURE_C),
  };
};

/** Without a polymer, the expansion is that of NBR. */
const USUAL_POLYMER = 'NBR';

/** Assumptions behind the values in service. */
export interface Assumptions {
  /** null if no polymer is given. */
  readonly polymer: Polymer | null;
  /** Linear expansion in 10⁻⁶ per kelvin. null if not on file. */
  readonly alpha: number | null;
  readonly hardwareAlpha: number | null;
  readonly set: number;
  /** Whether the compression set is assumed because none is given. */
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

/** Returns ring and hardware at a temperature, or null if a required expansion is not on file. */
export const heatAt = (service: Service, celsius: number, swell: number = service.swell ?? 0): Heat | null => {
  const { alpha, hardwareAlpha } = assumptionsOf(service);
  const deltaT = celsius - ROOM_TEMPERATURE_C;
  if (deltaT === 0) return { alpha: 0, hardwareAlpha: 0, deltaT, swell };
  return alpha === null || hardwareAlpha === null ? null : { alpha, hardwareAlpha, deltaT, swell };
};

/** Returns both ends of the temperature range, or 20 °C if none is given. */
const heatsOf = (service: Service, swell: number): readonly Heat[] | null => {
  const { lowC, highC } = serviceTemperatures(service) ?? { lowC: ROOM_TEMPERATURE_C, highC: ROOM_TEMPERATURE_C };
  const heats = [lowC, highC].map((celsius) => heatAt(service, celsius, swell)).filter((heat) => heat !== null);
  return heats.length < 2 ? null : heats;
};

/** Remaining squeeze of a ring, as a height and in percent of its section. */
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

/** The worst values over all tolerance limits and both temperatures. null if an expansion is not on file. */
export interface ServiceFigures {
  readonly residual: Residual;
  readonly hotSqueeze: Percent;
  readonly hotFill: Percent;
}

/** At 20 °C, without swell and set, the values are those of the geometry. */
const atRest = ({ least, worst, fill }: GlandStack): ServiceFigures => ({
  residual: { height: mm(least.section - least.depth), percent: worst.min },
  hotSqueeze: worst.max,
  hotFill: fill.max,
});

/**
 * Returns a gland's values in service: the remaining squeeze when cold, shrunk and set, and squeeze and fill when hot
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
