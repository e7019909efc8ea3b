import type { Context } from 'hono';
import { describePart, sizeLine } from '../../../domain/shop/catalog/rows/describe-part.ts';
import { findPart } from '../../../domain/shop/catalog/rows/parts.ts';
import { shownTitle } from '../../../domain/site/content/entry.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import type { Preview } from '../../og/preview-picture.ts';
import { sharedFile } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

const RULES = {
  policy: sharedFile({ tags: ['catalog', 'content'], browser: 'public, max-age=86400' }),
  limit: 'DRAW_LIMIT',
} as const;

/** AS568-214: the ring on the preview images of pages that are not about one part. */
const USUAL_RING = { idMm: 24.99, csMm: 3.53, color: '#2a3136' };

const partPreview = async (c: Context<AppBindings>, name: string): Promise<Omit<Preview, 'brandName'> | null> => {
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  const part = findPart(catalog, name);
  if (part === null) return null;
  const { loadProduct } = await import('../product/product.load.ts');
  const { pricingPart, modifiersByType } = loadProduct(catalog, part, 'mm');
  return {
    title: part.name,
    lines: [describePart(part, modifiersByType), sizeLine(part.sizeRecord, 'mm')],
    foot: `/product/${part.name.toLowerCase()}`,
    ring: { idMm: part.sizeRecord.idMm, csMm: part.sizeRecord.csMm, color: pricingPart.color ?? USUAL_RING.color },
  };
};

const pagePreview = async (c: Context<AppBindings>, path: string): Promise<Omit<Preview, 'brandName'> | null> => {
  const entry = await c.var.services.content.page(path);
  if (entry === null) return null;
  const { title, description } = entry.data;
  return { title: shownTitle(title), lines: [description], foot: path === '/' ? '' : path, ring: USUAL_RING };
};

const previewOf = (c: Context<AppBindings>, path: string): Promise<Omit<Preview, 'brandName'> | null> => {
  // The router has already decoded the path, so a percent sign is part of the name.
  const product = /^\/product\/([^/]+)$/.exec(path);
  if (product) return partPreview(c, product[1] ?? '');
  return pagePreview(c, path === '/home' ? '/' : path);
};

const DEFAULT_PATH = '/default';
const DEFAULT_PICTURE = `/og${DEFAULT_PATH}.png`;
const DEFAULT: Omit<Preview, 'brandName'> = {
  title: 'O-rings, gaskets and seals',
  lines: ['Found by their dimensions.'],
  foot: '',
  ring: USUAL_RING,
};

/** `GET /og/<path>.png`: the preview image of a link to `/<path>`. An unknown path redirects to the default image. */
export const previewPictures = defineRoutes('/og').get('/:path{.+\\.png}', RULES, async (c) => {
  const path = `/${c.req.param('path').replace(/\.png$/, '')}`;
  const { brandName } = c.var.services.settings;
  const preview = path === DEFAULT_PATH ? DEFAULT : await previewOf(c, path);
  // Unknown names share one image, because otherwise one would be drawn and cached for each of them.
  if (preview === null) return redirectTo(c, sitePath(DEFAULT_PICTURE), 302);
  const { previewPicture } = await import('../../og/preview-picture.ts');
  return c.body(await previewPicture({ brandName, ...preview }), 200, {
    'Content-Type': 'image/png',
  });
});
