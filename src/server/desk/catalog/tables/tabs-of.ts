import type { Context } from 'hono';
import type { AppBindings } from '../../../app-bindings.ts';
import { mountedTabs } from './catalog-tabs.tsx';

/** Returns the paths of the catalog's tabs whose pages exist. */
export const tabsOf = (c: Context<AppBindings>): readonly string[] =>
  mountedTabs((path) => c.var.routes.declarationOf('GET', path) !== null);
