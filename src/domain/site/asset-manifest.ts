/** Where blocks find their styles when it is not in the stylesheet of every page of blocks. */
export interface BlockStyles {
  /** The blocks that find them in the stylesheet of the store. */
  readonly inStore: readonly string[];
  /** Styles of the rarer blocks, by name: a page that holds one brings them along. */
  readonly own: Readonly<Record<string, string>>;
}

/** Addresses of the built files: what a page links to. */
export interface AssetManifest<Sheet extends string = string> {
  readonly boot: string;
  /** The inline script that loads it, and the hash a content policy knows it by. */
  readonly loader: { readonly text: string; readonly hash: string };
  /** Stylesheets: a page links `site` and those of its kind; `script` comes with the first island that hydrates. */
  readonly css: Readonly<Record<Sheet, string>>;
  /** Which pages a browser may fetch ahead: a header of pages names it. */
  readonly speculationRules: string;
  /** Script of pages in the visual editor; visitors' pages never name it. */
  readonly editor: string;
  /** Files each island needs, its own chunk first: preloaded by pages that hold it. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}
