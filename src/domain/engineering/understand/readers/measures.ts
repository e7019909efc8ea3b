import { type Length, lengthAt } from './lengths.ts';
import { digitsAt, isAt, isGlued, type Read, skipWords } from './reader.ts';

export type Role = 'id' | 'cs' | 'od';

/** A length, and the dimension of the ring that it measures if the text specifies it. */
export interface Measure extends Length {
  readonly role: Role | null;
}

const ROLES: Readonly<Record<string, Role>> = {
  id: 'id',
  inside: 'id',
  innen: 'id',
  cs: 'cs',
  section: 'cs',
  cord: 'cs',
  thick: 'cs',
  thickness: 'cs',
  width: 'cs',
  w: 'cs',
  schnurstarke: 'cs',
  od: 'od',
  outside: 'od',
  aussen: 'od',
};

/** Parses a role and the words that may follow or precede it: `inside diameter`, `cross-section`, `i.d.`, `c/s`. */
const roleAt = (read: Read, at: number): { readonly role: Role; readonly next: number } | null => {
  const word = read.tokens[at]?.text ?? '';
  if (word === 'cross' || word === 'inner' || word === 'outer') {
    const next = skipWords(read, at + 1, '-');
    if (word === 'cross') return isAt(read, next, 'section', 'sectional') ? { role: 'cs', next: next + 1 } : null;
    return { role: word === 'inner' ? 'id' : 'od', next: skipWords(read, next, 'diameter', 'dia') };
  }
  if (['i', 'o', 'c'].includes(word) && isAt(read, at + 1, '.', '/') && isAt(read, at + 2, 'd', 's')) {
    const role = ROLES[`${word}${read.tokens[at + 2]?.text}`];
    return role === undefined ? null : { role, next: skipWords(read, at + 3, '.') };
  }
  const role = ROLES[word];
  return role === undefined ? null : { role, next: skipWords(read, at + 1, 'diameter', 'dia', '.') };
};

const DIAMETER_SIGNS = ['ø', 'o\u0338', '⌀', 'φ', 'dia', 'diameter'];

const measureAt = (read: Read, at: number): Measure | null => {
  const before = roleAt(read, at);
  const named = before ? skipWords(read, skipWords(read, before.next, '=', ':', 'of', 'is'), '-') : at;
  const length = lengthAt(read, skipWords(read, named, ...DIAMETER_SIGNS));
  if (!length) return null;
  if (before) return { ...length, role: before.role };
  const after = roleAt(read, length.next);
  return after ? { ...length, role: after.role, next: after.next } : { ...length, role: null };
};

const MAX_MEASURES = 3;

/** Returns whether a length without a role is the cross-section of the diameters before it: `3/8 id 9/16 od 3/32`. */
const isMissingSection = (measures: readonly Measure[], { role, unit, isFraction, decimals }: Measure): boolean =>
  role === null &&
  measures.every(({ role: said }) => said === 'id' || said === 'od') &&
  (isFraction || decimals > 0 || unit !== null);

/** Skips the separator between two lengths: `x`, `by`, or a hyphen between two decimal numbers, `25,00-3,50`. */
const pastParting = (read: Read, at: number, before: Measure): number => {
  const parted = skipWords(read, at, 'x', 'by');
  if (parted !== at) return parted;
  const isHyphen = isGlued(read, at, '-') && read.tokens[at + 1]?.glued === true;
  return isHyphen && before.decimals > 0 && (digitsAt(read, at + 1) ?? '').includes('.') ? at + 1 : at;
};

/** Returns up to three lengths that belong together: separated by an x, or each with its role. */
export const measuresFrom = (
  read: Read,
  at: number,
): { readonly measures: readonly Measure[]; readonly next: number } => {
  const measures: Measure[] = [];
  let next = at;
  while (measures.length < MAX_MEASURES) {
    const before = measures.at(-1);
    const parted = before === undefined ? next : pastParting(read, next, before);
    const isParted = parted !== next;
    const from =
      before === undefined || isParted
        ? parted
        : skipWords(read, skipWords(read, next, ',', ';', '/', '&', 'and'), 'with', 'x', 'a');
    const measure = measureAt(read, from);
    if (!measure) break;
    const isNamed = measure.role !== null && measures[0]?.role !== null;
    if (before !== undefined && !isParted && !isNamed && !isMissingSection(measures, measure)) break;
    measures.push(measure);
    next = measure.next;
  }
  return { measures, next };
};
