import { siteOf } from '../../src/server/app.ts';
import type { RouteTable } from '../../src/server/http/route-table.ts';
import { ROUTE_FAMILIES } from '../../src/server/routes/route-families.ts';

/** All declared routes of the Worker. */
export const ROUTE_TABLE: RouteTable = siteOf(ROUTE_FAMILIES).table;
