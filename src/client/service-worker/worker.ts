import { SYNC_TAG } from '../../domain/order/quotes/outbox/background-sync.ts';
import { handlingOf } from '../../domain/site/offline/handle-request.ts';
import { DOWNLOAD_LOCK } from '../../domain/site/offline/names.ts';
import { PAGE_LOADED } from '../../domain/site/offline/worker-messages.ts';
import { dropOldBuilds } from './records.ts';
import { respondWithFile, respondWithMadeFile, respondWithPicture } from './respond-with-file.ts';
import { respondWithPage } from './respond-with-page.ts';
import { sendWaiting } from './send-waiting.ts';
import { addStaticRoutes } from './static-routes.ts';

/*
 * The service worker of visitors who keep pages on their device (docs/guides/offline.md). It contains no list of files
 * and no build: the page downloads and checks them, and this code serves what is complete. It never activates early:
 * a new version waits until no page uses the old one.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(addStaticRoutes(event)));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { method, url, mode, destination, headers } = event.request;
  const { origin, pathname: path } = new URL(url);
  const isOwn = origin === self.location.origin;
  switch (handlingOf({ method, mode, destination, isOwn, path, isPartial: headers.has('Range') })) {
    case 'page':
      return event.respondWith(respondWithPage(event, self.clients));
    case 'file':
      return event.respondWith(respondWithFile(event, self.clients));
    case 'picture':
      return event.respondWith(respondWithPicture(event));
    case 'made':
      return event.respondWith(respondWithMadeFile(event, self.clients));
    case 'network':
  }
});

/** Deletes earlier builds if the page that has loaded is the only one, and nothing is being downloaded. */
const dropIfAlone = async (id: string): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { held = [] } = await navigator.locks.query();
  if (pages.every((page) => page.id === id) && !held.some(({ name }) => name === DOWNLOAD_LOCK)) await dropOldBuilds();
};

self.addEventListener('message', (event) => {
  if (event.data === PAGE_LOADED && event.source instanceof Client) event.waitUntil(dropIfAlone(event.source.id));
});

/** The event of Background Sync. The compiler's library does not have it yet. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(sendWaiting());
});
