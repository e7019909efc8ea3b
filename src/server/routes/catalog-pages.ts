import { ENTRY_FIELDS } from '../../domain/engineering/gland-design/entry/entry.ts';
import type { AppPath } from '../../domain/reference/paths/app-pages.ts';
import { markdownPage } from '../render/markdown-page.ts';
import { page } from '../render/page.tsx';
import {
  advisorParameters,
  anyOf,
  grooveParameters,
  listingParameters,
  none,
  sizeFinderParameters,
} from '../response-cache/cache-parameters.ts';
import { perRequest, REVALIDATE, sharedPage } from '../response-cache/cache-policy.ts';
import { pageFamily, type ReadPage } from './page-family.ts';

/** The pages that need nothing but the catalog and the settings, so that they are also rendered on a device. */
export const CATALOG_PAGES = {
  '/shop/orings': [
    { policy: sharedPage(listingParameters, ['catalog']) },
    page(
      () => import('./store/store.page.tsx'),
      ({ prices }) => ({ prices }),
    ),
    markdownPage(
      () => import('./store/store.markdown.ts'),
      ({ prices }) => ({ prices }),
    ),
  ],
  '/compare': [
    { policy: perRequest(REVALIDATE), parameters: ['compounds', 'quantity'] },
    page(
      () => import('./store/compare.page.tsx'),
      ({ prices }) => ({ prices }),
    ),
  ],
  '/search': [
    { policy: perRequest(REVALIDATE), parameters: ['query'], limit: 'SEARCH_LIMIT' },
    page(
      () => import('./search/search.page.tsx'),
      ({ pages }) => ({ pages }),
    ),
  ],
  '/tools': [
    { policy: sharedPage(none, []) },
    page(() => import('./tools/tools.page.tsx')),
    markdownPage(() => import('./tools/tools.markdown.ts')),
  ],
  '/tools/size-finder': [
    { policy: sharedPage(sizeFinderParameters, ['catalog']) },
    page(() => import('./tools/size-finder.page.tsx')),
    markdownPage(() => import('./tools/size-finder.markdown.ts')),
  ],
  '/tools/gland-designer': [
    { policy: sharedPage(anyOf(ENTRY_FIELDS), ['catalog']) },
    page(() => import('./tools/glands/gland-designer.page.tsx')),
    markdownPage(() => import('./tools/glands/gland-designer.markdown.ts')),
  ],
  '/tools/groove-to-ring': [
    { policy: sharedPage(grooveParameters, ['catalog']) },
    page(() => import('./tools/glands/groove-to-ring.page.tsx')),
    markdownPage(() => import('./tools/glands/groove-to-ring.markdown.ts')),
  ],
  '/tools/material-advisor': [
    { policy: sharedPage(advisorParameters, ['catalog']) },
    page(() => import('./tools/material-advisor.page.tsx')),
    markdownPage(() => import('./tools/material-advisor.markdown.ts')),
  ],
  '/tools/ring-gauge': [
    { policy: sharedPage(anyOf(['series', 'paper']), []) },
    page(() => import('./tools/ring-gauge.page.tsx')),
    markdownPage(() => import('./tools/ring-gauge.markdown.ts')),
  ],
  '/cart': [
    { policy: perRequest(REVALIDATE), parameters: ['add', 'continue_to'] },
    page(
      () => import('./quotes/cart.page.tsx'),
      ({ settings }) => ({ settings }),
    ),
  ],
  '/offline': [{ policy: sharedPage(none, []) }, page(() => import('./site/offline.page.tsx'))],
} as const satisfies Partial<Readonly<Record<AppPath, ReadPage>>>;

/** The families of these pages. */
export const catalogPages = Object.entries(CATALOG_PAGES).map(([path, entry]) => pageFamily(path, entry));
