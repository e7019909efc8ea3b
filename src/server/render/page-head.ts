import type { IslandName } from '../../client/islands.gen.ts';
import type { Sheet } from './assets.ts';
import type { StructuredData } from './structured-data.ts';

/** What a page says about itself besides its content. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page's one canonical address; absent for pages that are not to be found. */
  readonly canonical?: string;
  /** Islands whose script is fetched together when the first of them wakes. */
  readonly preload?: readonly IslandName[];
  /** Store pages use the wider shell. */
  readonly wide?: boolean;
  /** The page's kind, a literal that the build reads: the stylesheet beside `site`. `shop` when absent. */
  readonly sheets?: readonly Sheet[];
  /** Styles that it brings along: those of its rarer blocks. */
  readonly styles?: string;
  readonly noindex?: boolean;
  /** The page is looked at or edited in the visual editor: its script is loaded too. */
  readonly editor?: boolean;
  /** Visitors may see different versions of the page: measuring them needs consent. */
  readonly asksConsent?: boolean;
  /** A page for staff: without header, footer and messaging widget. */
  readonly bare?: boolean;
  /** A part of the page is late and streams in after the rest. Only when it really is: the HTML of a complete page is rendered faster. */
  readonly streams?: boolean;
  /** Path of the picture that link previews show, 1200 × 630. */
  readonly image?: string;
  /** Open Graph type; a website when absent. */
  readonly type?: 'website' | 'article' | 'product';
  readonly structured?: readonly StructuredData[];
}
