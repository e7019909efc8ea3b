import {
  type CartContent,
  isChanged,
  parseSavedCart,
  type SavedCart,
} from '../../../domain/order/cart/account-cart.ts';
import { accountCartEndpoint, saveCartEndpoint } from '../../../domain/site/api/account/account-cart.ts';
import { ACCOUNT_CART_KEY } from '../../../domain/site/storage-keys.ts';
import { ask, call, parseResponse } from '../../api.ts';
import { authInBrowser } from '../auth-in-browser.ts';
import { cartInBrowser } from '../cart-in-browser.ts';
import { type AccountCart, createAccountCart } from './account-cart.ts';
import { setAccountCartState } from './account-cart-state.ts';

/** Changes within this time are saved together. */
const SAVE_AFTER_MS = 500;
/** How long Log out waits for the last changes. */
const MAX_WAIT_MS = 3000;
/**
 * A session ends with its tab, which no code notices. After this time without a signed-in page, the next page removes
 * the account's lines from the device.
 */
const STAYS_MS = 3_600_000;
/** More bytes are saved without the data that prices another quantity. The server accepts 1.5 MB. */
const MAX_BYTES = 1_400_000;

const savedInBrowser = {
  read(): SavedCart | null {
    try {
      return parseSavedCart(JSON.parse(localStorage.getItem(ACCOUNT_CART_KEY) ?? 'null'));
    } catch {
      return null;
    }
  },
  write(saved: SavedCart | null): void {
    try {
      if (saved === null) localStorage.removeItem(ACCOUNT_CART_KEY);
      else localStorage.setItem(ACCOUNT_CART_KEY, JSON.stringify(saved));
    } catch {
      // The device stores nothing: every page merges the account's cart again.
    }
  },
};

const asUser = { fetcher: (address: string, init: RequestInit) => authInBrowser().fetch(address, init) };

const fitting = (cart: CartContent): CartContent =>
  new TextEncoder().encode(JSON.stringify(cart)).byteLength <= MAX_BYTES
    ? cart
    : { ...cart, items: cart.items.map((item) => ({ ...item, pricing: null })) };

const save = async (version: number, cart: CartContent): Promise<number | null> => {
  const { items, texts } = fitting(cart);
  const response = await ask(saveCartEndpoint, { version, cart: { items: [...items], texts: [...texts] } }, asUser);
  if (response.status === 409) return null;
  return (await parseResponse(saveCartEndpoint, response)).version;
};

const create = (): AccountCart =>
  createAccountCart({
    cart: cartInBrowser(),
    calls: { load: (version) => call(accountCartEndpoint, { version: String(version) }, asUser), save },
    accountId: () => authInBrowser().accountId(),
    saved: savedInBrowser,
    now: Date.now,
    onState: setAccountCartState,
  });

let made: AccountCart | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const accountCart = (): AccountCart => {
  if (made !== undefined) return made;
  const created = create();
  made = created;
  cartInBrowser().subscribe((now, before) => {
    if (now.items === before.items && now.texts === before.texts) return;
    if (!authInBrowser().isSignedIn()) return;
    const saved = savedInBrowser.read();
    if (saved !== null && !isChanged(saved, now)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void created.sync(), SAVE_AFTER_MS);
  });
  return created;
};

/** Makes the cart of this device and of the signed-in account equal, now and after every change of this page. */
export const followAccountCart = (): void => void accountCart().sync();

/** Saves the last changes before the session or the page ends. */
export const saveLastChanges = (): Promise<unknown> =>
  Promise.race([accountCart().sync(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);

/** Removes the account's lines from this device. Lines that could not be saved stay. */
export const leaveAccountCart = (): void => accountCart().leave();

/** Removes the account's lines if no page has been signed in for an hour. */
export const leaveOldAccountCart = (): void => {
  const seenAt = savedInBrowser.read()?.seenAt ?? 0;
  if (Math.abs(Date.now() - seenAt) > STAYS_MS) leaveAccountCart();
};
