import { useSyncExternalStore } from 'react';
import { type Kept, keptDesignsInBrowser } from '../../../stores/kept-designs.ts';

const subscribe = (listener: () => void): (() => void) => keptDesignsInBrowser().subscribe(listener);
const NONE: Kept = { designs: [], isSaved: true };

/** The designs saved on this device: empty on the server and in the first render. */
export const useKeptDesigns = (): Kept =>
  useSyncExternalStore(
    subscribe,
    () => keptDesignsInBrowser().getState(),
    () => NONE,
  );
