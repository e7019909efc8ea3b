import type { OfflineOffer } from './offline/manifest.ts';

/** Where blocks find their styles, for those not in the stylesheet of all content pages. */
export interface BlockStyles {
  /** Blocks whose styles are in the store's stylesheet. */
  readonly inStore: readonly string[];
  /** Styles of less common blocks, by name, which pages with such a block include. */
  readonly own: Readonly<Record<string, string>>;
}

/** URLs of the built files that pages link to. */
export interface AssetManifest<Sheet extends string = string, DeskScript extends string = string> {
  readonly boot: string;
  /** The inline script that loads it, and its hash for the content security policy. */
  readonly loader: { readonly text: string; readonly hash: string };
  /** Stylesheets. A page links `site` and those of its kind. `script` is loaded with the first island that hydrates. */
  readonly css: Readonly<Record<Sheet, string>>;
  /** Speculation rules with the pages that a browser may prefetch, named in a response header. */
  readonly speculationRules: string;
  /** What visitors can keep on their device. */
  readonly offline: OfflineOffer;
  /** JavaScript modules of the desk's pages by name, which visitors' pages never load. */
  readonly desk: Readonly<Record<DeskScript, string>>;
  /** JavaScript of pages in the visual editor, which visitors' pages never load. */
  readonly editor: string;
  /** Files of each island, its entry chunk first. Pages with the island preload them. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}
