/** Addresses of the built files: what a page links to. */
export interface AssetManifest {
  readonly boot: string;
  /** The inline script that loads it, and the hash a content policy knows it by. */
  readonly loader: { readonly text: string; readonly hash: string };
  /** A page has one: `content` when its content is blocks, `hosted` when these come from a builder space. */
  readonly css: { readonly content: string; readonly hosted: string; readonly shop: string };
  /** Which pages a browser may fetch ahead: a header of pages names it. */
  readonly speculationRules: string;
  /** Script of pages in the visual editor; visitors' pages never name it. */
  readonly editor: string;
  /** Files each island needs, its own chunk first: preloaded by pages that hold it. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}
