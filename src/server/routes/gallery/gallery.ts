import type { Context } from 'hono';
import type { ContentElement } from '../../../domain/site/content/element.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { isDevelopment } from '../../env.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { onNotFound } from '../site/on-error.ts';
import { GALLERY_PATH } from './gallery-path.ts';

/** Returns the content that frames on the gallery's page may show. */
export const framedInGallery = async (): Promise<readonly ContentElement[]> => {
  const { galleryElements } = await import('./gallery-elements.ts');
  return galleryElements;
};

/** Renders all blocks in all their states, for development. Loaded only there. */
const gallery = async (c: Context<AppBindings>): Promise<Response> => {
  if (!isDevelopment(c.env)) return onNotFound(c);
  const { renderGallery } = await import('./render-gallery.ts');
  return renderGallery(c);
};

export const galleryRoutes = defineRoutes().get(GALLERY_PATH, { parameters: ['block'] }, gallery);
