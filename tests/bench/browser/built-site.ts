import type { AssetManifest } from '../../../src/domain/site/asset-manifest.ts';
import { buildClient } from '../../../src/tools/build/build-client.ts';
import { buildWorker } from '../../../src/tools/build/build-worker.ts';
import { startBuiltSite } from '../../support/built-site.ts';

/** Builds client and Worker, and serves them on a port while `measure` runs. */
export const serveBuilt = async (
  port: number,
  measure: (origin: string, manifest: AssetManifest) => Promise<void>,
): Promise<void> => {
  const manifest = await buildClient();
  await buildWorker();
  const site = await startBuiltSite(port);
  try {
    await measure(site.origin, manifest);
  } finally {
    await site.stop();
  }
};
