import type { OfflineOffer } from '../../domain/site/offline/manifest.ts';
import { DOWNLOAD_LOCK, type OfflineKind } from '../../domain/site/offline/names.ts';
import { OFFLINE_CHOICE_KEY } from '../../domain/site/storage-keys.ts';
import { automaticUpdates } from './automatic-updates.ts';
import { createKeeper, type Keeper, type KeeperPorts } from './keeper.ts';
import { registerWorker, unregisterWorker } from './registration.ts';

/** Returns the kinds that the visitor chose. Local storage can be denied, which only loses the hint. */
const chosenKinds = (): readonly string[] => {
  try {
    return (localStorage.getItem(OFFLINE_CHOICE_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
};

const choiceOf = (kind: OfflineKind): KeeperPorts['chosen'] => ({
  read: () => chosenKinds().includes(kind),
  write(isChosen) {
    const kinds = [...chosenKinds().filter((one) => one !== kind), ...(isChosen ? [kind] : [])];
    try {
      if (kinds.length > 0) localStorage.setItem(OFFLINE_CHOICE_KEY, kinds.join(' '));
      else localStorage.removeItem(OFFLINE_CHOICE_KEY);
    } catch {
      // Without the hint, the control cannot say that the browser removed the files.
    }
  },
});

/** Runs one task in a worker of the catalog. */
const inWorker: KeeperPorts['inWorker'] = async (url, task) => {
  const { createDeviceWorker } = await import('./worker-in-browser.ts');
  const worker = createDeviceWorker(url);
  try {
    return await task(worker);
  } finally {
    worker.stop();
  }
};

const portsFor = (kind: OfflineKind): KeeperPorts | null =>
  isSecureContext && 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator
    ? {
        caches: window.caches,
        fetch: window.fetch.bind(window),
        now: () => new Date(),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        freeBytes: async () => {
          const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
          return quota === undefined ? null : quota - usage;
        },
        persist: async () => {
          await navigator.storage?.persist?.().catch(() => false);
        },
        alone: (work) =>
          navigator.locks.request(DOWNLOAD_LOCK, { ifAvailable: true }, async (lock) => {
            if (lock === null) return false;
            await work();
            return true;
          }),
        register: registerWorker,
        unregister: unregisterWorker,
        chosen: choiceOf(kind),
        inWorker,
        onKept: async () => {
          if (kind !== 'catalog') return;
          const { mountDevice } = await import('./device-in-browser.ts');
          mountDevice(navigator.serviceWorker, updateAutomatically);
        },
        onRemoved: async () => {
          if (kind !== 'catalog') return;
          automaticUpdates.choose(null);
          const { stopDevice } = await import('./device-in-browser.ts');
          stopDevice();
        },
      }
    : null;

const shared = new Map<OfflineKind, Keeper>();

/** Returns the keeper of a kind on this page. All controls of the kind show the same state. */
export const keeperInBrowser = (kind: OfflineKind, offer: OfflineOffer | null): Keeper => {
  const keeper = shared.get(kind) ?? createKeeper(kind, offer, portsFor(kind));
  shared.set(kind, keeper);
  return keeper;
};

/**
 * Downloads a newer version of the catalog, if the visitor lets the site do that without a click, and shows it in the
 * control, if there is one on this page. A failure changes nothing: the control still offers the update.
 */
export const updateAutomatically = async (offer: OfflineOffer): Promise<void> => {
  if (!automaticUpdates.mayStart()) return;
  await createKeeper('catalog', offer, portsFor('catalog')).update();
  await shared.get('catalog')?.look();
};
