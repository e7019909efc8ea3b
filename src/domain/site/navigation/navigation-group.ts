import { routeAt } from '../route-table.ts';

/** A link of a menu, the drawer or the footer. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** Name of the drawing whose profile stands before the label: `x-ring`. */
  readonly drawing?: string;
}

/** One column of a menu. */
export interface NavigationColumn {
  readonly heading: string;
  /** What one finds there, in a few words. */
  readonly purpose: string;
  /** Page that lists all of it; null where there is none. */
  readonly hub: NavigationLink | null;
  readonly links: readonly NavigationLink[];
}

/** The one page a menu recommends. */
export interface FeaturedCard {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly imageUrl: string;
  readonly description: string;
}

/** One of the six groups of the main navigation. */
export interface NavigationGroup {
  readonly id: string;
  readonly label: string;
  /** The group's own page: what its label links to without script. */
  readonly overview: NavigationLink;
  /** Columns without links are not shown. */
  readonly columns: readonly NavigationColumn[];
  readonly featured: FeaturedCard;
}

/**
 * A link to a page of the route table, under the table's label or a shorter one. Throws for an address that is not in
 * the table: a mistake in navigation must not reach a visitor.
 *
 * @example page('/x-rings') // { label: 'X-rings', href: '/x-rings', drawing: 'x-ring' }
 */
export const page = (path: string, label?: string): NavigationLink => {
  const route = routeAt(path);
  if (route === null) throw new RangeError(`There is no page ${path} to link to.`);
  const { drawing } = route;
  return { label: label ?? route.label, href: path, ...(drawing !== undefined && { drawing }) };
};

/** The link in a list, or an empty list as long as the route table has no such page. */
export const pageIfAny = (path: string, label?: string): readonly NavigationLink[] =>
  routeAt(path) === null ? [] : [page(path, label)];

export const pages = (paths: readonly string[]): readonly NavigationLink[] => paths.map((path) => page(path));

/** A column of pages; its hub link says how many there are. */
export const navigationColumn = (
  heading: string,
  purpose: string,
  hub: string,
  links: readonly NavigationLink[],
): NavigationColumn => ({
  heading,
  purpose,
  hub: page(hub, `All ${links.length}`),
  links,
});
