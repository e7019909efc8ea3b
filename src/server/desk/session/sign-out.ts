import { DESK_SESSION_COOKIE } from '../../../domain/site/cookies.ts';
import { dropStaffCookie } from '../../http/cookies.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { defineDeskRoutes } from '../../routing/routes.ts';
import { recordAudit } from '../../staff/record-audit.ts';

/** `/desk/sign-out`: ends the session of this browser. */
export const signOut = defineDeskRoutes('/sign-out').post('/', { staff: 'read' }, async (c) => {
  const { staff, services, deskPath } = c.var;
  await services.staff.sessions.end(staff.id, staff.sessionId);
  await recordAudit(c, { action: 'signed-out', subject: staff.email });
  dropStaffCookie(c, DESK_SESSION_COOKIE);
  return redirectTo(c, sitePath(`/desk/${deskPath}`), 303);
});
