import * as v from 'valibot';
import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import type { CartState } from '../../domain/order/cart/cart.ts';
import { CART_VERSION } from '../../domain/order/cart/cart-key.ts';
import { parseCart } from '../../domain/order/cart/parse-cart.ts';

/** The cart's entry in local storage. Reading and writing never throw. */
export interface CartStorage extends PersistStorage<CartState> {
  /** `null` if there is no readable entry. */
  getItem(name: string): StorageValue<CartState> | null;
  setItem(name: string, value: StorageValue<CartState>): void;
}

/** The entry as the store writes it. An older entry is the bare cart. */
const entry = v.object({ state: v.unknown(), version: v.optional(v.unknown()) });

const entryOf = (text: string): { readonly state: unknown; readonly isCurrent: boolean } => {
  const value: unknown = JSON.parse(text);
  const read = parsedOrNull(entry, value);
  return read === null
    ? { state: value, isCurrent: false }
    : { state: read.state, isCurrent: read.version === CART_VERSION };
};

/**
 * Storage that tolerates being denied, full, corrupt or from an older version.
 *
 * @param storage returns the browser's storage; it may throw if storage is denied
 * @param onSaved is called after every write with whether it succeeded, and if storage cannot be read at all
 */
export const cartStorage = (options: {
  readonly storage: () => Storage;
  readonly newId: () => string;
  readonly onSaved: (saved: boolean) => void;
}): CartStorage => ({
  getItem: (name) => {
    let text: string | null;
    try {
      text = options.storage().getItem(name);
    } catch {
      options.onSaved(false);
      return null;
    }
    if (text === null) return null;
    try {
      const { state, isCurrent } = entryOf(text);
      // Version 0 makes the store write the migrated cart back, so that the badge and other tabs read a single format.
      return { state: parseCart(state, options.newId), version: isCurrent ? CART_VERSION : 0 };
    } catch {
      return null;
    }
  },
  setItem: (name, value) => {
    try {
      options.storage().setItem(name, JSON.stringify(value));
      options.onSaved(true);
    } catch {
      options.onSaved(false);
    }
  },
  removeItem: (name) => {
    try {
      options.storage().removeItem(name);
    } catch {
      options.onSaved(false);
    }
  },
});
