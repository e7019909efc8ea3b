import { SHARED_ID } from '../../../domain/lists/shared-list.ts';
import { defineRoutes } from '../../http/routes.ts';
import { PRIVATE_NO_STORE, perRequest } from '../../response-cache/cache-policy.ts';
import { missingList } from '../site/missing.tsx';
import { pageNotFound } from '../site/on-error.tsx';

/** `/l/{id}`: whoever has the address may read the list; nobody else finds it. */
export const sharedList = defineRoutes('/l').get('/:id', { policy: perRequest(PRIVATE_NO_STORE) }, async (c) => {
  const id = c.req.param('id');
  const list = SHARED_ID.test(id) ? await c.var.services.sharedLists.read(id) : null;
  if (list === null) return pageNotFound(c, { missing: missingList(), nearest: [] });
  const { SharedListPage, WithdrawnPage } = await import('./shared-list.page.tsx');
  const head = { sheets: ['lists'], noindex: true } as const;
  if (list.lines === null) {
    c.status(410);
    return c.render(<WithdrawnPage />, {
      head: { ...head, title: 'List withdrawn', description: 'This list was withdrawn.' },
    });
  }
  return c.render(<SharedListPage id={id} list={list} lines={list.lines} />, {
    head: { ...head, title: list.name, description: 'A list of parts as it was when it was shared.' },
  });
});
