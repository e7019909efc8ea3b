import { itemToken } from './item-token.ts';

/**
 * Returns the link that opens parts with quantities in the cart (UCP 2026-08-25, permalink).
 *
 * @example buyHref([{ part_number: 'FK7502-214', quantity: 200 }]) // '/buy/FK7502-214:200'
 */
export const buyHref = (lines: readonly { readonly part_number: string; readonly quantity: number }[]): string =>
  `/buy/${lines.map(({ part_number, quantity }) => `${itemToken(part_number)}:${quantity}`).join(',')}`;
