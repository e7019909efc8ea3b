import manifest from '../../client/assets.gen.json';
import type { AssetManifest } from '../../tools/build/build-client.ts';

/** Addresses of the built script and styles this Worker was bundled with. */
export const assets: AssetManifest = manifest;
