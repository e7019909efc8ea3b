import { defineRoutes, type Routes } from '../http/routes.ts';
import { account } from './account/account.tsx';
import { accountApi } from './account/account-api.ts';
import { auth } from './account/auth.ts';
import { forgotPassword } from './account/forgot-password.tsx';
import { login } from './account/login.tsx';
import { password } from './account/password.ts';
import { resetPassword } from './account/reset-password.tsx';
import { signUp } from './account/sign-up.tsx';
import { users } from './account/users.ts';
import { verifyEmail } from './account/verify-email.tsx';
import { api } from './api/api.ts';
import { find, finderApi } from './api/finder.ts';
import { materialsApi } from './api/materials.ts';
import { pricesApi } from './api/prices.ts';
import { adminSync } from './backend/admin-sync.ts';
import { items } from './backend/items.ts';
import { blockData } from './content/block-data.ts';
import { contentPages } from './content/content.ts';
import { contentChanged } from './content/content-changed.ts';
import { forms } from './content/forms.tsx';
import { frames } from './content/frames.ts';
import { measure } from './content/measure.ts';
import { datasheets } from './datasheets/datasheets.tsx';
import { galleryRoutes } from './gallery/gallery.ts';
import { accountListsApi } from './lists/account-lists-api.ts';
import { lists } from './lists/lists.tsx';
import { listsApi } from './lists/lists-api.ts';
import { sharedList } from './lists/shared-list.tsx';
import { drawings } from './pictures/drawings.ts';
import { images } from './pictures/images.ts';
import { previewPictures } from './pictures/preview-pictures.ts';
import { partFiles } from './product/part-files.ts';
import { partFilesApi } from './product/part-files-api.ts';
import { product } from './product/product.tsx';
import { cart } from './quotes/cart.tsx';
import { ownQuotes } from './quotes/own-quotes.tsx';
import { quote } from './quotes/quote.tsx';
import { quotesApi } from './quotes/quotes.ts';
import { search } from './search/search.tsx';
import { consent } from './site/consent.tsx';
import { cspReports } from './site/csp-report.ts';
import { health } from './site/health.ts';
import { onNotFound } from './site/on-error.tsx';
import { preferences } from './site/preferences.tsx';
import { sitemap } from './site/sitemap.ts';
import { adminStore, adminStoreApi } from './store/admin-store.tsx';
import { compare } from './store/compare.tsx';
import { store } from './store/store.tsx';
import { glandDesigner } from './tools/gland-designer.tsx';
import { glandFiles } from './tools/gland-files.ts';
import { glandsApi } from './tools/glands-api.ts';
import { grooveToRing } from './tools/groove-to-ring.tsx';
import { materialAdvisor } from './tools/material-advisor.tsx';
import { ringGauge } from './tools/ring-gauge.tsx';
import { sizeFinder } from './tools/size-finder.tsx';
import { sizeFinderApi } from './tools/size-finder-api.ts';
import { tools } from './tools/tools.tsx';
import { adminVitals } from './vitals/admin-vitals.tsx';
import { vitals } from './vitals/vitals.ts';

/** Paths of code that lead nowhere; content is not looked for below them. */
const nowhere = defineRoutes().rest('/api/*', {}, onNotFound).rest('/admin/*', {}, onNotFound);

/** Pictures: they need neither services nor preferences. */
const PICTURES: readonly Routes[] = [images, drawings];

/** What is no page: the API, files, protocols and what operators use. */
const PROGRAMS: readonly Routes[] = [
  health,
  sitemap,
  previewPictures,
  glandFiles,
  finderApi,
  forms,
  quotesApi,
  accountApi,
  adminStoreApi,
  blockData,
  cspReports(),
  measure,
  vitals,
  materialsApi,
  glandsApi,
  api,
  sizeFinderApi,
  partFilesApi,
  listsApi,
  accountListsApi,
  pricesApi,
  password,
  auth,
  users,
  items,
  adminSync,
  contentChanged,
  frames,
];

/** Pages, in the order in which they are matched. */
const PAGES: readonly Routes[] = [
  store,
  adminStore,
  adminVitals,
  datasheets,
  compare,
  partFiles,
  product,
  search,
  tools,
  sizeFinder,
  ringGauge,
  lists,
  sharedList,
  cart,
  ownQuotes,
  quote,
  login,
  account,
  signUp,
  verifyEmail,
  forgotPassword,
  resetPassword,
  preferences,
  consent,
  find,
  materialAdvisor,
  glandDesigner,
  grooveToRing,
  galleryRoutes,
  nowhere,
  contentPages,
];

/** Families of routes, by the middleware that they need. */
export interface RouteFamilies {
  readonly pictures: readonly Routes[];
  readonly programs: readonly Routes[];
  readonly pages: readonly Routes[];
}

/** Every route of the Worker. */
export const ROUTE_FAMILIES: RouteFamilies = { pictures: PICTURES, programs: PROGRAMS, pages: PAGES };
