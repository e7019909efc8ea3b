import { api } from '../server/routes/api/api.ts';
import { find, finderApi } from '../server/routes/api/finder.ts';
import { materialsApi } from '../server/routes/api/materials.ts';
import { pricesApi } from '../server/routes/api/prices.ts';
import { catalogPages } from '../server/routes/catalog-pages.ts';
import { lists } from '../server/routes/lists/lists.ts';
import { listsApi } from '../server/routes/lists/lists-api.ts';
import { drawings } from '../server/routes/pictures/drawings.ts';
import { partFiles } from '../server/routes/product/part-files.ts';
import { partFilesApi } from '../server/routes/product/part-files-api.ts';
import { product } from '../server/routes/product/product.ts';
import { onNotFound } from '../server/routes/site/on-error.ts';
import { glandFiles } from '../server/routes/tools/glands/gland-files.ts';
import { glandsApi } from '../server/routes/tools/glands/glands-api.ts';
import { sizeFinderApi } from '../server/routes/tools/size-finder-api.ts';
import { defineRoutes } from '../server/routing/routes.ts';
import { type Site, siteOf } from '../server/routing/site.ts';

/** The routes that a device can respond to: those of the site that need nothing but the catalog. Everything else is 404. */
export const DEVICE_SITE: Site = siteOf({
  pictures: [drawings],
  programs: [glandFiles, finderApi, materialsApi, glandsApi, api, sizeFinderApi, partFilesApi, listsApi, pricesApi],
  pages: [...catalogPages, lists, partFiles, product, find, defineRoutes().rest('*', {}, onNotFound)],
});
