import { mm, type Span } from '../../../kit/units.ts';
import type { BackupFit } from '../backup-fit.ts';
import { type LengthText, plainFigure, threeFigures } from '../figures.ts';
import { type Extremes, type GlandGeometry, isDovetail, isRadial, type RadialGland, type Ring } from '../model.ts';
import { type Finding, SOURCES, type Verdict, worseOf } from './findings.ts';
import { type GlandStack, leastCentered } from './stack.ts';
import { mostInterference, useOf, type Windows } from './windows.ts';

/** The input of a judgment. */
export interface Judged {
  readonly gland: GlandGeometry;
  readonly ring: Ring;
  readonly stack: GlandStack;
  readonly windows: Windows;
  readonly backup: BackupFit | null;
  /** Formatter of small lengths. */
  readonly fine: LengthText;
}

const within = (value: number, [low, high]: Span): boolean => value >= low && value <= high;
const spanText = ([low, high]: Span): string => `${plainFigure(low)} to ${plainFigure(high)}`;
const corners = ({ min, max }: Extremes): string => `${threeFigures(min)} to ${threeFigures(max)}%`;

/** A smaller stretch or interference is a rounding error. */
const ROUNDING = 0.05;
const quiet = (value: number): number => (Math.abs(value) < ROUNDING ? 0 : value);

/** Returns good within one window, marginal within the other, otherwise out. */
const byWindows = (value: number, good: Span, allowed: Span): Verdict => {
  if (within(value, good)) return 'good';
  return within(value, allowed) ? 'marginal' : 'out';
};

/** A thick ring without squeeze at one tolerance limit is marginal. Any other has no squeeze to lose. */
const THICK = 3;
/** Percentage points above the maximum squeeze of a good corner that are still allowed. */
const BEYOND = 5;

/** Minimum squeeze of a rotary seal with centered parts: without runout, and with half of it. */
const ROTARY_LEAST = 0;
const ROTARY_LEAST_OFF = -2;

interface Corner {
  readonly verdict: Verdict;
  readonly words: () => string;
}

/** A rotary seal keeps its squeeze with centered parts, and loses little by runout. */
const rotaryCorner = (gland: RadialGland, { ring, stack }: Judged): Corner => {
  const { min, max } = stack.squeeze;
  const off = leastCentered(gland, ring, gland.runout / 2);
  const isGood = min >= ROTARY_LEAST - 1e-6 && off >= ROTARY_LEAST_OFF - 1e-6;
  return {
    verdict: isGood ? 'good' : 'out',
    words: () =>
      `corners centered ${threeFigures(min)} to ${threeFigures(max)}%, least with runout ${threeFigures(off)}%; good from ${ROTARY_LEAST}%, with runout from ${plainFigure(ROTARY_LEAST_OFF)}%`,
  };
};

/** Returns the verdict on both corners of centered parts, if a standard limits them. */
const centeredVerdict = ({ stack, windows }: Judged): Verdict => {
  const { squeezeCentered } = windows;
  if (squeezeCentered === null) return 'good';
  const { min, max } = stack.squeeze;
  const isInside = (beyond: number): boolean =>
    within(min, widened(squeezeCentered, beyond)) && within(max, widened(squeezeCentered, beyond));
  if (isInside(ROUNDING)) return 'good';
  return isInside(CENTERED_BEYOND) ? 'marginal' : 'out';
};
/** Percentage points beyond a standard's limits of centered corners that are still allowed. */
const CENTERED_BEYOND = 3;
const widened = ([low, high]: Span, by: number): Span => [low - by, high + by];

const cornerVerdict = (judged: Judged): Corner => {
  const { gland, ring, stack, windows } = judged;
  const { min, max } = stack.worst;
  const range = (): string => `worst case ${corners(stack.worst)}`;
  if (isRadial(gland) && gland.use === 'rotary') return rotaryCorner(gland, judged);
  if (min <= 0) {
    const verdict = ring.id / ring.cs < THICK ? 'marginal' : 'out';
    return { verdict, words: () => `${range()}: no squeeze` };
  }
  const window = windows.squeezeWorst;
  if (window === null) return { verdict: 'good', words: range };
  if (within(min, window) && within(max, window))
    return { verdict: 'good', words: () => `${range()}, inside ${spanText(window)}` };
  return {
    verdict: max > window[1] + BEYOND ? 'out' : 'marginal',
    words: () => `${range()}; good is inside ${spanText(window)}`,
  };
};

/** Minimum squeeze that seals a rough surface. */
const LEAST_HEIGHT = mm(0.2);

/** Returns in words how a value relates to its windows. */
const placeText = (verdict: Verdict, good: Span, allowed: Span): string => {
  if (verdict === 'good') return `inside ${spanText(good)}`;
  return verdict === 'marginal' ? `allowed; good is ${spanText(good)}` : `outside ${spanText(allowed)}`;
};

const centeredText = ({ stack, windows: { squeezeCentered } }: Judged): string =>
  squeezeCentered === null ? '' : `; centered ${corners(stack.squeeze)}, good inside ${spanText(squeezeCentered)}`;

/** Judges squeeze: the nominal value in its window, and both worst corners. */
export const judgeSqueeze = (judged: Judged): readonly Finding[] => {
  const { stack, windows, fine } = judged;
  const { nom } = stack.squeeze;
  const { squeezeGood, squeezeAllowed } = windows;
  const own = byWindows(nom, squeezeGood, squeezeAllowed);
  const corner = cornerVerdict(judged);
  const finding: Finding = {
    about: 'squeeze',
    level: worseOf(worseOf(own, corner.verdict), centeredVerdict(judged)),
    reason: () =>
      `Nominal ${threeFigures(nom)}% is ${placeText(own, squeezeGood, squeezeAllowed)}; ${corner.words()}${centeredText(judged)}.`,
    source: windows.squeezeSource,
  };
  const height = mm(stack.least.section - stack.least.depth);
  if (height <= 0 || height >= LEAST_HEIGHT || useOf(judged.gland) === 'rotary') return [finding];
  const low: Finding = {
    about: 'squeeze',
    level: 'warning',
    reason: () => `The least squeeze is ${fine(height)} high; below ${fine(LEAST_HEIGHT)} a rough surface may leak.`,
    source: SOURCES.parker,
  };
  return [finding, low];
};

interface Seat {
  readonly about: 'stretch' | 'interference';
  readonly value: Extremes;
  readonly good: Span;
  readonly allowed: Span;
  readonly source: string;
}

const seatFinding = ({ about, value, good, allowed, source }: Seat): Finding => {
  const level = byWindows(quiet(value.nom), good, allowed);
  return {
    about,
    level,
    source,
    reason: () =>
      about === 'stretch' && quiet(value.nom) < 0 && level !== 'good'
        ? `The ring is ${threeFigures(-value.nom)}% loose on its diameter; corners ${corners(value)}.`
        : `Nominal ${threeFigures(value.nom)}% is ${placeText(level, good, allowed)}; corners ${corners(value)}.`,
  };
};

const judgeStretch = ({ gland, stack, windows }: Judged): Finding | null => {
  const { stretch } = stack;
  if (stretch === null) return null;
  if (isRadial(gland) && gland.use === 'rotary') return judgeRotarySeat(stretch, windows);
  const source = isRadial(gland) ? SOURCES.stretch : SOURCES.parker;
  if (gland.kind !== 'rod')
    return seatFinding({
      about: 'stretch',
      value: stretch,
      good: windows.seatGood,
      allowed: windows.seatAllowed,
      source,
    });
  return judgeRodStretch(stretch, windows, source);
};

/** On a rod only the upper limit of stretch counts. Interference judges how loose a ring may be. */
const judgeRodStretch = (stretch: Extremes, { rodStretch }: Windows, source: string): Finding => {
  const [most, allowed] = rodStretch;
  const level = stretch.nom <= most ? 'good' : stretch.nom <= allowed ? 'marginal' : 'out';
  const words =
    level === 'good'
      ? `up to ${plainFigure(most)} is good`
      : `good is up to ${plainFigure(most)}, allowed up to ${plainFigure(allowed)}`;
  return {
    about: 'stretch',
    level,
    source,
    reason: () => `Nominal ${threeFigures(stretch.nom)}%: ${words}; corners ${corners(stretch)}.`,
  };
};

/** Stretched rubber shrinks when heated, so a rotary shaft must never stretch the ring. */
const judgeRotarySeat = (stretch: Extremes, windows: Windows): Finding => {
  const isStretched = quiet(stretch.max) > 0;
  const level = isStretched ? 'out' : byWindows(stretch.nom, windows.seatGood, windows.seatAllowed);
  return {
    about: 'stretch',
    level,
    reason: () =>
      isStretched
        ? `At one corner the shaft stretches the ring by ${threeFigures(stretch.max)}%; a stretched ring shrinks onto a shaft as it warms.`
        : `The ring is ${threeFigures(100 * (1 / (1 + stretch.nom / 100) - 1))}% larger than the shaft; good is 2 to 5.`,
    source: `${SOURCES.parker}, ${SOURCES.trelleborg}`,
  };
};

const judgeInterference = ({ gland, ring, stack, windows }: Judged): Finding | null => {
  const { interference } = stack;
  if (interference === null) return null;
  const most = mostInterference(ring.id);
  const [good, allowed]: readonly [Span, Span] =
    isRadial(gland) && gland.use === 'rotary'
      ? [
          [-1, most],
          [-1, most],
        ]
      : [windows.seatGood, windows.seatAllowed];
  return seatFinding({ about: 'interference', value: interference, good, allowed, source: SOURCES.trelleborg });
};

/** Judges how the ring fits its diameter. */
export const judgeSeat = (judged: Judged): readonly Finding[] =>
  [judgeStretch(judged), judgeInterference(judged)].filter((finding) => finding !== null);

/** Judges fill, which must leave space for heat and swell. */
export const judgeFill = ({ stack, windows }: Judged): Finding => {
  const { nom, max } = stack.fill;
  const isGood = within(nom, windows.fillGood) && max <= windows.fillWorst;
  const isAllowed = nom > 0 && nom <= windows.fillAllowed && max <= windows.fillWorstAllowed;
  const level: Verdict = isGood ? 'good' : isAllowed ? 'marginal' : 'out';
  const said = (): string => `Nominal ${threeFigures(nom)}%, max ${threeFigures(max)}%`;
  const reasons: Readonly<Record<Verdict, () => string>> = {
    good: () => `${said()}: room for heat and swell.`,
    marginal: () =>
      `${said()}; good is ${spanText(windows.fillGood)}, up to ${plainFigure(windows.fillWorst)} in the worst case.`,
    out: () =>
      `${said()}; allowed are ${plainFigure(windows.fillAllowed)} and ${plainFigure(windows.fillWorstAllowed)}.`,
  };
  return { about: 'fill', level, reason: reasons[level], source: SOURCES.parker };
};

/** Judges width: a ring does not fit a narrower groove. The mouth of a dovetail is narrower on purpose. */
export const judgeWidth = ({ gland, ring, fine }: Judged): readonly Finding[] => {
  const thickest = mm(ring.cs + ring.csTolerance);
  if (isDovetail(gland) || gland.width[0] >= thickest) return [];
  return [
    {
      about: 'width',
      level: 'out',
      reason: () => `The groove is narrower than the ring: ${fine(gland.width[0])} against ${fine(thickest)}.`,
      source: SOURCES.own,
    },
  ];
};

/** Judges whether backup rings leave enough width for the ring at its maximum thickness. */
export const judgeRoom = ({ ring, backup, fine }: Judged): readonly Finding[] => {
  if (backup === null) return [];
  const thickest = mm(ring.cs + ring.csTolerance);
  const [room] = backup.room;
  const figure = (): string =>
    `Beside ${backup.count} backup ring${backup.count === 1 ? '' : 's'} of ${fine(backup.thickness)} remain ${fine(room)}`;
  const window = (): string => `good from ${fine(thickest)}, the thickest ring`;
  return [
    {
      about: 'room',
      level: room >= thickest - 1e-9 ? 'good' : 'out',
      figure,
      window,
      source: SOURCES.rule,
      reason: () => `${figure()}; ${window()}. ${backup.basis}.`,
    },
  ];
};
