import manifest from '../../client/assets.gen.json';
import type { AssetManifest } from '../../domain/site/asset-manifest.ts';

/** A stylesheet. The build creates one for each name in the `sheets` of a page head. */
export type Stylesheet = keyof typeof manifest.css;

/** URLs of the JavaScript and styles that were built with this Worker. */
export const assets: AssetManifest<Stylesheet, keyof typeof manifest.desk> = manifest;
