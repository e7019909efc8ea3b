import { type Mm, roundTo } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { displaySize } from '../../../reference/sizes/size-standard.ts';
import { sizeParameter } from '../../../shop/catalog-url/size-choice.ts';
import { idReach } from '../../finder/finder.ts';
import { nominalSize } from '../../size-finder/nominal-inches.ts';
import { nearRings } from '../nearest-sizes.ts';
import { type Measure, measuresFrom } from './measures.ts';
import {
  digitsAt,
  type Found,
  isAt,
  type Piece,
  piece,
  type Read,
  type Reader,
  typedAt,
  unreadUpTo,
} from './reader.ts';
import { completeRing, isSectionLength, type Ring, readRing, sectionMm } from './ring-lengths.ts';
import { noSizePiece, sizePiece } from './size-names.ts';

const lengthText = (length: Mm): string => `${roundTo(length, 2)} mm`;
const idPiece = (idMm: Mm): Piece => piece({ kind: 'inside-diameter', idMm }, `ID ${lengthText(idMm)}`);
const csPiece = (csMm: Mm): Piece => piece({ kind: 'cross-section', csMm }, `CS ${lengthText(csMm)}`);

/** Maximum sizes that are returned for a single length. */
const MAX_OF_ONE_DIAMETER = 24;

/** Returns sizes by outside diameter if nothing else is known of the ring. Empty if no size has it. */
const outsidePieces = ({ lists }: Read, odMm: Mm): readonly Piece[] => {
  const off = ({ idMm, csMm }: Size): number => Math.abs(idMm + 2 * csMm - odMm);
  const reach = idReach(odMm);
  const near = lists.sizes.filter((size) => off(size) <= reach).sort((a, b) => off(a) - off(b));
  const sizes = [...new Set(near.map(sizeParameter))].slice(0, MAX_OF_ONE_DIAMETER);
  return sizes.length === 0 ? [] : [piece({ kind: 'outside-diameter', odMm, sizes }, `OD ${lengthText(odMm)}`)];
};

const MAX_NEAR = 3;

/**
 * Handles lengths without a size that is sold: offers the near sizes as choices, or reports that there is no such size.
 */
const unlisted = (read: Read, at: number, next: number, { id, cs }: Ring): Found => {
  const pieces = [...(id ? [idPiece(id.mm)] : []), ...(cs ? [csPiece(sectionMm(cs))] : [])];
  if (!id || !cs) return { next, pieces };
  const nominal = nominalSize(read.lists.sizes, id.mm, cs.mm);
  const listed = nearRings(read.lists.sizes, id.mm, sectionMm(cs), MAX_NEAR);
  const near = [...new Set([...(nominal ? [nominal] : []), ...listed])].slice(0, MAX_NEAR);
  if (near.length === 0) return { next, pieces: [...pieces, noSizePiece(read, at, next)] };
  return {
    next,
    pieces,
    ask: {
      question: `No size is exactly ${lengthText(id.mm)} × ${lengthText(sectionMm(cs))}. Which of the nearest?`,
      choices: near.map(({ standard, code, idMm, csMm }) => {
        const name = displaySize(standard, code);
        return { text: `${name}, ${idMm} × ${csMm} mm`, instead: name };
      }),
    },
  };
};

const isZero = (measures: readonly Measure[]): boolean =>
  measures.length > 1 && measures.some(({ value }) => value === 0);

/** A fraction without a meaning, `1/0 x 3`: nothing after it is a length either. */
const brokenFraction: Reader = (read, at) => {
  if (digitsAt(read, at) === null || !isAt(read, at + 1, '/') || Number(digitsAt(read, at + 2) ?? 1) !== 0) return null;
  return unreadUpTo(isAt(read, at + 3, 'x') && digitsAt(read, at + 4) !== null ? at + 5 : at + 3);
};

/** Two lengths that are not an inside diameter and a cross-section may be the two diameters: `12x16`. */
const diametersAsked = (read: Read, at: number, next: number, measures: readonly Measure[]): Found | null => {
  const [one, other] = measures;
  if (!one || !other || measures.length !== 2 || one.role !== null || other.role !== null) return null;
  const [id, od] = one.value < other.value ? [one, other] : [other, one];
  const found = readRing(read.lists.sizes, [
    { ...id, role: 'id' },
    { ...od, role: 'od' },
  ]);
  if (!found) return null;
  const typed = typedAt(read, at, next);
  const said = `ID ${id.value} ${id.unit ?? ''} OD ${od.value} ${od.unit ?? ''}`.replace(/ +/g, ' ').trim();
  return {
    next,
    pieces: [],
    ask: {
      question: `${typed} is no inside diameter with a section. Are these the two diameters?`,
      choices: [{ text: said, instead: said }],
      stops: true,
    },
  };
};

const ringFound = (read: Read, at: number, next: number, measures: readonly Measure[]): Found | null => {
  if (isZero(measures)) return { next, pieces: [noSizePiece(read, at, next)] };
  const found = readRing(read.lists.sizes, measures);
  const diameters = found === null ? diametersAsked(read, at, next, measures) : null;
  if (diameters) return diameters;
  if (found === null)
    return measures.length > 1 ? unreadUpTo(next, `${typedAt(read, at, next)} are not the lengths of one ring.`) : null;
  if (found.size) return { next, pieces: [sizePiece(found.size)] };
  const { id, cs, od } = found.ring;
  if (od && !id && !cs) {
    const pieces = outsidePieces(read, od.mm);
    return pieces.length === 0 ? null : { next, pieces };
  }
  return unlisted(read, at, next, completeRing(found.ring));
};

/** Lengths of a ring: `25 x 3.5`, `1/8 x 1 inch`, `ID 24.99 CS 3.53`, `1 x 1-1/4 x 1/8`, `3.53 mm`, `OD 32`. */
export const dimensions: Reader = (read, at) => {
  const broken = brokenFraction(read, at);
  if (broken) return broken;
  const { measures, next } = measuresFrom(read, at);
  const [only] = measures;
  if (only === undefined) return null;
  const isAlone = measures.length === 1 && only.role === null;
  // A single whole number is a dash number or a hardness.
  if (isAlone && only.unit === null && !only.isFraction && only.decimals === 0) return null;
  if (!isAlone) return ringFound(read, at, next, measures);
  return ringFound(read, at, next, [{ ...only, role: isSectionLength(read.lists.sizes, only) ? 'cs' : 'id' }]);
};
