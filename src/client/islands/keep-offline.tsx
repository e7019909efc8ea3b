import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { KeepState } from '../../domain/site/offline/keep-state.ts';
import type { OfflineOffer } from '../../domain/site/offline/manifest.ts';
import { keeperInBrowser } from '../offline/keeper-in-browser.ts';
import { KeepBox } from '../ui/offline/keep-box.tsx';
import type { KeepPlace } from '../ui/offline/keep-words.ts';

const LOOKING: KeepState = { step: 'looking' };
const serverState = (): KeepState => LOOKING;
const onServer = { subscribe: () => () => {}, snapshot: serverState } as const;

/** The control "Keep charts and tools on this device". Downloads only after a click. */
export default function KeepOffline(props: { readonly offer: OfflineOffer; readonly place: KeepPlace }): ReactNode {
  const { offer, place } = props;
  const [keeper] = useState(() => (typeof window === 'undefined' ? null : keeperInBrowser('references', offer)));
  const { subscribe, snapshot } = keeper ?? onServer;
  const state = useSyncExternalStore(subscribe, snapshot, serverState);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void keeper?.look();
    };
    look();
    // Another tab may have changed it meanwhile.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [keeper]);
  return (
    <KeepBox
      state={state}
      offer={offer}
      place={place}
      onStart={() => void keeper?.start()}
      onCancel={() => keeper?.cancel()}
      onRemove={() => keeper?.remove()}
      onStay={() => keeper?.stay()}
      onConfirm={() => void keeper?.confirm()}
    />
  );
}
