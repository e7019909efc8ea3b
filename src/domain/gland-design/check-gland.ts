import type { LengthUnit, Mm, Percent } from '../units.ts';
import { fineLengthText } from './figures.ts';
import { type Finding, tally, type Verdict, verdictOf } from './findings.ts';
import { heightAfterSet, squeezeAfterSet, warmFill, warmSqueeze } from './formulas.ts';
import type { GapLimit } from './gap-limits.ts';
import { judgeFill, judgeSeat, judgeSqueeze, judgeWidth } from './judge-fit.ts';
import { gapLimitOf, heatOf, judgeBackup, judgeGap, judgeHeat, judgeRotary } from './judge-service.ts';
import { type GlandGeometry, NO_SERVICE, type Ring, type Service } from './model.ts';
import { type GlandStack, glandStack } from './stack.ts';
import { type Windows, windowsOf, withEdits } from './windows.ts';

/** What becomes of the gland in heat, swell and time; null where no expansion is known. */
export interface OverTime {
  readonly warmSqueeze: Percent | null;
  readonly warmFillMax: Percent | null;
  readonly squeezeLeft: Percent;
  readonly heightLeft: Mm;
}

/** A ring in a gland, judged. */
export interface GlandReport {
  readonly gland: GlandGeometry;
  readonly ring: Ring;
  readonly stack: GlandStack;
  readonly windows: Windows;
  readonly findings: readonly Finding[];
  readonly verdict: Verdict;
  readonly gapLimit: GapLimit | null;
  readonly overTime: OverTime;
}

/** Squeeze, fill and height after heat, swell and set. */
export const overTimeOf = (stack: GlandStack, ring: Ring, service: Service): OverTime => {
  const heat = heatOf(service);
  const { compressionSet } = service;
  return {
    warmSqueeze: heat && warmSqueeze(stack.section, stack.depth.nom, heat),
    warmFillMax: heat && warmFill(stack.fill.max, heat),
    squeezeLeft: squeezeAfterSet(stack.squeeze.nom, compressionSet),
    heightLeft: heightAfterSet(ring.cs, stack.depth.nom, compressionSet),
  };
};

export interface CheckOptions {
  readonly service?: Service;
  /** Windows that were edited. */
  readonly edits?: Partial<Windows>;
  /** Unit of the lengths in reasons. */
  readonly unit?: LengthUnit;
}

/** Tries all corners of a ring in a gland and judges each figure by its window. */
export const checkGland = (gland: GlandGeometry, ring: Ring, options: CheckOptions = {}): GlandReport => {
  const { service = NO_SERVICE, edits = {}, unit = 'mm' } = options;
  const stack = glandStack(gland, ring);
  const windows = withEdits(windowsOf(gland, ring.id), edits);
  const fine = fineLengthText(unit);
  const fit = { gland, ring, stack, windows, fine };
  const inService = { gland, ring, stack, service, fine };
  const findings = [
    ...judgeSqueeze(fit),
    ...judgeSeat(fit),
    judgeFill(fit),
    ...judgeWidth(fit),
    ...judgeGap(inService),
    ...judgeRotary(inService),
    ...judgeBackup(inService),
    ...judgeHeat(inService),
  ];
  return {
    ...{ gland, ring, stack, windows, findings },
    verdict: verdictOf(findings),
    gapLimit: gapLimitOf(ring, service),
    overTime: overTimeOf(stack, ring, service),
  };
};

/** How a report is counted: "4 of 4 in window, 1 warning". */
export const tallyText = (findings: readonly Finding[]): string => {
  const { judged, good, warnings } = tally(findings);
  const noun = warnings === 1 ? 'warning' : 'warnings';
  return `${good} of ${judged} in window${warnings > 0 ? `, ${warnings} ${noun}` : ''}`;
};
