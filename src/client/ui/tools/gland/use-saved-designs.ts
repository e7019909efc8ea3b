import { useSyncExternalStore } from 'react';
import { type SavedDesignsState, savedDesignsInBrowser } from '../../../stores/saved-designs.ts';

const subscribe = (listener: () => void): (() => void) => savedDesignsInBrowser().subscribe(listener);
const NONE: SavedDesignsState = { designs: [], isSaved: true };

/** The designs saved on this device: empty on the server and in the first render. */
export const useSavedDesigns = (): SavedDesignsState =>
  useSyncExternalStore(
    subscribe,
    () => savedDesignsInBrowser().getState(),
    () => NONE,
  );
