import { defineRoutes, type RouteFamily } from '../routing/routes.ts';
import { type Site, siteOf } from '../routing/site.ts';
import { accountApi } from './account/account-api.ts';
import { accountCartApi } from './account/account-cart-api.ts';
import { auth } from './account/auth.ts';
import { password } from './account/password.ts';
import { users } from './account/users.ts';
import { api } from './api/api.ts';
import { find, finderApi } from './api/finder.ts';
import { materialsApi } from './api/materials.ts';
import { pricesApi } from './api/prices.ts';
import { publicApi } from './api/public-api.ts';
import { adminStaff } from './backend/admin-staff.ts';
import { adminSync } from './backend/admin-sync.ts';
import { catalogUpload } from './backend/catalog-upload.ts';
import { items } from './backend/items.ts';
import { blockData } from './content/block-data.ts';
import { contentPages } from './content/content.ts';
import { contentChanged } from './content/content-changed.ts';
import { forms } from './content/forms.ts';
import { frames } from './content/frames.ts';
import { measure } from './content/measure.ts';
import { catalogIndex } from './data/catalog-index.ts';
import { dataFiles } from './data/data-files.ts';
import { openApiRoutes } from './developers/openapi.ts';
import { galleryRoutes } from './gallery/gallery.ts';
import { accountListsApi } from './lists/account-lists-api.ts';
import { listsApi } from './lists/lists-api.ts';
import { sharedList } from './lists/shared-list.ts';
import { mcp } from './mcp/mcp.ts';
import { mcpDiscovery } from './mcp/mcp-discovery.ts';
import { drawings } from './pictures/drawings.ts';
import { images } from './pictures/images.ts';
import { previewPictures } from './pictures/preview-pictures.ts';
import { productMarkdown } from './product/markdown/product-markdown.ts';
import { partFiles } from './product/part-files.ts';
import { partFilesApi } from './product/part-files-api.ts';
import { product } from './product/product.ts';
import { permalink } from './quotes/permalink.ts';
import { publicQuotes } from './quotes/public-quotes.ts';
import { quote } from './quotes/quote.ts';
import { quotesApi } from './quotes/quotes.ts';
import { consent } from './site/consent.ts';
import { cspReports } from './site/csp-report.ts';
import { health } from './site/health.ts';
import { keptCatalog } from './site/kept-catalog.ts';
import { llms } from './site/llms.ts';
import { onNotFound } from './site/on-error.ts';
import { serviceWorker } from './site/service-worker.ts';
import { sitemap } from './site/sitemap.ts';
import { sitePages } from './site-pages.ts';
import { adminStore, adminStoreApi } from './store/admin-store.ts';
import { glandFiles } from './tools/glands/gland-files.ts';
import { glandsApi } from './tools/glands/glands-api.ts';
import { sizeFinderApi } from './tools/size-finder-api.ts';
import { ucp } from './ucp/ucp.ts';
import { adminVitals } from './vitals/admin-vitals.ts';
import { vitals } from './vitals/vitals.ts';

/** Unknown paths of code are 404, without looking up content pages. */
const unknownPaths = defineRoutes().rest('/api/*', {}, onNotFound).rest('/admin/*', {}, onNotFound);

/** Images, which need neither services nor preferences. */
const PICTURES: readonly RouteFamily[] = [images, drawings];

/** Routes without pages: the API, files, protocols and operations. */
const PROGRAMS: readonly RouteFamily[] = [
  health,
  serviceWorker,
  keptCatalog,
  openApiRoutes,
  mcp,
  mcpDiscovery,
  ucp,
  dataFiles,
  catalogIndex,
  sitemap,
  llms,
  previewPictures,
  glandFiles,
  finderApi,
  forms,
  quotesApi,
  publicQuotes,
  accountApi,
  accountCartApi,
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
  publicApi,
  password,
  auth,
  users,
  items,
  adminSync,
  adminStaff,
  catalogUpload,
  contentChanged,
  frames,
];

/** Pages, in the order in which they are matched. */
const PAGES: readonly RouteFamily[] = [
  ...sitePages,
  adminStore,
  adminVitals,
  partFiles,
  productMarkdown,
  product,
  sharedList,
  permalink,
  quote,
  consent,
  find,
  galleryRoutes,
  unknownPaths,
  contentPages,
];

/** All routes of the Worker. */
export const SITE: Site = siteOf({ pictures: PICTURES, programs: PROGRAMS, pages: PAGES });
