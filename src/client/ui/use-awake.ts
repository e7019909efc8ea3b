import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, true from then on: for what only works with script. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
