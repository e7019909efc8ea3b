import { type Celsius, celsius, celsiusFromFahrenheit, fahrenheit, formatSigned } from '../../../kit/units.ts';
import { phrase } from './phrases.ts';
import { digitsAt, isAt, isGlued, type Piece, piece, type Read, type Reader, skipWords } from './reader.ts';

const CELSIUS = ['c', 'celsius', 'centigrade', 'degc'];
const FAHRENHEIT = ['f', 'fahrenheit', 'degf'];

/** Words for the sign of a temperature: `minus 40 C`. */
const MINUS = ['minus', 'negative', 'neg'];

interface Degrees {
  readonly value: number;
  readonly unit: 'C' | 'F' | null;
  readonly next: number;
}

const degreesAt = (read: Read, at: number): Degrees | null => {
  const sign = isAt(read, at, '-', '+', ...MINUS) ? 1 : 0;
  const digits = digitsAt(read, at + sign);
  const value = Number(digits ?? Number.NaN);
  if (!Number.isFinite(value)) return null;
  const unitPlace = skipWords(read, at + sign + 1, '°', 'deg', 'degree', 'degrees');
  const unit = isAt(read, unitPlace, ...CELSIUS) ? 'C' : isAt(read, unitPlace, ...FAHRENHEIT) ? 'F' : null;
  return {
    value: isAt(read, at, '-', ...MINUS) ? -value : value,
    unit,
    next: unit === null ? unitPlace : unitPlace + 1,
  };
};

const BETWEEN = ['to', '/', '-', 'through', 'thru', 'and', 'till', 'until'];

/** Skips the separator between two temperatures: `to`, `..`, `/`. The hyphen of a negative number is not skipped. */
const pastBetween = (read: Read, at: number): number => {
  if (isAt(read, at, '.')) return skipWords(read, at + 1, '.');
  const isSign = isAt(read, at, '-') && !isGlued(read, at, '-') && read.tokens[at + 1]?.glued === true;
  if (isSign) return at;
  const next = skipWords(read, at, ...BETWEEN);
  return skipWords(read, skipWords(read, next, 'up'), 'to');
};

const inCelsius = (value: number, unit: 'C' | 'F'): Celsius =>
  unit === 'C' ? celsius(value) : celsiusFromFahrenheit(fahrenheit(value));

const text = (value: number, unit: 'C' | 'F'): string => `${formatSigned(value)} °${unit}`;
const COLDEST_C = -273.15;
const HOTTEST_C = 1000;
const LOW_WORDS = ['min', 'minimum', 'down', 'above', 'low'];
/** Maximum words between `down` and its number. */
const LOOKED_BACK = 2;

const saysLow = (read: Read, at: number): boolean => {
  for (let back = 1; back <= LOOKED_BACK; back++) if (isAt(read, at - back, ...LOW_WORDS)) return true;
  return false;
};

/** One temperature in two units, `350F/177C`, differs only by rounding. */
const SAME_DEGREES = 3;

const onePiece = (read: Read, at: number, value: number, unit: 'C' | 'F'): Piece => {
  const degrees = inCelsius(value, unit);
  const isLow = degrees < 0 || saysLow(read, at);
  const meaning = { kind: 'temperature', lowC: isLow ? degrees : null, highC: isLow ? null : degrees } as const;
  return piece(meaning, `${isLow ? 'down' : 'up'} to ${text(value, unit)}`);
};

/** `200C`, `-40F to 250F`, `-40/200 °C`. One below freezing is the minimum, any other the maximum. */
export const temperature: Reader = (read, at) => {
  const first = degreesAt(read, at);
  if (!first) return null;
  const between = pastBetween(read, first.next);
  const second = between === first.next && !isAt(read, between, '+', '-') ? null : degreesAt(read, between);
  const unit = first.unit ?? second?.unit ?? null;
  if (unit === null) return null;
  if (second?.unit) {
    const [low, high] = [inCelsius(first.value, first.unit ?? second.unit), inCelsius(second.value, second.unit)];
    const isSame = first.unit !== null && first.unit !== second.unit && Math.abs(high - low) <= SAME_DEGREES;
    const isRange = !isSame && low < high && low >= COLDEST_C && high <= HOTTEST_C;
    if (!isRange && first.unit === null) return null;
    const said = `${text(first.value, first.unit ?? second.unit)} to ${text(second.value, second.unit)}`;
    if (isSame) return { next: second.next, pieces: [onePiece(read, at, first.value, first.unit ?? second.unit)] };
    if (isRange) return { next: second.next, pieces: [piece({ kind: 'temperature', lowC: low, highC: high }, said)] };
  }
  if (first.unit === null) return null;
  const degrees = inCelsius(first.value, first.unit);
  if (degrees < COLDEST_C || degrees > HOTTEST_C) return null;
  return { next: first.next, pieces: [onePiece(read, at, first.value, first.unit)] };
};

const HARDNESS_WORDS = ['duro', 'durometer', 'duros', 'shore', 'sh', 'sha', 'irhd', 'hardness', 'durom'];
const SOFTEST = 10;
const HARDEST = 99;

/** Returns whether a minus precedes the number, because hardness is never negative. */
const isNegative = (read: Read, at: number): boolean => isAt(read, at - 1, '-') && !isGlued(read, at - 1, '-');

const hardnessAt = (read: Read, at: number): number | null => {
  const digits = digitsAt(read, at);
  if (digits === null || (isNegative(read, at) && isAt(read, at + 1, '°')) || !/^\d{2}$/.test(digits)) return null;
  const value = Number(digits);
  return value >= SOFTEST && value <= HARDEST ? value : null;
};

const pastWords = (read: Read, at: number): number => {
  let next = skipWords(read, at, '°');
  for (
    let word = skipWords(read, next, ...HARDNESS_WORDS);
    word !== next;
    word = skipWords(read, next, ...HARDNESS_WORDS)
  )
    next = word;
  return next;
};

/** Skips a tolerance: `±5`, `+/-5`. */
const pastTolerance = (read: Read, at: number): number => {
  if (isAt(read, at, '±')) return at + 2;
  return isAt(read, at, '+') && isAt(read, at + 1, '/') && isAt(read, at + 2, '-') ? at + 4 : at;
};

const shorePiece = (shoreA: number) => piece({ kind: 'hardness', shoreA }, `${shoreA} Shore A`);

/** `70 duro`, `90A`, `75 Shore A`, `Shore A 75`. */
export const readHardness: Reader = (read, at) => {
  const before = pastWords(read, at);
  if (before !== at) {
    const from = skipWords(read, skipWords(read, before, 'a'), ':', '=', 'of');
    const value = hardnessAt(read, from);
    if (value === null || isGlued(read, from + 1, 'd')) return null;
    return { next: skipWords(read, pastTolerance(read, from + 1), 'a'), pieces: [shorePiece(value)] };
  }
  const value = hardnessAt(read, at);
  if (value === null) return null;
  const number = pastTolerance(read, at + 1);
  if (isGlued(read, number, 'a')) return { next: pastWords(read, number + 1), pieces: [shorePiece(value)] };
  const words = pastWords(read, number);
  if (words === number || isAt(read, words, 'd')) return null;
  return { next: pastTolerance(read, skipWords(read, words, 'a')), pieces: [shorePiece(value)] };
};

/** Skips the `a` of Shore A unless it starts another code: `75 A`, but `75 A1`. */
const pastScale = (read: Read, at: number): number =>
  isAt(read, at, 'a') && read.tokens[at + 1]?.glued === true && read.tokens[at + 1]?.kind !== 'sign'
    ? at
    : skipWords(read, at, 'a');

const LISTED_STEP = 5;
const SOFTEST_LISTED = 30;

const CELL_SIGNS = [',', ';', '|', '@'];

const namesRubber = (read: Read): boolean =>
  read.tokens.some((_, at) => phrase(read, at)?.pieces.some(({ meaning }) => meaning.kind === 'family') === true);

/**
 * Returns whether a number is the next cell of a row, `214, 50`, or follows a quantity. Without a material it is then
 * ambiguous.
 */
const isOtherCell = (read: Read, at: number): boolean => {
  const before = read.tokens[at - 1];
  const isCell = isAt(read, at - 1, ...CELL_SIGNS) && digitsAt(read, at - 2) !== null;
  return (isCell || before?.quantity !== undefined) && !namesRubber(read);
};

/** A number of two digits, as hardness is usually written: `75`. */
export const bareHardness: Reader = (read, at) => {
  const value = hardnessAt(read, at);
  if (value === null || value < SOFTEST_LISTED || value % LISTED_STEP !== 0) return null;
  // `55D` is on another scale.
  if (isGlued(read, at + 1, 'd') || isOtherCell(read, at)) return null;
  return { next: pastScale(read, pastTolerance(read, at + 1)), pieces: [shorePiece(value)] };
};
