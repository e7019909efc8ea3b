import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { OfflineOffer } from '../../domain/site/offline/manifest.ts';
import type { OfflineKind } from '../../domain/site/offline/names.ts';
import { automaticUpdates } from '../offline/automatic-updates.ts';
import { readCatalogOffer } from '../offline/catalog-offer.ts';
import type { Keeper } from '../offline/keeper.ts';
import { keeperInBrowser } from '../offline/keeper-in-browser.ts';
import type { KeepBox } from '../ui/offline/keep-box.tsx';
import type { KeepPlace } from '../ui/offline/keep-words.ts';

type Box = ComponentType<ComponentProps<typeof KeepBox>>;

interface KeepOfflineProps {
  readonly kind: OfflineKind;
  /** Of charts and tools. */
  readonly offer: OfflineOffer | null;
  readonly place: KeepPlace;
}

interface Control {
  readonly keeper: Keeper;
  readonly offer: OfflineOffer | null;
  readonly View: Box;
}

/** Loads the control of a kind. The offer of the catalog changes with the catalog, so the page does not contain it. */
const readControl = async ({ kind, offer: given }: KeepOfflineProps): Promise<Control> => {
  const [{ KeepBox }, offer] = await Promise.all([
    import('../ui/offline/keep-box.tsx'),
    kind === 'catalog' ? readCatalogOffer() : given,
  ]);
  const keeper = keeperInBrowser(kind, offer);
  await keeper.look();
  return { keeper, offer, View: KeepBox };
};

/** The control of a kind in a state. */
function KeptKind({ keeper, offer, View, kind, place }: Control & KeepOfflineProps): ReactNode {
  const state = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const [isAutomatic, setAutomatic] = useState(automaticUpdates.isOn);
  useEffect(() => {
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') void keeper.look();
    };
    // Another tab may have changed it.
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [keeper]);
  return (
    <View
      kind={kind}
      state={state}
      offer={offer}
      place={place}
      updates={kind === 'catalog' ? { isOn: isAutomatic, knowsConnection: automaticUpdates.knowsConnection() } : null}
      onAutomatic={(isOn) => {
        automaticUpdates.choose(isOn ? 'on' : 'off');
        setAutomatic(isOn);
      }}
      onStart={() => void keeper.start()}
      onCancel={() => keeper.cancel()}
      onRemove={() => keeper.remove()}
      onStay={() => keeper.stay()}
      onConfirm={() => void keeper.confirm().then(() => setAutomatic(automaticUpdates.isOn()))}
    />
  );
}

/**
 * The controls "Keep charts and tools on this device" and "Keep the catalog on this device". They download only after a
 * click. The server renders none of it, so that its styles do not block the page; it loads when its position is in view.
 */
export default function KeepOffline(props: KeepOfflineProps): ReactNode {
  const [control, setControl] = useState<Control | null>(null);
  const { kind, offer, place } = props;
  useEffect(() => {
    // Without its file, the page works as before.
    void readControl({ kind, offer, place }).then(setControl, () => undefined);
  }, [kind, offer, place]);
  return control === null ? null : <KeptKind {...props} {...control} />;
}
