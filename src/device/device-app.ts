import type { Hono } from 'hono';
import { openCatalog } from '../domain/shop/catalog/index/open-catalog.ts';
import type { DeviceFacts } from '../domain/site/offline/device-facts.ts';
import type { AppBindings } from '../server/app-bindings.ts';
import { pageRenderer } from '../server/render/page-renderer.ts';
import { onError, onNotFound } from '../server/routes/site/on-error.ts';
import { AppBuilder } from '../server/routing/app-builder.ts';
import { withServices } from '../server/routing/with-services.ts';
import { securityHeaders } from '../server/security/headers.ts';
import { deviceServices } from './device-services.ts';
import { DEVICE_SITE } from './device-site.ts';

/**
 * Creates the site's application for a device: the same routes as on the server over the index in memory. It has no
 * response cache, no accounts and no rate limits, and responds to one visitor.
 *
 * @param index bytes of a snapshot, which must not be changed afterwards
 * @throws SnapshotError if the bytes are not a complete, undamaged snapshot
 */
export const createDeviceApp = (index: Uint8Array, facts: DeviceFacts): Hono<AppBindings> => {
  // The checksum of the file differs from the version if hidden options were left out.
  const catalog = { ...openCatalog(index), version: facts.catalog.version };
  const services = deviceServices(catalog, facts);
  return (
    new AppBuilder(DEVICE_SITE.table)
      // Bodies have no limit: they come from the page itself. Counting them would copy the request, which loses its cookies.
      .use(
        securityHeaders,
        withServices(() => services),
      )
      .mount(DEVICE_SITE.pictures)
      .mount(DEVICE_SITE.programs)
      .use(pageRenderer)
      .mount(DEVICE_SITE.pages)
      .finish(onNotFound, onError)
  );
};
