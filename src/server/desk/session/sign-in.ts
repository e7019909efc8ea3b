import { defineDeskRoutes } from '../../routing/routes.ts';
import { renderDesk } from '../render-desk.tsx';

/** `/desk/{path}`: the sign-in page. The gate checks the path before this route runs. */
export const signIn = defineDeskRoutes('/:path{[0-9a-f]{32}}').get('/', { staff: 'door' }, (c) =>
  renderDesk(c, () => import('./sign-in.page.tsx'), { isSignedIn: c.var.staff !== undefined }),
);
