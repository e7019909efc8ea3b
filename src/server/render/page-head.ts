import type { IslandName } from '../../client/islands.gen.ts';
import type { Stylesheet } from '../http/assets.ts';
import type { StructuredData } from './structured-data.ts';

/** The metadata and options of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the page's canonical URL; absent for pages that must not be indexed. */
  readonly canonical?: string;
  /** Islands whose JavaScript is loaded together when the first of them hydrates. */
  readonly preload?: readonly IslandName[];
  /** The page's main block, to which a second skip link leads. */
  readonly skip?: { readonly href: `#${string}`; readonly text: string };
  /** The page's kind, a literal that the build reads: the stylesheet in addition to `site`. Default: `shop`. */
  readonly sheets?: readonly Stylesheet[];
  /** Inline styles: those of its less common blocks. */
  readonly styles?: string;
  readonly noindex?: boolean;
  /** The page is viewed or edited in the visual editor, so the editor's JavaScript is loaded too. */
  readonly editor?: boolean;
  /** Visitors may see different versions of the page, and measuring them needs consent. */
  readonly asksConsent?: boolean;
  /** A page for staff, without header, footer and messaging widget. */
  readonly bare?: boolean;
  /** A part of the page is late and streams in after the rest. Only when it really is: the HTML of a complete page is rendered faster. */
  readonly streams?: boolean;
  /** Path of the image for link previews, 1200 × 630. */
  readonly image?: string;
  /** Open Graph type. Default: `website`. */
  readonly type?: 'website' | 'article' | 'product';
  readonly structured?: readonly StructuredData[];
}
