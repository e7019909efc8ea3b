import * as v from 'valibot';
import { deviceRole } from '../../domain/site/offline/device-endpoints.ts';
import type { AskPage, DeviceResponse } from '../../domain/site/offline/device-messages.ts';
import { offlineManifest } from '../../domain/site/offline/manifest.ts';
import { CATALOG_MANIFEST_PATH, DEVICE_START, OFFLINE_PATH } from '../../domain/site/offline/names.ts';
import { answerFirst } from '../api.ts';
import { createDeviceCatalog } from './device-catalog.ts';
import { storedCatalog } from './stored-catalog.ts';
import { createDeviceWorker } from './worker-in-browser.ts';

const currentVersion = async (): Promise<string | null> => {
  const response = await fetch(CATALOG_MANIFEST_PATH, { cache: 'no-cache' });
  const parsed = v.safeParse(offlineManifest, await response.json());
  return parsed.success ? (parsed.output.catalog?.version ?? null) : null;
};

const responseOf = ({ status, headers, body }: DeviceResponse): Response =>
  new Response(status === 204 || status === 304 ? null : body, { status, headers });

const bodyOf = ({ body }: RequestInit): string | null => (typeof body === 'string' ? body : null);

/** The page that this tab tried to show with the catalog, so that a failure does not reload it for ever. */
const TRIED_KEY = 'canyon-device-start';

/** On the offline page, shown for another URL: starts the catalog and loads that page again, once. */
const startForPage = async (start: () => Promise<unknown>): Promise<void> => {
  const root = document.documentElement;
  if (!root.hasAttribute(DEVICE_START)) return;
  const isTried = sessionStorage.getItem(TRIED_KEY) === location.href;
  const response = isTried ? null : await start();
  sessionStorage.setItem(TRIED_KEY, isTried ? '' : location.href);
  if (response === null) root.removeAttribute(DEVICE_START);
  else location.reload();
};

const isAskPage = (data: unknown): data is AskPage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'device';

let isMounted = false;

/**
 * Lets the catalog on this device respond: to the page's requests to the API, and to the service worker, which
 * needs pages and files without a network.
 */
export const mountDevice = (workers: ServiceWorkerContainer): void => {
  if (isMounted) return;
  isMounted = true;
  const catalog = createDeviceCatalog({
    stored: () => storedCatalog(caches),
    createWorker: createDeviceWorker,
    currentVersion,
    now: () => Date.now(),
  });
  const respond = (request: AskPage['request']): Promise<DeviceResponse | null> =>
    catalog.respond({ ...request, cookies: document.cookie });

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

  void startForPage(() =>
    respond({ method: 'GET', url: new URL(OFFLINE_PATH, location.href).href, body: null, isOffline: true }),
  ).catch(() => document.documentElement.removeAttribute(DEVICE_START));

  workers.addEventListener('message', ({ data, ports: [port] }) => {
    if (!isAskPage(data) || port === undefined) return;
    respond(data.request)
      .catch(() => null)
      .then((response) => port.postMessage(response, response === null ? [] : [response.body]));
  });
};
