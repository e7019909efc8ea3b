import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { KeepState } from '../../domain/site/offline/keep-state.ts';
import type { OfflineOffer } from '../../domain/site/offline/manifest.ts';
import { keeperInBrowser } from '../offline/keeper-in-browser.ts';
import type { KeepBox } from '../ui/offline/keep-box.tsx';
import type { KeepPlace } from '../ui/offline/keep-words.ts';

const LOOKING: KeepState = { step: 'looking' };
const serverState = (): KeepState => LOOKING;
const onServer = { subscribe: () => () => {}, snapshot: serverState } as const;

type Box = ComponentType<ComponentProps<typeof KeepBox>>;

/**
 * The control "Keep charts and tools on this device". Downloads only after a click. The server renders none of it, so
 * that its styles do not block the page; it loads when its position is in view.
 */
export default function KeepOffline(props: { readonly offer: OfflineOffer; readonly place: KeepPlace }): ReactNode {
  const { offer, place } = props;
  const [keeper] = useState(() => (typeof window === 'undefined' ? null : keeperInBrowser('references', offer)));
  const [box, setBox] = useState<{ readonly View: Box } | null>(null);
  const { subscribe, snapshot } = keeper ?? onServer;
  const state = useSyncExternalStore(subscribe, snapshot, serverState);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await keeper?.look();
    };
    const open = async (): Promise<void> => {
      const [{ KeepBox }] = await Promise.all([import('../ui/offline/keep-box.tsx'), look()]);
      setBox({ View: KeepBox });
    };
    // Without its file, the page works as before.
    void open().catch(() => undefined);
    const lookAgain = (): void => void look();
    // Another tab may have changed it.
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [keeper]);
  if (box === null) return null;
  return (
    <box.View
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
