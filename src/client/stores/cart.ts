import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartContent } from '../../domain/order/cart/account-cart.ts';
import {
  type CartItem,
  type CartState,
  cartItem,
  emptyCart,
  type PricingSnapshot,
  type RingDimensions,
} from '../../domain/order/cart/cart.ts';
import {
  addLines,
  addTexts,
  putBack,
  removeTexts,
  replaceLine,
  setExpedite,
  setNote,
  setQuantity,
} from '../../domain/order/cart/cart-changes.ts';
import { CART_KEY, CART_VERSION } from '../../domain/order/cart/cart-key.ts';
import {
  type CartWithRemoved,
  clearCart,
  forgetItems,
  type RemovedItem,
  removeItems,
  restoreItems,
} from '../../domain/order/cart/cart-removal.ts';
import { parseCart } from '../../domain/order/cart/parse-cart.ts';
import type { QuoteOption } from '../../domain/shop/pricing/quote-options.ts';
import { cartStorage } from './cart-storage.ts';

/** A line as the pricing widget passes it. */
export interface NewCartLine {
  readonly option: QuoteOption;
  readonly pricing: PricingSnapshot | null;
  readonly ring: RingDimensions | null;
  readonly note?: string;
}

export interface CartStore extends CartState {
  /** Lines removed recently, which Undo restores. Never stored. */
  readonly removed: readonly RemovedItem[];
  /** The browser refuses to store the cart: it lasts as long as the page. */
  readonly savingFails: boolean;
  readonly add: (lines: readonly NewCartLine[], texts?: readonly string[]) => void;
  readonly removeTexts: (texts: readonly string[]) => void;
  /** Returns why a quantity was refused, or null. */
  readonly setQuantity: (uid: string, quantity: number) => string | null;
  /** Replaces the part of a line. */
  readonly replace: (uid: string, line: NewCartLine) => void;
  /** Undoes a replacement, by the items before it. */
  readonly putBack: (before: readonly CartItem[]) => void;
  readonly setNote: (uid: string, note: string) => void;
  readonly setExpedite: (uid: string, expedite: boolean) => void;
  /** Returns the batch id for Undo. */
  readonly remove: (uid: string) => string;
  readonly clear: () => string;
  readonly undo: (batch: string) => void;
  readonly forget: (batch: string) => void;
  /** Replaces lines and texts by those of the account. */
  readonly adopt: (content: CartContent) => void;
}

export interface CartStoreApi extends StoreApi<CartStore> {
  /** Reads the entry again after another tab has written it. */
  readonly follow: () => void;
}

const storedPart = ({ anonymous_id, items, texts }: CartState): CartState => ({ anonymous_id, items, texts });

/**
 * The cart of one browser. Every change starts from the current content of storage instead of this tab's memory, so
 * that two tabs never lose each other's lines.
 *
 * @param storage returns the browser's storage; it may throw if storage is denied
 */
export const createCartStore = (browser: {
  readonly storage: () => Storage;
  readonly newId: () => string;
}): CartStoreApi => {
  const { newId } = browser;
  const storage = cartStorage({
    ...browser,
    onSaved: (saved) => {
      // Setting the flag causes another write, therefore it is only set when it changes.
      if (store.getState().savingFails === saved) store.setState({ savingFails: !saved });
    },
  });

  const store = createStore<CartStore>()(
    persist(
      (set, get): CartStore => {
        const latest = (): CartState => {
          const state = get();
          const stored = state.savingFails ? null : storage.getItem(CART_KEY);
          return stored?.state ?? storedPart(state);
        };
        const changeRemoved = (change: (state: CartWithRemoved) => CartWithRemoved): void => {
          const { cart, removed } = change({ cart: latest(), removed: get().removed });
          set({ ...cart, removed });
        };
        return {
          ...emptyCart(newId()),
          removed: [],
          savingFails: false,
          add: (lines, texts = []) => {
            const products = new Set(lines.map((line) => line.option.id));
            changeRemoved((state) => {
              const { cart, removed } = forgetItems(state, (one) => products.has(one.item.id));
              const items = lines.map((line) => cartItem(line.option, { uid: newId(), ...line }));
              return { cart: addTexts(addLines(cart, items), texts), removed };
            });
          },
          removeTexts: (texts) => set(removeTexts(latest(), texts)),
          setQuantity: (uid, quantity) => {
            const change = setQuantity(latest(), uid, quantity);
            if (change.ok) set(change.cart);
            return change.ok ? null : change.message;
          },
          replace: (uid, line) => set(replaceLine(latest(), uid, cartItem(line.option, { uid, ...line }))),
          putBack: (before) => set(putBack(latest(), before)),
          setNote: (uid, note) => set(setNote(latest(), uid, note)),
          setExpedite: (uid, expedite) => set(setExpedite(latest(), uid, expedite)),
          remove: (uid) => {
            changeRemoved((state) => removeItems(state, [uid], uid));
            return uid;
          },
          clear: () => {
            const batch = newId();
            changeRemoved((state) => clearCart(state, batch));
            return batch;
          },
          undo: (batch) => changeRemoved((state) => restoreItems(state, batch)),
          forget: (batch) => changeRemoved((state) => forgetItems(state, (one) => one.batch === batch)),
          adopt: (content) => set({ ...latest(), ...content }),
        };
      },
      {
        name: CART_KEY,
        version: CART_VERSION,
        storage,
        skipHydration: true,
        partialize: storedPart,
        migrate: (older) => parseCart(older, newId),
        merge: (stored, current) => (stored === undefined ? current : { ...current, ...parseCart(stored, newId) }),
      },
    ),
  );
  const follow = (): void => {
    if (!store.getState().savingFails) void store.persist.rehydrate();
  };
  follow();
  return { ...store, follow };
};
