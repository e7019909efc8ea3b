import type { Problem } from '../../../kit/errors.ts';
import type { LengthUnit, TemperatureUnit } from '../../../kit/units.ts';
import type { AppPath } from '../../../reference/paths/app-pages.ts';
import { inUnit, ofKind } from '../entry/change-entry.ts';
import { type DesignerEntry, entryHref, sortOf } from '../entry/entry.ts';
import { glandOf } from '../entry/gland-inputs.ts';
import { onFields, readEntry } from '../entry/read-entry.ts';
import { GLAND_VERDICTS, SUBJECT_NAMES, type Verdict } from '../judging/findings.ts';
import { DIMENSIONS, type GlandGeometry, type GlandKind, type GlandUse, type Service } from '../model.ts';
import { type RankedRing, ringsFor } from './reverse.ts';
import { ringsOfEntry } from './ring-families.ts';

/** Returns the URL of the groove tool with the fields of its form. `size` is the ring whose parts are shown. */
export const grooveHref = (entry: DesignerEntry): string => entryHref(entry, '/tools/groove-to-ring' satisfies AppPath);

/** The rings of one verdict: all are counted, but only the first ones are shown. */
export interface RingGroup {
  readonly verdict: Verdict;
  readonly total: number;
  readonly shown: readonly RankedRing[];
}

/** The catalog's rings evaluated in a groove. */
export interface GrooveRings {
  readonly gland: GlandGeometry;
  readonly tried: number;
  readonly groups: readonly RingGroup[];
  /** The ring whose parts are shown: the requested one, otherwise the best. null if none fits. */
  readonly chosen: RankedRing | null;
}

/** A groove as entered, and its rings. null with the missing fields while the groove is incomplete. */
export interface GrooveResult {
  readonly unit: LengthUnit;
  readonly sort: { readonly kind: GlandKind; readonly use: GlandUse };
  readonly degrees: TemperatureUnit;
  readonly service: Service;
  readonly isEmpty: boolean;
  readonly problems: readonly Problem[];
  readonly rings: GrooveRings | null;
}

/** Maximum shown rings by verdict. For fitting ones it is the maximum of a request for parts. */
const SHOWN: Readonly<Record<Verdict, number>> = { good: 8, marginal: 4, out: 5 };

const isEmptyEntry = (entry: DesignerEntry): boolean =>
  DIMENSIONS.every((name) => entry[`${name}_min`] === undefined && entry[`${name}_max`] === undefined);

/** Maximum listed failing rings with the same cause, because further causes are more informative. */
const MAX_OF_CAUSE = 2;

const causeOf = ({ report }: RankedRing): string => report.findings.find(({ level }) => level === 'out')?.about ?? '';

/** Returns the first failing rings, a few for each cause. */
const firstOuts = (outs: readonly RankedRing[]): readonly RankedRing[] => {
  const seen = new Map<string, number>();
  return outs.filter((one) => {
    const count = (seen.get(causeOf(one)) ?? 0) + 1;
    seen.set(causeOf(one), count);
    return count <= MAX_OF_CAUSE;
  });
};

const groupsOf = (ranked: readonly RankedRing[]): readonly RingGroup[] =>
  GLAND_VERDICTS.map((verdict) => {
    const all = ranked.filter((one) => one.verdict === verdict);
    const listed = verdict === 'out' ? firstOuts(all) : all;
    return { verdict, total: all.length, shown: listed.slice(0, SHOWN[verdict]) };
  });

/** Returns the rings that may be bought, which excludes failing ones. */
export const fittingRings = ({ groups }: GrooveRings): readonly RankedRing[] =>
  groups.flatMap(({ verdict, shown }) => (verdict === 'out' ? [] : shown));

const ringsIn = (gland: GlandGeometry, ranked: readonly RankedRing[], size: string | undefined): GrooveRings => {
  const groups = groupsOf(ranked);
  const rings = { gland, tried: ranked.length, groups, chosen: null };
  const fitting = fittingRings(rings);
  return { ...rings, chosen: fitting.find(({ ring }) => ring.name === size) ?? fitting[0] ?? null };
};

/** Parses a groove's fields and tries every ring in it. */
export const ringsForEntry = (entry: DesignerEntry, visitorUnit: LengthUnit): GrooveResult => {
  const { size, ...groove } = entry;
  const { request, problems, degrees } = readEntry(groove, visitorUnit);
  const { given, service, backup, edits, unit } = request;
  const chart = entry.chart === undefined ? null : request.chart;
  const answered = { unit, degrees, service, sort: sortOf(entry), isEmpty: isEmptyEntry(entry), problems, rings: null };
  if (answered.isEmpty || problems.length > 0) return answered;
  const gland = glandOf(given);
  if (!gland.ok) return { ...answered, problems: onFields(gland.problems) };
  const ranked = ringsFor(gland.value, ringsOfEntry(entry), { service, backup, chart, edits, unit });
  const [first] = ranked;
  // Rings without a verdict come last, so if the first one has no verdict, all others lack one too.
  if (first !== undefined && first.verdict === null) {
    const message = first.report.noVerdict?.reason ?? 'There is no verdict for this groove.';
    return { ...answered, problems: [{ parameter: 'verdict', message }] };
  }
  return { ...answered, rings: ringsIn(gland.value, ranked, size) };
};

/** A groove of unknown origin that demonstrates the tool. */
const EXAMPLE: DesignerEntry = {
  unit: 'mm',
  surface_min: '31.75',
  surface_max: '31.80',
  groove_min: '26.06',
  groove_max: '26.11',
  clearance_min: '31.65',
  clearance_max: '31.67',
  width_min: '4.75',
  width_max: '4.88',
  radius_min: '0.25',
  radius_max: '0.64',
  tir: '0.08',
};

/** Returns the groove that the tool shows while its form is empty. */
export const exampleGroove = (unit: LengthUnit): DesignerEntry => inUnit(EXAMPLE, 'mm', unit);

/** Returns the names of the rings that the tool offers: those that fit the groove, or the example for an empty form. */
export const offeredSizes = ({ isEmpty, rings, unit }: GrooveResult): string[] => {
  const offered = isEmpty ? ringsForEntry(exampleGroove(unit), unit).rings : rings;
  return offered === null ? [] : fittingRings(offered).map(({ ring }) => ring.name);
};

/** Returns the entry for another use of the same groove, or for another kind of groove, which has other dimensions. */
export const grooveOf = (entry: DesignerEntry, kind: GlandKind, use: GlandUse): DesignerEntry => {
  const { size: _, use: __, ...rest } = entry;
  const next = use === 'static' ? rest : { ...rest, use };
  return sortOf({ ...next, kind }).kind === sortOf(entry).kind ? { ...next, kind } : ofKind(next, kind, use);
};

/** Returns the reason for a ring's rank in a sentence: why it fails, or what to watch. */
export const reasonOf = ({ report, verdict, isOwnHousing }: RankedRing): string => {
  if (verdict === null) return report.noVerdict?.reason ?? '';
  const housing = isOwnHousing ? "This groove is the ring's own housing in its standard. " : '';
  const level = verdict === 'good' ? 'warning' : verdict;
  const finding = report.findings.find((one) => one.level === level);
  if (finding === undefined) return `${housing}Every figure is inside its good window.`;
  const { about, reason } = finding;
  return `${housing}${SUBJECT_NAMES[about]}. ${reason()}`;
};
