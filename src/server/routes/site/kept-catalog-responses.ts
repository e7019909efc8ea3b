import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import type { DeviceIndex } from '../../data/data-reader.ts';
import { AppError } from '../../http/app-error.ts';
import { catalogManifest, type FactsFile, factsFile } from '../../kept-catalog/catalog-manifest.ts';
import { readDeviceFacts } from '../../kept-catalog/device-facts.ts';
import { matchesETag, notModified } from '../../response-cache/etag.ts';

interface Kept {
  readonly index: DeviceIndex;
  readonly facts: FactsFile;
}

/** Reads what a device gets. Throws `AppError` while there is no index file, and if visitors cannot keep pages. */
const readKept = async (c: Context<AppBindings>): Promise<Kept> => {
  const { services } = c.var;
  if (!services.settings.offlinePages) throw new AppError('not-found');
  const index = await services.data.deviceIndex();
  if (index === null) throw new AppError('files-unavailable');
  const { version, publishedAt, parts } = index;
  return { index, facts: await factsFile(await readDeviceFacts(services, { version, publishedAt, parts })) };
};

/** Returns the manifest of the catalog, or 304. */
export const manifestResponse = async (c: Context<AppBindings>): Promise<Response> => {
  const { index, facts } = await readKept(c);
  const build = (await import('../../../client/device.gen.json')).default;
  const manifest = await catalogManifest(build, index, facts);
  const etag = `"${manifest.build}"`;
  if (matchesETag(c.req.header('If-None-Match'), etag)) return notModified(new Headers({ ETag: etag }));
  return c.json(manifest, 200, { ETag: etag });
};

/** Returns the facts with a checksum. Throws `AppError('not-found')` if they have changed. */
export const factsResponse = async (c: Context<AppBindings>): Promise<Response> => {
  const { facts } = await readKept(c);
  if (facts.sha256 !== c.req.param('sha256')) throw new AppError('not-found');
  return c.body(facts.text, 200, { 'Content-Type': 'application/json' });
};
