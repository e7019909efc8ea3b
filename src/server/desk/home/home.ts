import { assets } from '../../http/assets.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';
import { renderDesk } from '../render-desk.tsx';
import { loadHome } from './home-data.ts';

/** `/desk`: what waits for staff, and the health of the site. */
export const deskHome = defineDeskRoutes().get('/', { staff: 'read' }, async (c) =>
  renderDesk(c, () => import('./home.page.tsx'), await loadHome(c), assets.desk.home),
);
