import type { CartItem, CartState } from './cart.ts';

/** A removed line that can still come back. */
export interface RemovedItem {
  /** Lines removed at once come back at once. */
  readonly batch: string;
  readonly item: CartItem;
  /** Place in the cart, counted with every line that can still come back. */
  readonly position: number;
}

/** The cart's lines with the removed ones in their places: what the page shows. */
export type CartSlot =
  | { readonly kind: 'line'; readonly item: CartItem }
  | ({ readonly kind: 'removed' } & RemovedItem);

/** Puts the removed lines back in their places, without touching the cart. */
export const cartSlots = (cart: CartState, removed: readonly RemovedItem[]): CartSlot[] => {
  const slots: CartSlot[] = cart.items.map((item) => ({ kind: 'line', item }));
  for (const one of removed.toSorted((a, b) => a.position - b.position)) {
    slots.splice(Math.min(one.position, slots.length), 0, { kind: 'removed', ...one });
  }
  return slots;
};

/** The removed lines among the slots, their places counted anew. */
const removedOf = (slots: readonly CartSlot[]): RemovedItem[] =>
  slots.flatMap((slot, position) =>
    slot.kind === 'removed' ? [{ batch: slot.batch, item: slot.item, position }] : [],
  );

/** A cart and the lines that can still come back to it. */
export interface CartWithRemoved {
  readonly cart: CartState;
  readonly removed: readonly RemovedItem[];
}

/** Takes lines out of the cart and remembers their places. Unknown lines are passed over. */
export const removeItems = (
  { cart, removed }: CartWithRemoved,
  uids: readonly string[],
  batch: string,
): CartWithRemoved => {
  const gone = new Set(uids);
  const now = cartSlots(cart, removed).flatMap((slot, position): RemovedItem[] =>
    slot.kind === 'line' && gone.has(slot.item.uid) ? [{ batch, item: slot.item, position }] : [],
  );
  if (now.length === 0) return { cart, removed };
  const items = cart.items.filter((item) => !gone.has(item.uid));
  return { cart: { ...cart, items }, removed: [...removed, ...now] };
};

/** Takes every line out at once. */
export const clearCart = (state: CartWithRemoved, batch: string): CartWithRemoved =>
  removeItems(
    state,
    state.cart.items.map((item) => item.uid),
    batch,
  );

/** Brings a batch back to its places. A line that is in the cart already is not doubled. */
export const restoreItems = ({ cart, removed }: CartWithRemoved, batch: string): CartWithRemoved => {
  const present = new Set(cart.items.map((item) => item.uid));
  const slots = cartSlots(cart, removed)
    .filter((slot) => slot.kind === 'line' || slot.batch !== batch || !present.has(slot.item.uid))
    .map(
      (slot): CartSlot => (slot.kind === 'removed' && slot.batch === batch ? { kind: 'line', item: slot.item } : slot),
    );
  return {
    cart: { ...cart, items: slots.flatMap((slot) => (slot.kind === 'line' ? [slot.item] : [])) },
    removed: removedOf(slots),
  };
};

/** Forgets the removed lines that no longer may come back: their time is over, or their product was added anew. */
export const forgetItems = (
  { cart, removed }: CartWithRemoved,
  isOver: (one: RemovedItem) => boolean,
): CartWithRemoved => ({
  cart,
  removed: removedOf(cartSlots(cart, removed).filter((slot) => slot.kind === 'line' || !isOver(slot))),
});
