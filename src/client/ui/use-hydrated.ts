import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, true afterwards: for elements that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
