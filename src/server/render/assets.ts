import manifest from '../../client/assets.gen.json';
import type { AssetManifest } from '../../client/build/build.ts';

/** Addresses of the built script and styles this Worker was bundled with. */
export const assets: AssetManifest = manifest;
