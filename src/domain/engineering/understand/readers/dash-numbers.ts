import { digitsAt, type Found, isAt, isGlued, type Read, type Reader, skipWords, typedAt } from './reader.ts';
import { bareSize, dashed, prefixed, series, sizeOfDash, together } from './size-names.ts';

const SHORT_DASH = /^\d{1,2}$/;

/**
 * `-40 to 120`, `-10 thru -14`: temperatures without a unit, or dash numbers of two digits. The visitor must choose.
 */
const askOfRange = (read: Read, at: number, next: number): Found | null => {
  const second = pastRange(read, next);
  const sign = skipWords(read, second, '-', '+');
  const [from, to] = [digitsAt(read, next - 1), digitsAt(read, sign)];
  if (second === next || from === null || to === null || !/^\d{1,3}$/.test(to)) return null;
  const sizes = [from, to].map((digits) => sizeOfDash(read, digits.padStart(3, '0')));
  const [first, last] = isAt(read, second, '-') ? sizes : [];
  const high = isAt(read, second, '-') ? -Number(to) : Number(to);
  const degrees = [-Number(from), high].toSorted((a, b) => a - b).map(String);
  return {
    next: sign + 1,
    pieces: [],
    ask: {
      question: `${typedAt(read, at, sign + 1)} has no unit. What is meant?`,
      stops: true,
      choices: [
        { text: `${degrees.join(' to ').replaceAll('-', '−')} °C`, instead: `${degrees.join(' to ')} C` },
        { text: `${degrees.join(' to ').replaceAll('-', '−')} °F`, instead: `${degrees.join(' to ')} F` },
        ...(first && last ? [{ text: `${first.text} to ${last.text}`, instead: `${first.text} to ${last.text}` }] : []),
      ],
    },
  };
};

/** A dash number of one or two digits, `-12`: probably AS568-012, which the visitor must confirm. */
export const shortDash: Reader = (read, at) => {
  const isDash = isAt(read, at, '-') && !isGlued(read, at, '-') && read.tokens[at + 1]?.glued === true;
  const isNamed = isAt(read, at, 'dash', '#');
  const digits = digitsAt(read, skipWords(read, at + 1, '-')) ?? '';
  const next = skipWords(read, at + 1, '-') + 1;
  if ((!isDash && !isNamed) || !SHORT_DASH.test(digits) || isAt(read, next, '°')) return null;
  const size = sizeOfDash(read, digits.padStart(3, '0'));
  if (size === null) return null;
  const typed = typedAt(read, at, next);
  const range = isDash ? askOfRange(read, at, next) : null;
  if (range !== null) return range;
  if (isAt(read, next, 'x', '/', '.')) {
    const length = typedAt(read, next - 1, pastLength(read, next));
    return {
      next: pastLength(read, next),
      pieces: [],
      ask: {
        question: `${typed} is no length. A dash number or a length?`,
        stops: true,
        choices: [
          { text: size.text, instead: size.text },
          { text: length, instead: length },
        ],
      },
    };
  }
  return {
    next,
    pieces: [size],
    ask: {
      question: `${typed} has ${digits.length === 1 ? 'one digit' : 'two digits'}. Is ${size.text} meant?`,
      choices: [
        { text: size.text, instead: size.text },
        ...(isDash && digits.length === 2 ? [{ text: `−${digits} °C`, instead: `-${digits} C` }] : []),
      ],
    },
  };
};

/** Skips what follows a length: `x 3`, `x 3 mm`. */
const pastLength = (read: Read, at: number): number => {
  const number = skipWords(read, at, 'x');
  return number !== at && digitsAt(read, number) !== null ? skipWords(read, number + 1, 'mm', 'in', '"') : at;
};

const MAX_IN_RANGE = 24;
const RANGE_WORDS = ['to', 'thru', 'through', 'until', 'till', 'bis'];

/** Skips the words of a range between two sizes. */
const pastRange = (read: Read, at: number): number => {
  if (isAt(read, at, '.') && isAt(read, at + 1, '.')) return skipWords(read, at + 2, '.');
  return skipWords(read, at, ...RANGE_WORDS);
};

const dashNumberOf = (found: Found | null): number | null => {
  const meaning = found?.pieces.length === 1 ? found.pieces[0]?.meaning : undefined;
  const digits = meaning?.kind === 'size' ? /^AS568-(\d{3})$/.exec(meaning.size)?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
};

const nameAt = (read: Read, at: number): Found | null => {
  for (const reader of [prefixed, together, series, dashed, bareSize]) {
    const named = reader(read, at);
    if (named) return named;
  }
  return null;
};

/** All sizes of a series from one to another: `2-210 thru 2-213`. */
export const sizeRange: Reader = (read, at) => {
  const first = nameAt(read, at);
  const low = dashNumberOf(first);
  if (first === null || low === null) return null;
  const from = pastRange(read, first.next);
  const last = from === first.next ? null : nameAt(read, from);
  const high = dashNumberOf(last);
  if (last === null || high === null || high <= low || high - low >= MAX_IN_RANGE) return null;
  const pieces = Array.from({ length: high - low + 1 }, (_, step) =>
    sizeOfDash(read, String(low + step).padStart(3, '0')),
  );
  return { next: last.next, pieces: pieces.flatMap((size) => size ?? []) };
};
