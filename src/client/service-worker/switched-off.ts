import { isOwnCache } from '../../domain/site/offline/names.ts';

/*
 * Replaces the service worker while the setting `OFFLINE_PAGES` is `off`: removes everything from the device, without
 * reloading pages. It has no fetch handler, so all requests go to the network.
 */
declare const self: ServiceWorkerGlobalScope;

const removeEverything = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
  await self.registration.unregister();
};

// Nothing that a page is doing depends on the service worker.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
