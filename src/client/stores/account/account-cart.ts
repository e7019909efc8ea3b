import {
  type CartContent,
  EMPTY_CONTENT,
  isChanged,
  mergeCarts,
  type SavedCart,
  savedLinesOf,
  withoutSaved,
} from '../../../domain/order/cart/account-cart.ts';
import type { CartStoreApi } from '../cart.ts';
import type { AccountCartState } from './account-cart-state.ts';

interface LoadedCart {
  readonly version: number;
  /** `null` if the device has this version. */
  readonly cart: CartContent | null;
}

/** The two calls of the account's cart. Failures throw. */
export interface AccountCartCalls {
  readonly load: (version: number) => Promise<LoadedCart>;
  /** Returns the new version, or `null` if the account's cart is not based on this one. */
  readonly save: (version: number, cart: CartContent) => Promise<number | null>;
}

interface Device {
  readonly cart: CartStoreApi;
  readonly calls: AccountCartCalls;
  /** The signed-in account, or `null`. */
  readonly accountId: () => string | null;
  readonly saved: { readonly read: () => SavedCart | null; readonly write: (saved: SavedCart | null) => void };
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onState: (state: AccountCartState) => void;
}

/** Keeps the cart of a device and the cart of the signed-in account equal. */
export interface AccountCart {
  /** Loads, merges and saves. Never throws. A call during another one repeats it afterwards. */
  readonly sync: () => Promise<void>;
  /** Removes the lines that the account has from the device. Lines that it does not have stay. */
  readonly leave: () => void;
}

/** A device that changes while it is saved needs another round. More rounds mean that something else is wrong. */
const MAX_ROUNDS = 5;

const contentOf = ({ items, texts }: CartContent): CartContent => ({ items, texts });

export const createAccountCart = ({ cart, calls, accountId, saved, now, onState }: Device): AccountCart => {
  const onDevice = (): CartContent => {
    cart.follow();
    return contentOf(cart.getState());
  };
  const agree = (account: string, version: number, content: CartContent): SavedCart => {
    const next = { account, version, ...savedLinesOf(content), seenAt: now() };
    saved.write(next);
    return next;
  };
  const leave = (): void => {
    const agreed = saved.read();
    if (agreed === null) return;
    // First, so that a tab that is still signed in does not take the lines for removed.
    saved.write(null);
    cart.getState().adopt(withoutSaved(agreed, onDevice()));
  };

  /** Loads the account's cart and merges it. Returns what both agree on then; `null` if there would be too many lines. */
  const merge = (account: string, known: SavedCart | null, answer: LoadedCart): SavedCart | null => {
    // The account has the known version.
    if (known !== null && answer.cart === null) {
      const seen = { ...known, seenAt: now() };
      saved.write(seen);
      return seen;
    }
    const content = answer.cart ?? EMPTY_CONTENT;
    // A lower version means that the account's cart was deleted: then no line counts as removed.
    const agreed = known !== null && known.version <= answer.version ? known : null;
    const merged = mergeCarts(agreed, onDevice(), content);
    if (merged === null) return null;
    cart.getState().adopt(merged);
    return agree(account, answer.version, content);
  };
  const knownVersion = (): number | null => saved.read()?.version ?? null;

  const round = async (account: string): Promise<AccountCartState | 'again'> => {
    const known = saved.read();
    const answer = await calls.load(known?.version ?? 0);
    if (accountId() !== account) return 'off';
    // Another tab has loaded or left in the meantime.
    if (knownVersion() !== (known?.version ?? null)) return 'again';
    const agreed = merge(account, known, answer);
    if (agreed === null) return 'full';
    const content = onDevice();
    if (!isChanged(agreed, content)) return 'saved';
    const version = await calls.save(agreed.version, content);
    if (accountId() !== account) return 'off';
    if (version === null || knownVersion() !== agreed.version) return 'again';
    const next = agree(account, version, content);
    return isChanged(next, onDevice()) ? 'again' : 'saved';
  };

  const rounds = async (): Promise<AccountCartState> => {
    const account = accountId();
    if (account === null) return 'off';
    const other = saved.read();
    if (other !== null && other.account !== account) leave();
    for (let left = MAX_ROUNDS; left > 0; left -= 1) {
      const state = await round(account);
      if (state !== 'again') return state;
    }
    return 'failed';
  };

  let running: Promise<void> | null = null;
  let isRequested = false;
  const run = async (): Promise<void> => {
    onState('saving');
    let state: AccountCartState;
    do {
      isRequested = false;
      state = await rounds().catch(() => 'failed' as const);
    } while (isRequested);
    onState(state);
  };
  return {
    leave() {
      leave();
      onState('off');
    },
    sync() {
      isRequested = running !== null;
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
  };
};
