import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, true afterwards: for elements that need JavaScript. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
