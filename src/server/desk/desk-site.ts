import { RouteTable } from '../routing/route-table.ts';
import type { RouteFamily } from '../routing/routes.ts';
import { catalogDownloads } from './catalog/downloads/downloads.ts';
import { deskCompounds } from './catalog/tables/compounds.tsx';
import { deskParts } from './catalog/tables/parts.tsx';
import { deskTables } from './catalog/tables/tables.tsx';
import { catalogUploads } from './catalog/upload/upload.ts';
import { catalogVersionRoutes } from './catalog/versions/versions.ts';
import { deskHealth } from './health/health.ts';
import { deskHome } from './home/home.ts';
import { message } from './messages/message.ts';
import { messageFiles } from './messages/message-files.ts';
import { messages } from './messages/messages.ts';
import { people } from './people/people.ts';
import { changeQuotes } from './quotes/list/change-quotes.ts';
import { exportQuotes } from './quotes/list/export-quotes.ts';
import { quoteMonth } from './quotes/list/month.ts';
import { quoteList } from './quotes/list/quote-list.ts';
import { quoteEditor } from './quotes/quote/quote.ts';
import { joinDesk } from './session/join.ts';
import { signIn } from './session/sign-in.ts';
import { signOut } from './session/sign-out.ts';
import { deskSettings } from './settings/settings.ts';

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
export const DESK: DeskSite = deskSite([
  deskHome,
  deskHealth,
  messages,
  message,
  messageFiles,
  catalogUploads,
  catalogVersionRoutes,
  catalogDownloads,
  deskTables,
  deskParts,
  deskCompounds,
  quoteList,
  changeQuotes,
  exportQuotes,
  quoteMonth,
  quoteEditor,
  people,
  deskSettings,
  signIn,
  joinDesk,
  signOut,
]);
