import { codes } from './readers/codes.ts';
import { bareCompound, compounds } from './readers/compounds.ts';
import { bareHardness, readHardness, temperature } from './readers/conditions.ts';
import { shortDash, sizeRange } from './readers/dash-numbers.ts';
import { dimensions } from './readers/dimensions.ts';
import { noSizes } from './readers/missing-sizes.ts';
import { cordThickness, mounting } from './readers/mountings.ts';
import { freeOf, isFreeOf, negation } from './readers/negations.ts';
import { otherSizes, thread } from './readers/other-sizes.ts';
import { mistyped, phrase } from './readers/phrases.ts';
import { quantity } from './readers/quantities.ts';
import { firstOf, type Reader } from './readers/reader.ts';
import { bareSize, sizeNames } from './readers/size-names.ts';
import {
  hardnessLimit,
  labeledFigure,
  otherFigure,
  otherLength,
  otherScale,
  price,
  scrap,
  threadFigure,
} from './readers/unread-figures.ts';

/** All readers, most certain first. */
const surest = firstOf([quantity, compounds, ...codes, ...otherSizes, sizeRange, ...sizeNames, thread, ...noSizes]);
const likely = firstOf([labeledFigure, cordThickness, mounting, temperature, readHardness, dimensions, shortDash]);
const plain = firstOf([phrase, bareSize, scrap, bareHardness, bareCompound, mistyped]);
const unreadFigures = firstOf([price, hardnessLimit, threadFigure, otherScale, otherLength]);

/** Of a phrase and a number that start alike, takes the longer one: `3-A`, `R-134a`, `2-butoxyethanol`. */
const unsure: Reader = (source, at) => {
  const figure = likely(source, at);
  const worded = phrase(source, at);
  if (figure && (!worded || worded.next <= figure.next)) return figure;
  return worded ?? otherFigure(source, at) ?? plain(source, at);
};

const opposite = negation(firstOf([surest, unsure]));

/** Reads what starts at a token: numbers without a filter, then certain meanings, negations and other meanings. */
export const readAt: Reader = (source, at) => {
  const unread = unreadFigures(source, at);
  if (unread) return unread;
  const sure = surest(source, at);
  const negated = sure === null ? opposite(source, at) : null;
  const found = sure ?? negated ?? unsure(source, at);
  const isFree = found !== null && negated === null && found.pieces.length > 0 && isFreeOf(source, found.next);
  return isFree ? freeOf(source, found) : found;
};
