import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { CART_PATH } from '../../../domain/reference/paths/store-links.ts';

/** The cart with its badge. The count is the browser's: script fills `[data-cart-badge]` and keeps it hidden at 0. */
export const CartLink = (): ReactNode => (
  <a className="icon-button" href={CART_PATH} data-cart-badge="" aria-label="Quote cart">
    <ShoppingCart className="icon icon-large" />
  </a>
);
