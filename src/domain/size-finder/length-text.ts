import { decimalIn } from '../text/decimal.ts';
import { exactMm, inch, type LengthUnit, type Mm, mm } from '../units.ts';

/** Longer texts are no length. */
const LONGEST = 40;
const SUFFIXES: readonly (readonly [text: string, unit: LengthUnit])[] = [
  ['millimeters', 'mm'],
  ['mm', 'mm'],
  ['inches', 'in'],
  ['inch', 'in'],
  ['in', 'in'],
  ['"', 'in'],
  ['″', 'in'],
];
/** `1 3/16`, `1-3/16`, `3/16`. */
const FRACTION = /^(?:(\d{1,4})[ -])?(\d{1,3})\/(\d{1,3})$/;

const figureOf = (text: string): number | null => {
  const parts = FRACTION.exec(text);
  if (parts === null) return decimalIn(text);
  const [, whole = '0', above, below] = parts;
  return Number(below) === 0 ? null : Number(whole) + Number(above) / Number(below);
};

/**
 * A length as people measure it: a decimal number or a fraction, in `unit` unless the text names its own. Null when it is
 * neither.
 *
 * @example lengthOf('1 3/16', 'in') // 30.1625
 * @example lengthOf('0.984"', 'mm') // 24.9936
 */
export const lengthOf = (text: string, unit: LengthUnit): Mm | null => {
  const plain = text.trim().toLowerCase();
  if (plain === '' || plain.length > LONGEST) return null;
  const suffix = SUFFIXES.find(([end]) => plain.endsWith(end));
  const figure = figureOf(suffix ? plain.slice(0, -suffix[0].length).trim() : plain);
  if (figure === null) return null;
  return (suffix?.[1] ?? unit) === 'in' ? exactMm(inch(figure)) : mm(figure);
};
