export type RouteFamily =
  | 'plain'
  | 'hub'
  | 'product'
  | 'material'
  | 'reference'
  | 'industry'
  | 'service'
  | 'coating'
  | 'compliance'
  | 'blog';

/** A page of the site. */
export interface SiteRoute {
  readonly path: string;
  /** Name in navigation, breadcrumbs and lists. */
  readonly label: string;
  readonly family: RouteFamily;
  /** Parent hub in breadcrumbs. `/` for the top level. */
  readonly parent: string;
  /**
   * `content`: its text is an entry of the content store. `app`: implemented in code, declared in
   * `routes/app-pages.ts`.
   */
  readonly kind: 'content' | 'app';
  /** Excluded from search engines and the sitemap. */
  readonly noindex?: true;
  /** Name of the drawing next to its label in the menus. */
  readonly drawing?: string;
}

/** Path, label and the name of the drawing. */
type RouteLine = readonly [path: string, label: string, drawing?: string];

/** Returns content routes from lines of path, label and drawing. */
export const routesOf = (family: RouteFamily, parent: string, lines: readonly RouteLine[]): readonly SiteRoute[] =>
  lines.map(([path, label, drawing]) => ({
    ...{ path, label, family, parent, kind: 'content' },
    ...(drawing !== undefined && { drawing }),
  }));
