import type { LengthUnit, Mm, Percent } from '../../../kit/units.ts';
import { type BackupFit, backupFit } from '../backup-fit.ts';
import { fineLengthText } from '../figures.ts';
import { heightAfterSet, squeezeAfterSet, warmFill, warmSqueeze } from '../formulas.ts';
import {
  type BackupRings,
  type GlandChart,
  type GlandGeometry,
  NO_BACKUP,
  NO_SERVICE,
  type Ring,
  ROOM_TEMPERATURE_C,
  type Service,
} from '../model.ts';
import { type Finding, tally, type Verdict, verdictOf } from './findings.ts';
import type { GapLimits } from './gap-limits.ts';
import { heatAt, type ServiceFigures, serviceFigures, serviceTemperatures } from './in-service.ts';
import { judgeFill, judgeRoom, judgeSeat, judgeSqueeze, judgeWidth } from './judge-fit.ts';
import { gapLimitsOf, judgeBackup, judgeGap } from './judge-gap.ts';
import { hasService, judgeConditions } from './judge-service.ts';
import { judgeRotary } from './judge-speed.ts';
import { type NoVerdict, noVerdictOf } from './no-verdict.ts';
import { type GlandStack, glandStack } from './stack.ts';
import { windowsFor } from './standard-windows.ts';
import { type Windows, withEdits } from './windows.ts';

/**
 * Nominal squeeze when cold, and squeeze and maximum fill when hot. null without a temperature, or if no expansion is
 * on file.
 */
export interface OverTime {
  /** Whether only a temperature below 20 °C is given. */
  readonly isCold: boolean;
  readonly coldSqueeze: Percent | null;
  readonly hotSqueeze: Percent | null;
  readonly hotFillMax: Percent | null;
  readonly squeezeLeft: Percent;
  readonly heightLeft: Mm;
}

/** A judged ring in a gland. */
export interface GlandReport {
  readonly gland: GlandGeometry;
  readonly ring: Ring;
  readonly stack: GlandStack;
  readonly windows: Windows;
  /** Backup rings and the width that they leave, or null without any. */
  readonly backup: BackupFit | null;
  /** Geometry first, then service. */
  readonly findings: readonly Finding[];
  /** Verdict on the geometry at 20 °C without pressure, or null if there is no verdict. */
  readonly geometry: Verdict | null;
  /**
   * The worse of geometry and service, or null if there is no verdict. Then there is no drawing, sheet or file either.
   */
  readonly verdict: Verdict | null;
  /** Why there is no verdict, or null if there is one. */
  readonly noVerdict: NoVerdict | null;
  /** Whether there are no operating conditions, so that the verdict covers only the geometry. */
  readonly isGeometryOnly: boolean;
  /** Worst values in service, or null if an expansion is not on file. */
  readonly service: ServiceFigures | null;
  /** null without pressure. */
  readonly gapLimits: GapLimits | null;
  readonly overTime: OverTime;
}

/** Label of a verdict without operating conditions. */
export const GEOMETRY_ONLY = 'geometry only, 20 °C, no pressure';

/** Returns nominal squeeze, fill and height after heat, swell and set. */
export const overTimeOf = (stack: GlandStack, ring: Ring, service: Service): OverTime => {
  const temperatures = serviceTemperatures(service) ?? { lowC: ROOM_TEMPERATURE_C, highC: ROOM_TEMPERATURE_C };
  const [cold, hot] = [heatAt(service, temperatures.lowC), heatAt(service, temperatures.highC)];
  const set = service.compressionSet ?? 0;
  return {
    isCold: service.lowC !== null && service.highC === null,
    coldSqueeze: cold && warmSqueeze(stack.section, stack.depth.nom, cold),
    hotSqueeze: hot && warmSqueeze(stack.section, stack.depth.nom, hot),
    hotFillMax: hot && warmFill(stack.fill.max, hot),
    squeezeLeft: squeezeAfterSet(stack.squeeze.nom, set),
    heightLeft: heightAfterSet(ring.cs, stack.depth.nom, set),
  };
};

export interface CheckOptions {
  readonly service?: Service;
  readonly backup?: BackupRings;
  /** The chart whose standard judges the gland. null: the default windows, or the standard whose housing it is. */
  readonly chart?: GlandChart | null;
  /** Windows that were edited. */
  readonly edits?: Partial<Windows>;
  /** Unit of the lengths in reasons. */
  readonly unit?: LengthUnit;
}

/** Evaluates a ring in a gland at all tolerance limits and judges each value by its window. */
export const checkGland = (gland: GlandGeometry, ring: Ring, options: CheckOptions = {}): GlandReport => {
  const { service = NO_SERVICE, backup: rings = NO_BACKUP, chart = null, edits = {}, unit = 'mm' } = options;
  const backup = backupFit(gland, ring, rings, chart);
  const stack = glandStack(gland, ring, backup?.room);
  const windows = withEdits(windowsFor(gland, ring, chart), edits);
  const fine = fineLengthText(unit);
  const fit = { gland, ring, stack, windows, backup, fine };
  const figures = serviceFigures(gland, ring, stack, service);
  const inService = { gland, ring, stack, service, figures, backup, fine };
  const geometry = [...judgeSqueeze(fit), ...judgeSeat(fit), judgeFill(fit), ...judgeWidth(fit), ...judgeRoom(fit)];
  const operation = [
    ...judgeConditions(inService),
    ...judgeGap(inService, rings),
    ...judgeRotary(inService),
    ...judgeBackup(inService),
  ];
  const findings = [...geometry, ...operation];
  const noVerdict = noVerdictOf(gland, ring, service, rings);
  return {
    gland,
    ring,
    stack,
    windows,
    backup,
    findings,
    noVerdict,
    geometry: noVerdict?.isOfGeometry === true ? null : verdictOf(geometry),
    verdict: noVerdict === null ? verdictOf(findings) : null,
    isGeometryOnly: !hasService(service),
    service: figures,
    gapLimits: gapLimitsOf(ring, service, rings),
    overTime: overTimeOf(stack, ring, service),
  };
};

/** Returns the summary of a report: "4 of 4 in window, 1 warning". */
export const tallyText = (findings: readonly Finding[]): string => {
  const { judged, good, warnings } = tally(findings);
  const noun = warnings === 1 ? 'warning' : 'warnings';
  return `${good} of ${judged} in window${warnings > 0 ? `, ${warnings} ${noun}` : ''}`;
};
