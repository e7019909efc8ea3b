import type { Size } from '../../catalog/model.ts';
import { sizeParameter } from '../../catalog-url/size-choice.ts';
import { idReach } from '../../finder/finder.ts';
import { inch, type Mm, mm, mmFromInches, roundTo } from '../../units.ts';
import { type Length, lengthAt } from './lengths.ts';
import { type Found, isAt, type Piece, past, piece, type Read, type Reader } from './reader.ts';
import { sizePiece } from './size-names.ts';

type Role = 'id' | 'cs' | 'od';

interface Measure extends Length {
  readonly role: Role | null;
}

const ROLES: Readonly<Record<string, Role>> = {
  id: 'id',
  bore: 'id',
  inside: 'id',
  cs: 'cs',
  section: 'cs',
  cord: 'cs',
  thick: 'cs',
  thickness: 'cs',
  width: 'cs',
  w: 'cs',
  od: 'od',
  outside: 'od',
};

/** A role there, and what may follow or precede it: `inside diameter`, `cross-section`, `i.d.`, `c/s`. */
const roleAt = (read: Read, at: number): { readonly role: Role; readonly next: number } | null => {
  const word = read.tokens[at]?.text ?? '';
  if (word === 'cross' || word === 'inner' || word === 'outer') {
    const next = past(read, at + 1, '-');
    if (word === 'cross') return isAt(read, next, 'section') ? { role: 'cs', next: next + 1 } : null;
    const end = past(read, next, 'diameter', 'dia');
    return end === next ? null : { role: word === 'inner' ? 'id' : 'od', next: end };
  }
  if (['i', 'o', 'c'].includes(word) && isAt(read, at + 1, '.', '/') && isAt(read, at + 2, 'd', 's')) {
    const role = ROLES[`${word}${read.tokens[at + 2]?.text}`];
    return role === undefined ? null : { role, next: past(read, at + 3, '.') };
  }
  const role = ROLES[word];
  return role === undefined ? null : { role, next: past(read, at + 1, 'diameter', 'dia', '.') };
};

const measureAt = (read: Read, at: number): Measure | null => {
  const before = roleAt(read, at);
  const from = before ? past(read, past(read, before.next, '=', ':', 'of', 'is'), '-') : at;
  const length = lengthAt(read, from);
  if (!length) return null;
  if (before) return { ...length, role: before.role };
  const after = roleAt(read, length.next);
  return after ? { ...length, role: after.role, next: after.next } : { ...length, role: null };
};

const MOST_MEASURES = 3;

/** Up to three lengths that belong together: parted by an x, or each with its role. */
const measuresFrom = (read: Read, at: number): { readonly measures: readonly Measure[]; readonly next: number } => {
  const measures: Measure[] = [];
  let next = at;
  while (measures.length < MOST_MEASURES) {
    const parted = measures.length === 0 ? next : past(read, next, 'x', 'by');
    const isParted = parted !== next;
    const from =
      measures.length === 0 || isParted ? parted : past(read, past(read, next, ',', ';', '&', 'and'), 'with');
    const measure = measureAt(read, from);
    if (!measure || (measures.length > 0 && !isParted && (measure.role === null || measures[0]?.role === null))) break;
    measures.push(measure);
    next = measure.next;
  }
  return { measures, next };
};

/** A section thinner than this is written in inches: 0.5 mm is cut for no ring, half an inch neither. */
const THINNEST_MM = 0.5;

const unitOf = (measures: readonly Measure[]): 'mm' | 'in' => {
  const said = measures.find(({ unit }) => unit !== null)?.unit;
  if (said) return said;
  if (measures.some(({ isFraction }) => isFraction)) return 'in';
  const least = Math.min(...measures.map(({ value }) => value));
  return least < THINNEST_MM || measures.every(({ looksInch }) => looksInch) ? 'in' : 'mm';
};

/** What the trade calls sections by, and what they measure, in inches. */
const NOMINAL_SECTIONS: ReadonlyMap<number, number> = new Map([
  [1 / 16, 0.07],
  [3 / 32, 0.103],
  [1 / 8, 0.139],
  [3 / 16, 0.21],
  [1 / 4, 0.275],
]);
/** A nominal inside diameter is up to so much larger than the ring's, in inches. */
const NOMINAL_REACH = 0.035;
/** Sizes are written to 0.01 mm, inches to 0.001. */
const SAME_MM = 0.0065;

const inMm = (value: number, unit: 'mm' | 'in'): Mm =>
  unit === 'mm' ? mm(roundTo(value, 3)) : mmFromInches(inch(value));

interface Ring {
  readonly id: Measure | null;
  readonly cs: Measure | null;
  readonly od: Measure | null;
}

/** Lengths without a role told apart by size: of two the section is the smaller, of three the greatest is outside. */
const ringOf = (measures: readonly Measure[]): Ring => {
  const said = (role: Role): Measure | null => measures.find((one) => one.role === role) ?? null;
  const free = measures.filter(({ role }) => role === null).sort((a, b) => a.value - b.value);
  let [cs, id, od] = [said('cs'), said('id'), said('od')];
  if (free.length > 1 && cs === null) cs = free.shift() ?? null;
  if (free.length === 1 && id !== null && cs === null) cs = free.shift() ?? null;
  if (id === null) id = free.shift() ?? null;
  if (od === null) od = free.shift() ?? null;
  return { id, cs, od };
};

const sameLength = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_MM;

/** The size with these lengths, of the metric standard first where they are in millimeters. */
const exactSize = ({ lists }: Read, idMm: Mm, csMm: Mm, unit: 'mm' | 'in'): Size | null => {
  let exact: Size | null = null;
  for (const size of lists.sizes) {
    if (!sameLength(size.csMm, csMm) || !sameLength(size.idMm, idMm)) continue;
    if (unit === 'mm' && size.standard === 'metric') return size;
    exact ??= size;
  }
  return exact;
};

/** The AS568 size that nominal inches name: `1 x 1/8` is -214, whose inside diameter is .984. */
const nominalSize = ({ lists }: Read, id: Measure, csMm: Mm): Size | null => {
  if (!id.isFraction && id.decimals > 0) return null;
  const idMm = mmFromInches(inch(id.value));
  let nearest: Size | null = null;
  let least = mmFromInches(inch(NOMINAL_REACH)) as number;
  for (const size of lists.sizes) {
    const off = Math.abs(size.idMm - idMm);
    if (size.standard !== 'usa' || !sameLength(size.csMm, csMm) || off >= least) continue;
    nearest = size;
    least = off;
  }
  return nearest;
};

const lengthText = (length: Mm): string => `${roundTo(length, 2)} mm`;
const idPiece = (idMm: Mm): Piece => piece({ kind: 'inside-diameter', idMm }, `ID ${lengthText(idMm)}`);
const csPiece = (csMm: Mm): Piece => piece({ kind: 'cross-section', csMm }, `CS ${lengthText(csMm)}`);

/** More sizes than this are no answer to one length. */
const MOST_OF_ONE_DIAMETER = 24;

/** Sizes by their outside diameter, where nothing else of the ring is known; none where no size has it. */
const outsidePieces = ({ lists }: Read, odMm: Mm): readonly Piece[] => {
  const off = ({ idMm, csMm }: Size): number => Math.abs(idMm + 2 * csMm - odMm);
  const reach = idReach(odMm);
  const near = lists.sizes.filter((size) => off(size) <= reach).sort((a, b) => off(a) - off(b));
  const sizes = [...new Set(near.map(sizeParameter))].slice(0, MOST_OF_ONE_DIAMETER);
  return sizes.length === 0 ? [] : [piece({ kind: 'outside-diameter', odMm, sizes }, `OD ${lengthText(odMm)}`)];
};

/** A ring of no size: its lengths, the outside diameter turned into the other two. */
const lengthsOf = (idMm: Mm | null, csMm: Mm | null, odMm: Mm | null): readonly Piece[] => {
  const inside = idMm ?? (odMm !== null && csMm !== null && odMm > 2 * csMm ? mm(roundTo(odMm - 2 * csMm, 2)) : null);
  const section = csMm ?? (odMm !== null && idMm !== null && odMm > idMm ? mm(roundTo((odMm - idMm) / 2, 2)) : null);
  return [...(inside === null ? [] : [idPiece(inside)]), ...(section === null ? [] : [csPiece(section)])];
};

/** The longest ring and the thickest section that anyone asks for. */
const isPossible = ({ id, cs, od }: Ring, unit: 'mm' | 'in'): boolean =>
  [id, cs, od].every((one) => one === null || (one.value > 0 && inMm(one.value, unit) <= 10_000)) &&
  (cs === null || inMm(cs.value, unit) <= 100);

const ringPieces = (read: Read, ring: Ring, unit: 'mm' | 'in'): readonly Piece[] => {
  const nominal = unit === 'in' && ring.cs?.isFraction ? NOMINAL_SECTIONS.get(ring.cs.value) : undefined;
  const csMm = ring.cs === null ? null : inMm(nominal ?? ring.cs.value, unit);
  const idMm = ring.id === null ? null : inMm(ring.id.value, unit);
  if (ring.id !== null && idMm !== null && csMm !== null) {
    const size =
      (nominal === undefined ? null : nominalSize(read, ring.id, csMm)) ??
      exactSize(read, idMm, csMm, unit) ??
      exactSize(read, csMm, idMm, unit);
    if (size) return [sizePiece(size)];
  }
  const odMm = ring.od === null ? null : inMm(ring.od.value, unit);
  if (odMm !== null && idMm === null && csMm === null) return outsidePieces(read, odMm);
  return lengthsOf(idMm, csMm, odMm);
};

/** A length by itself: a section where sizes have it, else an inside diameter. */
const aloneAs = (read: Read, measure: Measure, unit: 'mm' | 'in'): Ring => {
  const length = inMm(measure.value, unit);
  const isSection =
    (measure.isFraction && NOMINAL_SECTIONS.has(measure.value)) ||
    (measure.decimals > 0 && read.lists.sizes.some(({ csMm }) => sameLength(csMm, length)));
  return isSection ? { id: null, cs: measure, od: null } : { id: measure, cs: null, od: null };
};

/** Lengths of a ring: `25 x 3.5`, `1/8 x 1 inch`, `ID 24.99 CS 3.53`, `1 x 1-1/4 x 1/8`, `3.53 mm`, `OD 32`. */
export const dimensions: Reader = (read, at) => {
  const { measures, next } = measuresFrom(read, at);
  const [only] = measures;
  if (only === undefined) return null;
  const isAlone = measures.length === 1 && only.role === null;
  // A whole number by itself is a dash number or a hardness.
  if (isAlone && only.unit === null && !only.isFraction && only.decimals === 0) return null;
  const unit = unitOf(measures);
  const ring = isAlone ? aloneAs(read, only, unit) : ringOf(measures);
  const pieces = isPossible(ring, unit) ? ringPieces(read, ring, unit) : [];
  const result: Found = { next, pieces };
  return pieces.length === 0 ? null : result;
};
