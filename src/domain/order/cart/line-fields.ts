import * as v from 'valibot';
import { shortText, strictFlag } from '../../kit/schema/tolerant.ts';
import { type CartItem, MAX_NOTE_LENGTH } from './cart.ts';

/** Fallback for a line with an unreadable color. */
const NO_COLOR = '#2a3136';

/** Fields that stored lines of both versions have in common. */
export const lineFields = {
  description: shortText(),
  descriptionTwo: shortText(),
  color: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), NO_COLOR),
  fixedPriceDisplay: shortText(40),
  is_line_min: strictFlag,
  note: shortText(MAX_NOTE_LENGTH),
  expedite: strictFlag,
};

/** Sets how a line's price is displayed if the line does not specify it: as its text. */
export const withDisplay = <Line extends Pick<CartItem, 'price' | 'fixedPriceDisplay'>>(line: Line): Line => ({
  ...line,
  fixedPriceDisplay: line.fixedPriceDisplay || (typeof line.price === 'number' ? '' : line.price),
});
