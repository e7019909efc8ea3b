import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import type { ListingKind } from '../../stores/listing-kind.ts';
import { type Pin, type PinnedStore, pinnedStore } from '../../stores/pinned-compounds.ts';

const Pinned = createContext<PinnedStore | null>(null);

/** Provides the items marked for comparison to its children. */
export function PinnedProvider({ place, children }: { place: ListingKind; children: ReactNode }): ReactNode {
  const [store] = useState(() => pinnedStore(place));
  useEffect(() => store.remember(), [store]);
  return <Pinned value={store}>{children}</Pinned>;
}

/** Returns the marked items and a function that changes them. */
export const usePinned = (): {
  readonly pins: readonly Pin[];
  readonly set: (pins: readonly Pin[]) => void;
} => {
  const store = useContext(Pinned);
  if (!store) throw new Error('Comparison components must be inside a PinnedProvider.');
  return { pins: useStore(store).pins, set: (pins) => store.setState({ pins }) };
};
