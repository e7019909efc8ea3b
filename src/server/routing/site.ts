import { RouteTable } from './route-table.ts';
import type { RouteFamily } from './routes.ts';

/** Families of routes, grouped by the middleware that they need. */
interface RouteFamilies {
  readonly pictures: readonly RouteFamily[];
  readonly programs: readonly RouteFamily[];
  readonly pages: readonly RouteFamily[];
}

/** Families of routes with the table of all their declarations. */
export interface Site extends RouteFamilies {
  readonly table: RouteTable;
}

/** Returns the site of these families. Tests add further families. */
export const siteOf = (families: RouteFamilies): Site => {
  const { pictures, programs, pages } = families;
  const all = [...pictures, ...programs, ...pages];
  return {
    ...families,
    table: new RouteTable(all.flatMap(({ routes }) => routes.map(({ declaration }) => declaration))),
  };
};
