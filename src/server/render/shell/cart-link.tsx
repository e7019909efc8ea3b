import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { CART_PATH } from '../../../domain/reference/paths/store-links.ts';

/**
 * The cart link with its badge. Only the browser knows the count: JavaScript fills `[data-cart-badge]` and hides it at
 * 0.
 */
export const CartLink = (): ReactNode => (
  <a className="icon-button" href={CART_PATH} data-cart-badge="" aria-label="Quote cart">
    <ShoppingCart className="icon icon-large" />
  </a>
);
