import type { AppPath } from '../../domain/reference/paths/app-pages.ts';
import { markdownPage } from '../render/markdown-page.ts';
import { page } from '../render/page.tsx';
import { none } from '../response-cache/cache-parameters.ts';
import { REVALIDATE, secretPage, sharedPage } from '../response-cache/cache-policy.ts';
import { Routes } from '../routing/routes.ts';
import { forgotPassword } from './account/forgot-password.ts';
import { login } from './account/login.ts';
import { resetPassword } from './account/reset-password.ts';
import { signUp } from './account/sign-up.ts';
import { verifyEmail } from './account/verify-email.ts';
import { CATALOG_PAGES } from './catalog-pages.ts';
import { dataPage } from './data/data-page.ts';
import { datasheets } from './datasheets/datasheets.ts';
import { lists } from './lists/lists.ts';
import { pageFamily, type ReadPage } from './page-family.ts';
import { visitorQuotes } from './quotes/visitor-quotes.ts';
import { preferences } from './site/preferences.ts';

/**
 * Every page in the domain's table `APP_PAGES`: its rules and its module, or its family of routes if it also has forms
 * or files. A page of the table that is missing here does not compile.
 */
const SITE_PAGES: Readonly<Record<AppPath, ReadPage | Routes>> = {
  ...CATALOG_PAGES,
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
  '/lists': lists,
  '/lists/review': lists,
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
  '/preferences': preferences,
};

/** The families of all pages in the table. */
export const sitePages: readonly Routes[] = [
  ...new Set(
    Object.entries(SITE_PAGES).map(([path, entry]) => (entry instanceof Routes ? entry : pageFamily(path, entry))),
  ),
];
