import type { Dispatch, SetStateAction } from 'react';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import type { CartItem } from '../../../domain/order/cart/cart.ts';
import { linesReplaced } from '../../../domain/order/cart/cart-changes.ts';
import type { AlternativePart } from '../../../domain/shop/pricing/alternative-part.ts';
import type { CartStore } from '../../stores/cart.ts';
import type { CartLineActions } from './lines/cart-line.tsx';
import { createCartLine } from './lines/new-line.ts';

/** Focuses an element by its ID, once it is rendered. */
export const focusOn = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

/** The previous items of lines whose part was replaced, by line. */
export type Replaced = ReadonlyMap<string, readonly CartItem[]>;

/** Replaces parts of lines, and restores them. */
export const swapActions = (
  cart: CartStore,
  { before, setBefore }: { readonly before: Replaced; readonly setBefore: Dispatch<SetStateAction<Replaced>> },
) => ({
  /** Returns whether the line was replaced. */
  replace: (item: CartItem, { part, pricing }: AlternativePart): boolean => {
    const line = createCartLine(part, item.quantity, pricing);
    if (line === null) return false;
    const lines = linesReplaced(cart, item.uid, part.productId);
    setBefore((latest) => new Map(latest).set(item.uid, lines));
    cart.replace(item.uid, line);
    return true;
  },
  putBack: (uids: readonly string[]): void => {
    for (const uid of uids) cart.putBack(before.get(uid) ?? []);
    setBefore((latest) => new Map([...latest].filter(([uid]) => !uids.includes(uid))));
  },
});

type Swaps = ReturnType<typeof swapActions> & { readonly before: Replaced };

/** The actions of lines, with announcements for screen readers. */
export const lineActions = (
  cart: CartStore,
  { before, replace, putBack }: Swaps,
  said: (announcement: string) => void,
): CartLineActions => ({
  setQuantity: (item, quantity) => {
    const refused = cart.setQuantity(item.uid, quantity);
    if (refused === null) said(`${item.productName}: quantity ${formatCount(quantity)}`);
    return refused;
  },
  setNote: (item, note) => {
    cart.setNote(item.uid, note);
    said(`Note for ${item.productName} saved`);
  },
  setExpedite: (item, expedite) => {
    cart.setExpedite(item.uid, expedite);
    said(`${item.productName}: ${expedite ? 'expedite, we will confirm cost by email' : 'not expedited'}`);
  },
  use: (item, alternative) => {
    if (!replace(item, alternative)) return;
    said(`${alternative.part.productName} in place of ${item.productName}`);
    focusOn(`line-${item.uid}`);
  },
  replaced: (item) => {
    const name = before.get(item.uid)?.[0]?.productName ?? '';
    if (name === '' || name === item.productName) return null;
    return {
      name,
      putBack: () => {
        putBack([item.uid]);
        said(`${name} is back`);
        focusOn(`line-${item.uid}`);
      },
    };
  },
  remove: (item) => {
    cart.remove(item.uid);
    said(`${item.productName} removed`);
  },
});
