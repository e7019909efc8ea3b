import { SHARED_ID } from '../../../domain/order/lists/shared-list.ts';
import { renderPage } from '../../render/page.tsx';
import { PRIVATE_NO_STORE, perRequest } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { missingList } from '../site/missing.tsx';
import { pageNotFound } from '../site/on-error.ts';

/** `/l/{id}`: anyone with the URL, which cannot be guessed, may read the list. */
export const sharedList = defineRoutes('/l').get('/:id', { policy: perRequest(PRIVATE_NO_STORE) }, async (c) => {
  const id = c.req.param('id');
  const list = SHARED_ID.test(id) ? await c.var.services.sharedLists.read(id) : null;
  if (list === null) return pageNotFound(c, { missing: missingList(), nearest: [] });
  if (list.lines === null) c.status(410);
  return renderPage(c, () => import('./shared-list.page.tsx'), { id, list });
});
