import { sizesAs568Rows } from '../../../data/sizes-as568.gen.ts';
import { once } from '../../kit/once.ts';
import { exactMm, inch, type Mm, type Span } from '../../kit/units.ts';

/**
 * AS5857 in thousandths of an inch: piston C (largest), bore A (least), piston groove F (largest), rod B (largest), rod
 * bore H (least) and rod groove E (least), minus the ring's inside diameter. A line applies to its dash number and the
 * following ones. `-` is illegible in the source. `as-housings.test.ts` compares every housing with
 * `glands-as4716.csv`.
 */
const AS5857 = `
001 55 57 6 4 6 57
002 74 76 6 6 8 76
003 93 95 7 7 9 95
004 113 115 8 6 8 114
005 114 116 9 7 9 115
006 114 116 9 9 11 117
008 115 117 10 9 11 117
009 116 118 11 9 11 117
011 117 119 12 9 11 117
012 119 121 14 9 11 117
013 122 124 17 9 11 117
020 125 127 20 9 11 117
104 172 174 9 11 13 176
106 173 175 10 11 13 176
107 174 176 11 11 13 176
108 175 177 12 11 13 176
109 176 178 13 11 13 176
110 177 179 15 11 13 176
111 178 180 16 11 13 176
112 179 181 17 11 13 176
113 183 185 21 11 13 176
114 186 188 24 11 13 176
115 187 189 25 11 13 176
116 186 188 24 11 13 176
117 190 192 28 11 13 176
118 189 191 27 11 13 176
119 190 192 28 11 13 176
120 189 191 27 11 13 176
121 190 192 28 11 13 176
122 189 191 27 11 13 176
123 190 192 28 11 13 176
124 189 191 27 11 13 176
125 190 192 28 11 13 176
126 189 191 27 11 13 176
127 190 192 28 11 13 176
128 189 191 27 11 13 176
129 190 192 28 11 13 176
130 190 193 29 11 13 176
133 190 193 29 11 14 176
145 190 193 - 11 - 176
146 190 193 29 11 14 176
210 255 257 33 14 16 240
223 255 258 34 14 16 240
225 256 259 35 14 17 240
234 256 259 35 13 16 239
244 255 259 35 13 16 239
246 255 259 35 13 17 239
325 389 392 48 23 25 371
327 390 393 49 23 25 371
328 390 393 49 23 26 371
337 390 393 49 22 25 370
346 389 393 49 22 25 370
425 495 499 44 22 26 481
447 495 499 45 22 26 481`;

/** Tolerances of the same six dimensions, in thousandths, starting at a dash number. */
const AS5857_TOLERANCES = `
001 1 1 1 1 1 1
013 1 2 2 2 1 2
104 1 1 1 1 1 1
110 1 2 2 2 1 2
127 1 2 2 2 2 2
141 2 2 2 2 2 2
210 1 2 2 2 1 2
223 1 2 2 2 2 2
228 2 2 2 2 2 2
325 1 2 2 2 2 2
330 2 2 2 2 2 2
425 2 3 3 3 2 3
439 2 3 3 3 3 3
446 3 3 3 3 3 3
447 3 4 3 3 3 4`;

/** Least groove widths with 0, 1 and 2 backup rings, and the tolerances without and with them. */
const AS5857_WIDTHS = `
001 90 - - 5 -
002 95 - - 5 -
003 105 - - 5 -
004 115 174 230 5 10
008 105 164 220 5 10
104 150 210 275 10 10
110 140 200 265 10 10
210 185 250 320 10 10
325 270 360 455 10 10
425 345 475 610 10 10`;

/** AS4716, basic sizes. */
const AS4716 = `
339 390 393 21 22 25 394
346 389 393 21 22 25 394
425 495 499 22 22 26 499
426 495 499 - 22 26 499
428 495 499 22 22 26 499
443 495 499 - 22 26 499
446 495 499 22 22 26 499`;
/** Tolerances of C, A, F, B, H and E: trade knowledge that no public source confirms. */
const AS4716_TOLERANCES = [1, 2, 2, 2, 1, 2];

const STATIC_DASHES = [
  [1, 28],
  [104, 149],
  [210, 247],
  [325, 349],
  [425, 460],
] as const;
const MOVING_DASHES = [
  [339, 349],
  [425, 455],
] as const;

/**
 * A housing of AS5857 (static) or AS4716 (dynamic) by dash number, as diameters with their limits in mm. null:
 * illegible or not printed.
 */
export interface AsHousing {
  readonly standard: 'AS5857' | 'AS4716';
  readonly dash: string;
  readonly pistonLand: Span<Mm>;
  readonly bore: Span<Mm>;
  readonly pistonGroove: Span<Mm> | null;
  readonly rod: Span<Mm>;
  readonly throat: Span<Mm> | null;
  readonly rodGroove: Span<Mm>;
  /** Groove width with 0, 1 and 2 backup rings. null where the table has no value. */
  readonly widths: readonly [none: Span<Mm>, one: Span<Mm> | null, two: Span<Mm> | null] | null;
}

type Line = readonly [dash: number, figures: readonly (number | null)[]];

const linesOf = (table: string): readonly Line[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [dash = 0, ...figures] = line.split(' ').map((word) => (word === '-' ? null : Number(word)));
      return [dash ?? 0, figures];
    });

/** Returns the figures for a dash number: those of the last line at or before it. */
const figuresAt = (lines: readonly Line[], dash: number): readonly (number | null)[] =>
  lines.findLast(([from]) => from <= dash)?.[1] ?? [];

const thousandths = (low: number, high: number): Span<Mm> => [exactMm(inch(low / 1000)), exactMm(inch(high / 1000))];

/** Which of C, A, F, B, H and E a table gives as maximums. The others are minimums. */
const IS_LARGEST = [true, false, true, true, false, false];

const limitsFrom = (
  id: number,
  figures: readonly (number | null)[],
  tolerances: readonly (number | null)[],
): readonly (Span<Mm> | null)[] =>
  IS_LARGEST.map((isLargest, place) => {
    const [basic = null, tolerance = null] = [figures[place], tolerances[place]];
    if (basic === null || tolerance === null) return null;
    return isLargest
      ? thousandths(id + basic - tolerance, id + basic)
      : thousandths(id + basic, id + basic + tolerance);
  });

const widthsFrom = (figures: readonly (number | null)[]): AsHousing['widths'] => {
  const [none = null, one = null, two = null, alone = null, beside = null] = figures;
  const span = (width: number | null, more: number | null): Span<Mm> | null =>
    width === null || more === null ? null : thousandths(width, width + more);
  const first = span(none, alone);
  return first === null ? null : [first, span(one, beside), span(two, beside)];
};

const housing = (
  standard: AsHousing['standard'],
  dash: string,
  limits: readonly (Span<Mm> | null)[],
  widths: AsHousing['widths'],
): AsHousing | null => {
  const [pistonLand = null, bore = null, pistonGroove = null, rod = null, throat = null, rodGroove = null] = limits;
  if (pistonLand === null || bore === null || rod === null || rodGroove === null) return null;
  return { standard, dash, pistonLand, bore, pistonGroove, rod, throat, rodGroove, widths };
};

const isAmong = (dashes: readonly (readonly [first: number, last: number])[], dash: number): boolean =>
  dashes.some(([first, last]) => dash >= first && dash <= last);

const housingsOf = (standard: AsHousing['standard']): readonly AsHousing[] => {
  const isStatic = standard === 'AS5857';
  const [figures, tolerances, widths] = [isStatic ? AS5857 : AS4716, AS5857_TOLERANCES, AS5857_WIDTHS].map(linesOf);
  return sizesAs568Rows().flatMap(({ size_as568, id_in }) => {
    const dash = Number(size_as568);
    if (!isAmong(isStatic ? STATIC_DASHES : MOVING_DASHES, dash)) return [];
    const limits = limitsFrom(
      Math.round(id_in * 1000),
      figuresAt(figures ?? [], dash),
      isStatic ? figuresAt(tolerances ?? [], dash) : AS4716_TOLERANCES,
    );
    return housing(standard, size_as568, limits, isStatic ? widthsFrom(figuresAt(widths ?? [], dash)) : null) ?? [];
  });
};

/** The housings of AS5857 and of AS4716, by dash number. */
export const asHousings = {
  AS5857: once(() => new Map(housingsOf('AS5857').map((one) => [one.dash, one]))),
  AS4716: once(() => new Map(housingsOf('AS4716').map((one) => [one.dash, one]))),
} as const satisfies Record<AsHousing['standard'], () => ReadonlyMap<string, AsHousing>>;
