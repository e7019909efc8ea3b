import type { Context } from 'hono';
import type { AppBindings } from '../../../app-bindings.ts';
import { renderDesk } from '../../render-desk.tsx';

/** Renders the page that leads to the connected backend, which has the catalog. */
export const editedInDirectus = (c: Context<AppBindings>, url: string): Promise<Response> =>
  renderDesk(c, () => import('./directus.page.tsx'), { url });
