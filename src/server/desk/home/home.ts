import { defineDeskRoutes } from '../../routing/routes.ts';
import { renderDesk } from '../render-desk.tsx';

/** `/desk`: what waits for staff. */
export const deskHome = defineDeskRoutes().get('/', { staff: 'read' }, async (c) => {
  const { staff, services, routes } = c.var;
  const counts = await services.staff.openQuotes();
  return renderDesk(c, () => import('./home.page.tsx'), {
    name: staff.name,
    counts,
    hasQuotes: routes.declarationOf('GET', '/desk/quotes') !== null,
    now: Date.now(),
  });
});
