import type { Context } from 'hono';
import { DESK_BROWSER_COOKIE, DESK_SESSION_COOKIE } from '../../../domain/site/cookies.ts';
import { deviceName } from '../../../domain/site/staff/device-name.ts';
import type { StaffMember } from '../../../domain/site/staff/staff-member.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { writeStaffCookie } from '../../http/cookies.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { networkOf } from '../../security/request-limit.ts';
import { actorOf } from '../../staff/record-audit.ts';
import type { SignInMethod } from '../../staff/staff-sessions.ts';

/** Returns the name of the browser of a request. */
export const deviceOf = (c: Context): string => deviceName(c.req.header('User-Agent') ?? '');

/** Signs a person in: ends the session that this browser had, starts one, records it and redirects to the desk. */
export const startSession = async (
  c: Context<AppBindings>,
  member: StaffMember,
  method: SignInMethod,
): Promise<Response> => {
  const { services, staff, deskPath = '' } = c.var;
  const { sessions, audit } = services.staff;
  const device = deviceOf(c);
  if (staff !== undefined) await sessions.end(staff.id, staff.sessionId);
  const token = await sessions.start({ staffId: member.id, method, device, network: networkOf(c) });
  await audit.record(actorOf(c, member), { action: 'signed-in', subject: member.email, after: { method, device } });
  writeStaffCookie(c, DESK_SESSION_COOKIE, token);
  writeStaffCookie(c, DESK_BROWSER_COOKIE, deskPath);
  return redirectTo(c, sitePath('/desk'), 303);
};
