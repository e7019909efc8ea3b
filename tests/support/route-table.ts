import type { RouteTable } from '../../src/server/http/route-table.ts';
import { SITE } from '../../src/server/routes/route-families.ts';

/** All routes of the Worker as they are declared. */
export const ROUTE_TABLE: RouteTable = SITE.table;
