import { SITE } from '../../../src/server/routes/route-families.ts';
import type { RouteTable } from '../../../src/server/routing/route-table.ts';

/** All routes of the Worker as they are declared. */
export const ROUTE_TABLE: RouteTable = SITE.table;
