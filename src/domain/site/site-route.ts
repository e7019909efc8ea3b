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

/** One page of the site. */
export interface SiteRoute {
  readonly path: string;
  /** Name in navigation, breadcrumbs and lists. */
  readonly label: string;
  readonly family: RouteFamily;
  /** Hub above it in breadcrumbs; `/` for the top. */
  readonly parent: string;
  /** `content`: its text is an entry of the content store; `app`: a route of its own code. */
  readonly kind: 'content' | 'app';
  /** Not for search engines. */
  readonly noindex?: true;
}

/** A table of routes as lines of path and label. */
export const routesOf = (
  family: RouteFamily,
  parent: string,
  lines: readonly (readonly [path: string, label: string])[],
): readonly SiteRoute[] => lines.map(([path, label]) => ({ path, label, family, parent, kind: 'content' }));
