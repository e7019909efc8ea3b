import * as v from 'valibot';
import { shortText, strictFlag } from '../../kit/schema/tolerant.ts';
import { type CartItem, MAX_NOTE_LENGTH } from './cart.ts';

/** Drawn for a line whose color cannot be read. */
const NO_COLOR = '#2a3136';

/** The fields that the stored lines of either version hold alike. */
export const lineFields = {
  description: shortText(),
  descriptionTwo: shortText(),
  color: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), NO_COLOR),
  fixedPriceDisplay: shortText(40),
  is_line_min: strictFlag,
  note: shortText(MAX_NOTE_LENGTH),
  expedite: strictFlag,
};

/** A line that does not say how its price is shown shows the text in the price's place. */
export const withDisplay = <Line extends Pick<CartItem, 'price' | 'fixedPriceDisplay'>>(line: Line): Line => ({
  ...line,
  fixedPriceDisplay: line.fixedPriceDisplay || (typeof line.price === 'number' ? '' : line.price),
});
