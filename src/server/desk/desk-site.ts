import { RouteTable } from '../routing/route-table.ts';
import type { RouteFamily } from '../routing/routes.ts';
import { deskHome } from './home/home.ts';
import { people } from './people/people.ts';
import { quoteEditor } from './quotes/quote/quote.ts';
import { joinDesk } from './session/join.ts';
import { signIn } from './session/sign-in.ts';
import { signOut } from './session/sign-out.ts';

/** The desk's routes with their table. */
export interface DeskSite {
  readonly families: readonly RouteFamily[];
  readonly table: RouteTable;
}

const IN_DESK = /^\/desk(?:\/|$)/;

/**
 * Returns the desk of these families. Throws if a route does not declare who may use it, or is outside `/desk`. Tests add
 * further families.
 */
export const deskSite = (families: readonly RouteFamily[]): DeskSite => {
  const table = new RouteTable(families.flatMap(({ routes }) => routes.map(({ declaration }) => declaration)));
  for (const { method, pattern, staff } of table.declarations) {
    if (staff === null) throw new Error(`${method} ${pattern} does not declare which staff may use it.`);
    if (!IN_DESK.test(pattern)) throw new Error(`${method} ${pattern} is outside /desk.`);
  }
  return { families, table };
};

/** All routes of the desk. */
export const DESK: DeskSite = deskSite([deskHome, people, quoteEditor, signIn, joinDesk, signOut]);
