import { routeAt } from '../route-table.ts';

/** A link in a menu, the drawer or the footer. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** Name of the drawing whose profile is shown before the label: `x-ring`. */
  readonly drawing?: string;
}

/** One column of a menu. */
export interface NavigationColumn {
  readonly heading: string;
  /** Its content, in a few words. */
  readonly purpose: string;
  /** Page that lists all of it, or null. */
  readonly hub: NavigationLink | null;
  readonly links: readonly NavigationLink[];
}

/** The page that a menu recommends. */
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
  /** The group's overview page, to which its label links without JavaScript. */
  readonly overview: NavigationLink;
  /** Columns without links are not shown. */
  readonly columns: readonly NavigationColumn[];
  readonly featured: FeaturedCard;
}

/**
 * Returns a link to a page of the route table, with the table's label or a shorter one. Throws for a path that is not
 * in the table, so that a mistake in navigation never reaches a visitor.
 *
 * @example page('/x-rings') // { label: 'X-rings', href: '/x-rings', drawing: 'x-ring' }
 */
export const page = (path: string, label?: string): NavigationLink => {
  const route = routeAt(path);
  if (route === null) throw new RangeError(`There is no page ${path} to link to.`);
  const { drawing } = route;
  return { label: label ?? route.label, href: path, ...(drawing !== undefined && { drawing }) };
};

/** Returns the link in a list, or an empty list if the route table does not have the page. */
export const pageIfAny = (path: string, label?: string): readonly NavigationLink[] =>
  routeAt(path) === null ? [] : [page(path, label)];

export const pages = (paths: readonly string[]): readonly NavigationLink[] => paths.map((path) => page(path));

/** Returns a column of pages whose hub link shows their number. */
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
