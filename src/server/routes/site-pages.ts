import type { Handler } from 'hono';
import { ENTRY_FIELDS } from '../../domain/engineering/gland-design/entry/entry.ts';
import type { AppPath } from '../../domain/reference/paths/app-pages.ts';
import { markdownPath } from '../../domain/reference/paths/markdown-path.ts';
import type { AppBindings } from '../app-bindings.ts';
import { markdownPage, markdownRules } from '../render/markdown-page.ts';
import { page } from '../render/page.tsx';
import {
  advisorParameters,
  anyOf,
  grooveParameters,
  listingParameters,
  none,
  sizeFinderParameters,
} from '../response-cache/cache-parameters.ts';
import { perRequest, REVALIDATE, type SharedPolicy, secretPage, sharedPage } from '../response-cache/cache-policy.ts';
import type { ReadRules } from '../routing/route-rules.ts';
import { defineRoutes, Routes } from '../routing/routes.ts';
import { forgotPassword } from './account/forgot-password.ts';
import { login } from './account/login.ts';
import { resetPassword } from './account/reset-password.ts';
import { signUp } from './account/sign-up.ts';
import { verifyEmail } from './account/verify-email.ts';
import { dataPage } from './data/data-page.ts';
import { datasheets } from './datasheets/datasheets.ts';
import { lists } from './lists/lists.ts';
import { visitorQuotes } from './quotes/visitor-quotes.ts';
import { preferences } from './site/preferences.ts';

/** A page without forms and files: its rules and handler, and the handler of its Markdown if it has one. */
type ReadPage = readonly [ReadRules, Handler<AppBindings>] | SharedPage;
type SharedPage = readonly [{ readonly policy: SharedPolicy }, Handler<AppBindings>, markdown: Handler<AppBindings>];

/** Returns the family of a page, with its Markdown beside it. */
const familyOf = (path: string, entry: ReadPage): Routes => {
  if (entry.length === 2) return defineRoutes(path).get('/', ...entry);
  const [{ policy }, html, markdown] = entry;
  return defineRoutes(path)
    .get('/', { policy, markdown: true }, html)
    .get(markdownPath(''), markdownRules(policy), markdown);
};

/**
 * Every page in the domain's table `APP_PAGES`: its rules and its module, or its family of routes if it also has forms
 * or files. A page of the table that is missing here does not compile.
 */
const SITE_PAGES: Readonly<Record<AppPath, ReadPage | Routes>> = {
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
  '/datasheets': datasheets,
  '/developers': [
    { policy: sharedPage(none, ['catalog']) },
    page(
      () => import('./developers/developers.page.tsx'),
      ({ settings }) => ({ settings }),
    ),
    markdownPage(() => import('./developers/developers.markdown.ts')),
  ],
  '/data': dataPage,
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
  '/lists': lists,
  '/lists/review': lists,
  '/cart': [
    { policy: perRequest(REVALIDATE), parameters: ['add', 'continue_to'] },
    page(
      () => import('./quotes/cart.page.tsx'),
      ({ settings }) => ({ settings }),
    ),
  ],
  '/quotes': visitorQuotes,
  '/login': login,
  '/account': [
    { policy: secretPage(REVALIDATE) },
    page(
      () => import('./account/account.page.tsx'),
      ({ auth }) => ({ auth }),
    ),
  ],
  '/sign-up': signUp,
  '/forgot-password': forgotPassword,
  '/verify-email': verifyEmail,
  '/reset-password': resetPassword,
  '/offline': [{ policy: sharedPage(none, []) }, page(() => import('./site/offline.page.tsx'))],
  '/preferences': preferences,
};

/** The families of all pages in the table. */
export const sitePages: readonly Routes[] = [
  ...new Set(
    Object.entries(SITE_PAGES).map(([path, entry]) => (entry instanceof Routes ? entry : familyOf(path, entry))),
  ),
];
