import type { Hono } from 'hono';
import { inspectRoutes } from 'hono/dev';
import type { AppBindings } from '../../../src/server/app-bindings.ts';
import type { RouteTable } from '../../../src/server/routing/route-table.ts';

/** Returns the routes of an application that its table does not declare, as `METHOD pattern`, without middleware. */
export const undeclaredRoutes = (app: Hono<AppBindings>, table: RouteTable): readonly string[] =>
  inspectRoutes(app)
    .filter(({ isMiddleware }) => !isMiddleware)
    .filter(({ method, path }) => table.declarationOf(method, path) === null)
    .map(({ method, path }) => `${method} ${path}`);
