import manifest from '../../client/assets.gen.json';
import type { AssetManifest } from '../../domain/site/asset-manifest.ts';

/** A stylesheet. The build makes one of each name in the `sheets` of a page's head. */
export type Sheet = keyof typeof manifest.css;

/** Addresses of the built script and styles this Worker was bundled with. */
export const assets: AssetManifest<Sheet> = manifest;
