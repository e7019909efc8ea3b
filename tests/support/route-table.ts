import { siteOf } from '../../src/server/app.ts';
import type { RouteTable } from '../../src/server/http/route-table.ts';
import { ROUTE_FAMILIES } from '../../src/server/routes/route-families.ts';

/** All routes of the Worker as they are declared. */
export const ROUTE_TABLE: RouteTable = siteOf(ROUTE_FAMILIES).table;
