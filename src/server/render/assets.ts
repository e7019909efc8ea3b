import manifest from '../../client/assets.gen.json';
import type { AssetManifest } from '../../domain/site/asset-manifest.ts';

/** Addresses of the built script and styles this Worker was bundled with. */
export const assets: AssetManifest = manifest;
