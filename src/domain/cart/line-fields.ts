import { type CartItem, MAX_NOTE_LENGTH } from './cart.ts';
import { type JsonRecord, textOf } from './read-json.ts';

/** Drawn for a line whose color cannot be read. */
const NO_COLOR = '#2a3136';

/** The fields that the stored lines of either version hold alike, read out of unknown JSON. */
export const lineFields = (
  value: JsonRecord,
  price: CartItem['price'],
): Pick<
  CartItem,
  'description' | 'descriptionTwo' | 'color' | 'price' | 'fixedPriceDisplay' | 'is_line_min' | 'note' | 'expedite'
> => ({
  description: textOf(value.description),
  descriptionTwo: textOf(value.descriptionTwo),
  color: /^#[0-9a-f]{6}$/i.test(textOf(value.color)) ? textOf(value.color) : NO_COLOR,
  price,
  fixedPriceDisplay: textOf(value.fixedPriceDisplay, 40) || (typeof price === 'number' ? '' : price),
  is_line_min: value.is_line_min === true,
  note: textOf(value.note, MAX_NOTE_LENGTH),
  expedite: value.expedite === true,
});
