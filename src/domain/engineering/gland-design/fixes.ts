import { exactInches, exactMm, inch, type LengthUnit, roundTo, type Span } from '../../kit/units.ts';
import type { Design } from './design-gland.ts';
import { changedEntry, toLengthEntry } from './entry/change-entry.ts';
import type { DesignerEntry } from './entry/entry.ts';
import { designEntry, type JudgedDesign } from './entry/read-entry.ts';
import { type Finding, GLAND_VERDICTS, type Subject, type Verdict, verdictOf } from './judging/findings.ts';
import { isRadial } from './model.ts';

/** A change of the form that fixes a marginal or failing value. */
export interface Fix {
  /** Description of the change: `Widen to 5.4 mm`. */
  readonly text: string;
  readonly entry: DesignerEntry;
}

/** Values that a wider groove lowers. */
const BY_WIDTH: readonly Subject[] = ['fill', 'hot_fill', 'width', 'room'];
/** Values that depend on the depth of the groove. */
const BY_DEPTH: readonly Subject[] = ['squeeze', 'residual', 'hot_squeeze'];
const BY_GAP: readonly Subject[] = ['gap'];

const levelOf = (findings: readonly Finding[], subjects: readonly Subject[]): Verdict =>
  verdictOf(findings.filter(({ about }) => subjects.includes(about)));

const rank = (verdict: Verdict): number => GLAND_VERDICTS.indexOf(verdict);

/** Returns whether a changed design is better in some values and not worse as a whole. */
const isBetter = (changed: JudgedDesign | null, before: JudgedDesign, subjects: readonly Subject[]): boolean =>
  changed !== null &&
  rank(levelOf(changed.report.findings, subjects)) < rank(levelOf(before.report.findings, subjects)) &&
  rank(changed.report.verdict) <= rank(before.report.verdict);

/** Returns the step of a width or depth: 0.05 mm, or 0.002 in. */
const stepIn = (unit: LengthUnit): number => (unit === 'mm' ? 0.05 : exactMm(inch(0.002)));
const MAX_STEPS = 80;

const roundedUp = (length: number, unit: LengthUnit): number => {
  const step = unit === 'mm' ? 0.05 : 0.002;
  const figure = unit === 'mm' ? length : exactInches(length);
  const rounded = roundTo(Math.ceil(roundTo(figure / step, 6)) * step, 4);
  return unit === 'mm' ? rounded : exactMm(inch(rounded));
};

interface Context {
  readonly entry: DesignerEntry;
  readonly design: JudgedDesign;
  readonly unit: LengthUnit;
}

/** Returns the entry with a limit of its gland, keeping the displayed ring. */
const withLimits = (
  { entry, unit }: Context,
  dimension: 'width' | 'depth' | 'groove' | 'clearance',
  [low, high]: Span,
): DesignerEntry =>
  changedEntry(entry, [
    [`${dimension}_min`, toLengthEntry(unit, low)],
    [`${dimension}_max`, toLengthEntry(unit, high)],
  ]);

const designed = (entry: DesignerEntry, { unit }: Context): JudgedDesign | null => designEntry(entry, unit).design;

/** Returns the first entry of a list that fixes the values completely, otherwise the first that improves them. */
const bestOf = (
  entries: readonly DesignerEntry[],
  context: Context,
  subjects: readonly Subject[],
): DesignerEntry | null => {
  let better: DesignerEntry | null = null;
  for (const entry of entries) {
    const changed = designed(entry, context);
    if (!isBetter(changed, context.design, subjects)) continue;
    if (changed !== null && levelOf(changed.report.findings, subjects) === 'good') return entry;
    better ??= entry;
  }
  return better;
};

const lengthText = (text: string | undefined, unit: LengthUnit): string => `${text ?? ''} ${unit}`;

const wider = (context: Context): Fix | null => {
  const { design, unit } = context;
  const [low, high] = design.report.gland.width;
  const step = stepIn(unit);
  const start = roundedUp(low + step / 2, unit);
  const entries = Array.from({ length: MAX_STEPS }, (_, at): DesignerEntry => {
    const width = start + at * step;
    return withLimits(context, 'width', [width, width + (high - low)]);
  });
  const entry = bestOf(entries, context, BY_WIDTH);
  return entry && { text: `Widen to ${lengthText(entry.width_min, unit)}`, entry };
};

/** Returns the entry with a groove that is deeper by a step, or shallower by a negative one. */
const deeperBy = (context: Context, by: number): DesignerEntry => {
  const { gland } = context.design.report;
  if (!isRadial(gland)) return withLimits(context, 'depth', [gland.depth[0] + by, gland.depth[1] + by]);
  const off = gland.kind === 'piston' ? -2 * by : 2 * by;
  return withLimits(context, 'groove', [gland.groove[0] + off, gland.groove[1] + off]);
};

const deeper = (context: Context): Fix | null => {
  const { design, unit } = context;
  const step = stepIn(unit);
  const most = Math.min(MAX_STEPS / 2, Math.floor((0.25 * design.ring.cs) / step));
  const entries = Array.from({ length: 2 * most }, (_, at) =>
    deeperBy(context, (at % 2 === 0 ? 1 : -1) * step * (Math.floor(at / 2) + 1)),
  );
  const entry = bestOf(entries, context, BY_DEPTH);
  if (entry === null) return null;
  return isRadial(design.report.gland)
    ? { text: `Groove ⌀ ${entry.groove_min} to ${lengthText(entry.groove_max, unit)}`, entry }
    : { text: `Depth ${entry.depth_min} to ${lengthText(entry.depth_max, unit)}`, entry };
};

/**
 * Returns the change that closes the clearance of piston or throat to the limit of the gap, or null without a limit.
 */
const closerParts = (context: Context): Fix | null => {
  const { design, unit } = context;
  const { gland, stack, gapLimits } = design.report;
  const limit = gapLimits?.good ?? null;
  if (!isRadial(gland) || gland.clearance === null || stack.gap === null || limit === null) return null;
  // Slightly more than the limit requires, because fields have three decimals.
  const by = 2 * (stack.gap.max - limit) + 0.002;
  const sign = gland.kind === 'piston' ? 1 : -1;
  const entry = withLimits(context, 'clearance', [gland.clearance[0] + sign * by, gland.clearance[1] + sign * by]);
  const name = gland.kind === 'piston' ? 'Piston' : 'Throat';
  return { text: `${name} ⌀ ${entry.clearance_min} to ${lengthText(entry.clearance_max, unit)}`, entry };
};

const closerGap = (context: Context): readonly Fix[] => {
  const { entry } = context;
  const harder: Fix = { text: 'Take 90 Shore A', entry: changedEntry(entry, [['shore', '90']]) };
  const backed: Fix = {
    text: 'Add a backup ring',
    entry: changedEntry(entry, [
      ['backup', '1'],
      ['width_min', ''],
      ['width_max', ''],
    ]),
  };
  const count = entry.backup ?? '0';
  const closer = closerParts(context);
  return [...(count === '0' ? [backed] : []), harder, ...(closer === null ? [] : [closer])].filter(
    (mend) => bestOf([mend.entry], context, BY_GAP) !== null,
  );
};

/**
 * Returns changes of the form that fix a design's marginal and failing values, each verified with the same model.
 *
 * @example fixesOf(entry, design, 'mm')[0].text // 'Widen to 5.4 mm'
 */
export const fixesOf = (entry: DesignerEntry, design: JudgedDesign, unit: LengthUnit): readonly Fix[] => {
  const { findings, gland } = design.report;
  const context: Context = { entry: { ...entry, ...ringOf(entry, design) }, design, unit };
  const isBad = (subjects: readonly Subject[]): boolean => levelOf(findings, subjects) !== 'good';
  const mends = [
    isBad(BY_WIDTH) ? wider(context) : null,
    isBad(BY_DEPTH) ? deeper(context) : null,
    ...(isBad(BY_GAP) && isRadial(gland) ? closerGap(context) : []),
  ];
  return mends.filter((mend) => mend !== null);
};

/** Fixes the displayed ring if the groove determined it, so that another width does not select another ring. */
const ringOf = (entry: DesignerEntry, { ring }: Design): DesignerEntry =>
  entry.size === undefined && entry.id === undefined && 'name' in ring ? { size: ring.name } : {};
