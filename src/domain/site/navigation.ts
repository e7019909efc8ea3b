import type { AppPath } from '../reference/paths/app-pages.ts';
import { CART_PATH, LISTS_PATH, STANDARD_LINKS, STORE_PATH } from '../reference/paths/store-links.ts';
import { CONTACT } from './navigation/contact.ts';
import { INDUSTRIES } from './navigation/industries.ts';
import { MATERIALS } from './navigation/materials.ts';
import { type NavigationGroup, type NavigationLink, page, pageIfAny, pages } from './navigation/navigation-group.ts';
import { PRODUCTS } from './navigation/products.ts';
import { REFERENCES } from './navigation/references.ts';
import { SERVICES } from './navigation/services.ts';
import { routeAt } from './route-table.ts';
import type { SiteRoute } from './site-route.ts';

/** The six groups of the header's menus and of the drawer, in order. */
export const NAVIGATION: readonly NavigationGroup[] = [PRODUCTS, MATERIALS, REFERENCES, INDUSTRIES, SERVICES, CONTACT];

/** The tools and the most requested charts, at the right end of the navigation row. */
export const QUICK_LINKS: readonly NavigationLink[] = [
  ...pageIfAny('/tools/size-finder', 'Size finder'),
  ...pageIfAny('/tools/gland-designer', 'Gland designer'),
  ...pageIfAny('/tools/material-advisor', 'Material advisor'),
  page('/as568-sizing-chart', 'AS568 chart'),
  ...pageIfAny('/datasheets', 'Datasheets'),
];

/** The footer's link columns. */
export const FOOTER_COLUMNS: readonly { readonly heading: string; readonly links: readonly NavigationLink[] }[] = [
  {
    heading: 'Store',
    links: [
      page(STORE_PATH),
      { label: 'In stock now', href: `${STORE_PATH}?stock_available=true` },
      ...STANDARD_LINKS,
      page(LISTS_PATH),
      page(CART_PATH),
    ],
  },
  {
    heading: 'Reference',
    links: [
      page('/general-groove-design', 'Groove design'),
      page('/chemical-compatibility-table-o-rings-gaskets-plastics', 'Chemical compatibility'),
      page('/material-comparison-guide', 'Material comparison'),
      ...pages(['/rma-tolerances', '/shelf-life']),
      ...pageIfAny('/datasheets', 'Datasheets'),
      page('/tools' satisfies AppPath),
      page('/developers' satisfies AppPath),
      page('/reference-hub', 'All references'),
    ],
  },
  {
    heading: 'Services',
    links: [
      ...pages(['/custom-o-rings', '/engineering-services', '/vacuum-baking', '/kitting', '/material-testing']),
      page('/all-services', 'All services'),
    ],
  },
  {
    heading: 'Company',
    links: [
      ...pages(['/contact-us', '/faq', '/blog', '/linecard', '/iso-9001-certification']),
      ...pageIfAny('/quotes', 'Your quotes'),
      ...pageIfAny('/login', 'Log in'),
    ],
  },
];

/** The footer's last line. */
export const LEGAL_LINKS: readonly NavigationLink[] = [
  page('/privacy-policy', 'Privacy'),
  page('/terms-and-conditions', 'Terms'),
  page('/accessibility'),
  page('/preferences'),
];

const isIn = (group: NavigationGroup, path: string): boolean =>
  group.overview.href === path ||
  group.columns.some(({ hub, links }) => hub?.href === path || links.some(({ href }) => href === path));

/** Tool pages belong to one menu. Other application pages serve every group. */
const isGrouped = ({ kind, path, parent }: SiteRoute): boolean =>
  kind === 'content' || path === ('/tools' satisfies AppPath) || parent === ('/tools' satisfies AppPath);

/**
 * Returns the group of a page: the first one that lists it, otherwise the first one that lists a parent page. null for
 * the home page and for pages that serve every group, such as the store.
 *
 * @example groupOf('/x-rings')?.id // 'products'
 */
export const groupOf = (path: string): NavigationGroup | null => {
  for (let route = routeAt(path); route !== null && isGrouped(route); route = routeAt(route.parent)) {
    const { path: place } = route;
    const group = NAVIGATION.find((one) => isIn(one, place));
    if (group) return group;
    if (place === '/') return null;
  }
  return null;
};
