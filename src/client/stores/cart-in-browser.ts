import { CART_KEY } from '../../domain/order/cart/cart-key.ts';
import { createLocalId } from '../random-id.ts';
import { type CartStore, type CartStoreApi, createCartStore } from './cart.ts';
import { CART_EVENT } from './cart-badge.ts';

let store: CartStoreApi | undefined;

/** The cart of this page, created on first use. Browser only: the server has no visitor's cart. */
export const cartInBrowser = (): CartStoreApi => {
  if (store) return store;
  const made = createCartStore({ storage: () => localStorage, newId: createLocalId });
  made.subscribe((state, before) => {
    if (state.items !== before.items) dispatchEvent(new CustomEvent(CART_EVENT, { detail: state.items.length }));
  });
  addEventListener('storage', (event) => {
    if (event.key === CART_KEY || event.key === null) made.follow();
  });
  // A page restored from the back/forward cache has missed changes from other tabs.
  addEventListener('pageshow', (event) => {
    if (event.persisted) made.follow();
  });
  store = made;
  return made;
};

const subscribe = (listener: () => void): (() => void) => cartInBrowser().subscribe(listener);
const snapshot = (): CartStore => cartInBrowser().getState();
/** The server does not have the cart, and the first render in the browser must match the server's. */
const serverSnapshot = (): null => null;

/** For `useSyncExternalStore`: the cart, or `null` before hydration. */
export const cartSource = { subscribe, snapshot, serverSnapshot } as const;
