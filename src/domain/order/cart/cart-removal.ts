import type { CartItem, CartState } from './cart.ts';

/** A removed line that can still be restored. */
export interface RemovedItem {
  /** Lines that were removed together are restored together. */
  readonly batch: string;
  readonly item: CartItem;
  /** Index in the cart, counting every line that can still be restored. */
  readonly position: number;
}

/** Cart lines and removed lines in their original order, as the page shows them. */
export type CartSlot =
  | { readonly kind: 'line'; readonly item: CartItem }
  | ({ readonly kind: 'removed' } & RemovedItem);

/** Merges the removed lines into the cart lines at their original positions, without changing the cart. */
export const cartSlots = (cart: CartState, removed: readonly RemovedItem[]): CartSlot[] => {
  const slots: CartSlot[] = cart.items.map((item) => ({ kind: 'line', item }));
  for (const one of removed.toSorted((a, b) => a.position - b.position)) {
    slots.splice(Math.min(one.position, slots.length), 0, { kind: 'removed', ...one });
  }
  return slots;
};

/** Returns the removed lines among the slots, with recomputed positions. */
const removedOf = (slots: readonly CartSlot[]): RemovedItem[] =>
  slots.flatMap((slot, position) =>
    slot.kind === 'removed' ? [{ batch: slot.batch, item: slot.item, position }] : [],
  );

/** A cart and the lines that can still be restored to it. */
export interface CartWithRemoved {
  readonly cart: CartState;
  readonly removed: readonly RemovedItem[];
}

/** Removes lines from the cart and remembers their positions. Ignores unknown lines. */
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

/** Removes every line at once. */
export const clearCart = (state: CartWithRemoved, batch: string): CartWithRemoved =>
  removeItems(
    state,
    state.cart.items.map((item) => item.uid),
    batch,
  );

/** Restores a batch to its original positions. Skips lines that are already in the cart. */
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

/** Drops removed lines that can no longer be restored, because their time is over or their product was added again. */
export const forgetItems = (
  { cart, removed }: CartWithRemoved,
  isOver: (one: RemovedItem) => boolean,
): CartWithRemoved => ({
  cart,
  removed: removedOf(cartSlots(cart, removed).filter((slot) => slot.kind === 'line' || !isOver(slot))),
});
