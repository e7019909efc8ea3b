import { CART_KEY } from '../../domain/order/cart/cart.ts';
import { createLocalId } from '../random-id.ts';
import { type CartStore, type CartStoreApi, createCartStore } from './cart.ts';
import { CART_EVENT } from './cart-badge.ts';

let store: CartStoreApi | undefined;

/** The cart of this page, made when it is first asked for. Only in the browser: the server has no visitor's cart. */
export const cartInBrowser = (): CartStoreApi => {
  if (store) return store;
  const made = createCartStore({ storage: () => localStorage, newId: createLocalId });
  made.subscribe((state, before) => {
    if (state.items !== before.items) dispatchEvent(new CustomEvent(CART_EVENT, { detail: state.items.length }));
  });
  addEventListener('storage', (event) => {
    if (event.key === CART_KEY || event.key === null) made.follow();
  });
  // A page from the back/forward cache has slept through the other tabs' changes.
  addEventListener('pageshow', (event) => {
    if (event.persisted) made.follow();
  });
  store = made;
  return made;
};

const subscribe = (listener: () => void): (() => void) => cartInBrowser().subscribe(listener);
const snapshot = (): CartStore => cartInBrowser().getState();
/** The server does not know the cart, and the first render in the browser must equal the server's. */
const serverSnapshot = (): null => null;

/** For `useSyncExternalStore`: the cart, or null until the page has woken. */
export const cartSource = { subscribe, snapshot, serverSnapshot } as const;
