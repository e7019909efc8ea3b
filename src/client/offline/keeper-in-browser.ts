import type { OfflineOffer } from '../../domain/site/offline/manifest.ts';
import { DOWNLOAD_LOCK, type OfflineKind } from '../../domain/site/offline/names.ts';
import { OFFLINE_CHOICE_KEY } from '../../domain/site/storage-keys.ts';
import { createKeeper, type Keeper, type KeeperPorts } from './keeper.ts';
import { registerWorker, unregisterWorker } from './registration.ts';

const CHOSEN = 'references';

/** Local storage can be denied, which only loses the hint. */
const chosen: KeeperPorts['chosen'] = {
  read() {
    try {
      return localStorage.getItem(OFFLINE_CHOICE_KEY) === CHOSEN;
    } catch {
      return false;
    }
  },
  write(isChosen) {
    try {
      if (isChosen) localStorage.setItem(OFFLINE_CHOICE_KEY, CHOSEN);
      else localStorage.removeItem(OFFLINE_CHOICE_KEY);
    } catch {
      // Without the hint, the control cannot say that the browser removed the files.
    }
  },
};

const ports = (): KeeperPorts | null =>
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
        chosen,
      }
    : null;

let shared: Keeper | null = null;

/** Returns the keeper of the page. All controls on it show the same state. */
export const keeperInBrowser = (kind: OfflineKind, offer: OfflineOffer): Keeper => {
  shared ??= createKeeper(kind, offer, ports());
  return shared;
};
