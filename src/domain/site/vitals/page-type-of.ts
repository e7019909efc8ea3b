import type { AppPath } from '../../reference/paths/app-pages.ts';
import { CART_PATH, COMPARE_PATH, DATASHEETS_PATH, LISTS_PATH, STORE_PATH } from '../../reference/paths/store-links.ts';
import { ACCOUNT_PATH, LOGIN_PATH } from '../account-links.ts';
import { FORGOT_PATH, RESET_PATH, SIGN_UP_PATH, VERIFY_PATH } from '../account-pages.ts';
import { routeAt } from '../route-table.ts';
import type { PageType } from './page-types.ts';

/** Application pages, each with everything below it. */
const APPLICATION: readonly (readonly [start: string, type: PageType])[] = [
  [STORE_PATH, 'store'],
  ['/product', 'product'],
  [DATASHEETS_PATH, 'datasheets'],
  [COMPARE_PATH, 'compare'],
  ['/search', 'search'],
  ['/developers' satisfies AppPath, 'content'],
  ['/data' satisfies AppPath, 'content'],
  ['/tools', 'tool'],
  [LISTS_PATH, 'list'],
  ['/l', 'list'],
  [CART_PATH, 'cart'],
  ['/quotes', 'quote'],
  ...[ACCOUNT_PATH, LOGIN_PATH, SIGN_UP_PATH, VERIFY_PATH, FORGOT_PATH, RESET_PATH].map(
    (start) => [start, 'account'] as const,
  ),
];

/** Content pages that consist of one long table. */
export const CHART_PATHS: readonly string[] = [
  '/as568-sizing-chart',
  '/jis-sizing-chart',
  '/metric-o-ring-table',
  '/parker-series-5-xxx-o-ring-sizes',
  '/bs-4518-iso-6149-sizing-chart',
  '/chemical-compatibility-table-o-rings-gaskets-plastics',
];

/** Returns the type of the page at a path. @example pageTypeOf('/product/fk7502-214') // 'product' */
export const pageTypeOf = (path: string): PageType => {
  if (path === '/') return 'home';
  if (CHART_PATHS.includes(path)) return 'chart';
  const application = APPLICATION.find(([start]) => path === start || path.startsWith(`${start}/`));
  if (application) return application[1];
  const route = routeAt(path);
  if (route?.kind !== 'content') return 'other';
  return route.family === 'hub' ? 'hub' : 'content';
};
