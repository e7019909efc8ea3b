import type { LengthUnit } from '../../../domain/kit/units.ts';
import type { RingDimensions } from '../../../domain/order/cart/cart.ts';
import { QUOTE_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { Size } from '../../../domain/reference/sizes/size.ts';
import type { Compound } from '../../../domain/shop/catalog/model.ts';
import { compoundText, sizeLine } from '../../../domain/shop/catalog/rows/describe-part.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import type { Pin } from '../../stores/pinned-compounds.ts';

/** A part with its compound's label: the first label of its material and of its color. */
export interface NamedPart {
  readonly id: number;
  readonly name: string;
  readonly size: Size;
  readonly compound: Pick<Compound, 'durometer' | 'durometerScale'>;
  readonly material: string | undefined;
  readonly colorName: string | undefined;
  /** `#rrggbb`. */
  readonly color: string;
}

/** Converts a part to the format of the pricing widget and the cart, with lengths in the visitor's unit. */
export const toPricingPart = (part: NamedPart, unit: LengthUnit): PricingPart => ({
  productId: part.id,
  productName: part.name,
  description: compoundText(part.compound, { material: part.material, color: part.colorName }),
  descriptionTwo: sizeLine(part.size, unit),
  color: part.color,
  idMm: part.size.idMm,
  csMm: part.size.csMm,
});

/** Dimensions for drawing the ring; `null` if they are unknown. */
export const ringDimensionsOf = ({ idMm, csMm }: PricingPart): RingDimensions | null =>
  idMm !== undefined && csMm !== undefined ? { idMm, csMm } : null;

/** The stored data of a part marked for comparison. */
export const pinOf = (part: PricingPart): Pin => ({
  name: part.productName,
  text: part.description,
  color: part.color,
  ring: ringDimensionsOf(part),
});

/** URL of the quote request for one part. */
export const requestQuoteHref = (name: string, quantity: number | null): string => {
  const query = new URLSearchParams({ part: name });
  if (quantity !== null) query.set('quantity', String(quantity));
  return `${QUOTE_PATH}?${query}`;
};
