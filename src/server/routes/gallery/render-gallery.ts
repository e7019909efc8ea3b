import type { Context } from 'hono';
import type { PageContext } from '../../../blocks/page-context.ts';
import { frameOrigins } from '../../../blocks/render/frame-origins.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { loadBlocks } from '../../content/load-blocks.ts';
import { loaderRequest } from '../../content/loader-request.ts';
import { renderPage } from '../../render/page.tsx';
import { frameRules } from '../../security/frame-rules.ts';
import { galleryElements } from './gallery-elements.ts';
import { GALLERY_PATH } from './gallery-path.ts';

const CRUMBS = [{ label: 'Home', href: '/' }, { label: 'Products', href: '/products-hub' }, { label: 'This page' }];

/** Renders the blocks in all their states; `?block=<anchor>` shows one. */
export const renderGallery = async (c: Context<AppBindings>): Promise<Response> => {
  const { services, preferences } = c.var;
  const blockData = await loadBlocks(galleryElements, loaderRequest(c));
  const { brandName, phone, salesEmail, postalAddress } = services.settings;
  const page: PageContext = {
    path: GALLERY_PATH,
    query: {},
    preferences,
    crumbs: CRUMBS,
    outline: [],
    formOrigins: [],
    contact: { brandName, phone, salesEmail, postalAddress },
    frames: frameRules(c),
    blockData,
  };
  c.set('frameOrigins', frameOrigins(galleryElements, page.frames));
  return renderPage(c, () => import('./gallery.page.tsx'), { page, only: c.req.query('block') ?? null });
};
