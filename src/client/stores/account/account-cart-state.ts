/**
 * Whether the account has this cart. `full`: together with the account's lines, there would be too many. `failed`: the
 * server did not store it; the cart stays on the device.
 */
export type AccountCartState = 'off' | 'saving' | 'saved' | 'full' | 'failed';

let state: AccountCartState = 'off';
const listeners = new Set<() => void>();

export const setAccountCartState = (next: AccountCartState): void => {
  state = next;
  for (const listener of listeners) listener();
};

/** For `useSyncExternalStore`. A separate file, because visitors without an account load nothing else of it. */
export const accountCartSource = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): AccountCartState => state,
  serverSnapshot: (): AccountCartState => 'off',
};
