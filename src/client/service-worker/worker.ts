import { handlingOf } from '../../domain/site/offline/handle-request.ts';
import { DOWNLOAD_LOCK } from '../../domain/site/offline/names.ts';
import { PAGE_LOADED } from '../../domain/site/offline/worker-messages.ts';
import { dropOldBuilds } from './records.ts';
import { respondWithFile, respondWithMadeFile, respondWithPicture } from './respond-with-file.ts';
import { respondWithPage } from './respond-with-page.ts';
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
  const { origin, pathname } = new URL(url);
  const facts = { method, mode, destination, isOwn: origin === self.location.origin, path: pathname };
  switch (handlingOf({ ...facts, isPartial: headers.has('Range') })) {
    case 'page':
      return event.respondWith(respondWithPage(event, self.clients));
    case 'file':
      return event.respondWith(respondWithFile(event, (id) => self.clients.get(id)));
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
  const { held = [] } = await self.navigator.locks.query();
  if (pages.every((page) => page.id === id) && !held.some(({ name }) => name === DOWNLOAD_LOCK)) await dropOldBuilds();
};

self.addEventListener('message', (event) => {
  if (event.data === PAGE_LOADED && event.source instanceof Client) event.waitUntil(dropIfAlone(event.source.id));
});
