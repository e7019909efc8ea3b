import { deviceRole } from '../../domain/site/offline/device-endpoints.ts';
import type { AskPage, DeviceRequest, DeviceResponse, FromPage } from '../../domain/site/offline/device-messages.ts';
import type { OfflineOffer } from '../../domain/site/offline/manifest.ts';
import { DEVICE_START, OFFLINE_PATH } from '../../domain/site/offline/names.ts';
import { DEVICE_START_KEY } from '../../domain/site/storage-keys.ts';
import { answerFirst } from '../api.ts';
import { isReloaded } from '../is-reloaded.ts';
import { whenLoadedAndIdle } from '../when-idle.ts';
import { readCatalogOffer } from './catalog-offer.ts';
import { createDeviceCatalog, type DeviceCatalog } from './device-catalog.ts';
import { storedCatalog } from './stored-catalog.ts';
import { createDeviceWorker } from './worker-in-browser.ts';

const responseOf = ({ status, headers, body }: DeviceResponse): Response =>
  new Response(status === 204 || status === 304 ? null : body, { status, headers });

const bodyOf = ({ body }: RequestInit): string | null => (typeof body === 'string' ? body : null);

/**
 * On the offline page, shown for another URL: starts the catalog and loads that page again, once. The mark of a try is not
 * enough, because a page that is left early keeps it.
 */
const startForPage = async (start: () => Promise<unknown>): Promise<void> => {
  const root = document.documentElement;
  const isTried = isReloaded() && sessionStorage.getItem(DEVICE_START_KEY) === location.href;
  sessionStorage.removeItem(DEVICE_START_KEY);
  if (!root.hasAttribute(DEVICE_START)) return;
  if (isTried || (await start()) === null) {
    root.removeAttribute(DEVICE_START);
    return;
  }
  sessionStorage.setItem(DEVICE_START_KEY, location.href);
  location.reload();
};

const isAskPage = (data: unknown): data is AskPage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'device';

let mounted: DeviceCatalog | null = null;

/**
 * Lets the catalog on this device respond: to the page's requests to the API, and to the service worker, which
 * needs pages and files without a network. If it responds already, it uses the version that is on the device now.
 *
 * @param onOffer is called with what the server offers, whenever the page reads its version
 */
export const mountDevice = (workers: ServiceWorkerContainer, onOffer: (offer: OfflineOffer) => Promise<void>): void => {
  if (mounted) {
    mounted.check();
    return;
  }
  const catalog = createDeviceCatalog({
    stored: () => storedCatalog(caches),
    createWorker: createDeviceWorker,
    currentVersion: async () => {
      const offer = await readCatalogOffer();
      if (offer !== null) void onOffer(offer).catch(() => undefined);
      return offer?.catalog?.version ?? null;
    },
    now: () => Date.now(),
  });
  mounted = catalog;
  if (navigator.onLine) whenLoadedAndIdle(catalog.check);
  const respond = (request: Omit<DeviceRequest, 'cookies'>): Promise<DeviceResponse | null> =>
    catalog.respond({ ...request, cookies: document.cookie });
  const respondOffline = (url: string): Promise<DeviceResponse | null> =>
    respond({ method: 'GET', url, body: null, isOffline: true });

  answerFirst(async (address, init, hasFailed) => {
    const { method = 'GET' } = init;
    if (method !== 'GET' && method !== 'POST') return null;
    const url = new URL(address, location.href);
    const role = deviceRole(method, url);
    if (role === 'never') return null;
    const isOffline = hasFailed || !navigator.onLine;
    if (!isOffline && (role === 'dated' || !catalog.isCurrent())) return null;
    const response = await respond({ method, url: url.href, body: bodyOf(init), isOffline });
    return response && responseOf(response);
  });

  addEventListener('offline', catalog.warm);
  if (!navigator.onLine) catalog.warm();

  void startForPage(() => respondOffline(new URL(OFFLINE_PATH, location.href).href)).catch(() =>
    document.documentElement.removeAttribute(DEVICE_START),
  );

  workers.addEventListener('message', ({ data, ports: [port] }) => {
    if (!isAskPage(data) || port === undefined) return;
    port.postMessage('working' satisfies FromPage);
    respondOffline(data.url)
      .catch(() => null)
      .then((response) => port.postMessage(response, response === null ? [] : [response.body]));
  });
};

/** Stops using the catalog, which was removed. */
export const stopDevice = (): void => mounted?.stop();
