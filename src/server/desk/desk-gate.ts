import type { MiddlewareHandler } from 'hono';
import { once } from '../../domain/kit/once.ts';
import { DESK_BROWSER_COOKIE, DESK_SESSION_COOKIE } from '../../domain/site/cookies.ts';
import type { AppBindings } from '../app-bindings.ts';
import type { Env } from '../env.ts';
import { cookieOf } from '../http/cookies.ts';
import { executionCtxOf } from '../http/wait-until.ts';
import { logFailure } from '../resilience/log-failure.ts';
import type { ServicesOf } from '../routing/with-services.ts';
import type { StaffServices } from '../staff/staff-services.ts';
import type { SignedInStaff } from '../staff/staff-sessions.ts';
import type { Admission } from './desk-app.ts';
import type { DeskSite } from './desk-site.ts';

/** What a request may prove its right to enter with. */
interface Credentials {
  /** Token of the session cookie. */
  readonly token: string | undefined;
  /** Token of Cloudflare Access. */
  readonly access: string | undefined;
  /** Unlisted path, from the URL or the browser's cookie. */
  readonly path: string | undefined;
}

/** Returns the person whom Cloudflare Access signed in, if that person is staff here. */
const accessStaff = async ({ verifyAccess, members }: StaffServices, token: string): Promise<SignedInStaff | null> => {
  const identity = verifyAccess === null ? null : await verifyAccess(token);
  const member = identity === null ? null : await members.byEmail(identity.email);
  if (identity === null || member === null) return null;
  await members.noteSeen(member.id);
  const hasShortcuts = await members.hasShortcuts(member.id);
  return { ...member, sessionId: '', confirmedAt: identity.issuedAt, method: 'access', hasShortcuts };
};

const SIGN_IN_PATH = /^\/desk\/([0-9a-f]{32})(?:\/|$)/;

/**
 * The entrance of the desk, in front of all middleware of the site. The site itself has no route below `/desk`: a request
 * without a valid session goes on to the site and gets its response for unknown pages, before its body is read. Only the
 * unlisted path of the sign-in page opens without a session. A browser that staff signed in with before is sent there.
 */
export const deskGate = (servicesOf: ServicesOf, desk?: DeskSite): MiddlewareHandler<AppBindings> => {
  const admissions = new WeakMap<Request, Admission>();
  // Loaded with the first request of staff, so that visitors do not wait for it at the start of an isolate.
  const loaded = once(async () => (await import('./desk-app.ts')).createDeskApp(servicesOf, admissions, desk));

  const admit = async (env: Env, { token, access, path }: Credentials): Promise<Admission | null> => {
    const services = servicesOf(env).staff;
    const { sessions, path: deskPath } = services;
    const staff =
      (token === undefined ? null : await sessions.find(token)) ??
      (access === undefined ? null : await accessStaff(services, access));
    if (staff !== null) return { staff, path: await deskPath.read() };
    return path !== undefined && (await deskPath.isPath(path)) ? { staff: null, path } : null;
  };

  return async (c, next) => {
    const inPath = SIGN_IN_PATH.exec(c.req.path)?.[1];
    const token = cookieOf(c, DESK_SESSION_COOKIE);
    const path = inPath ?? cookieOf(c, DESK_BROWSER_COOKIE);
    const access = c.req.header('Cf-Access-Jwt-Assertion');
    if (token === undefined && access === undefined && path === undefined) return next();
    const admission = await admit(c.env, { token, access, path }).catch((cause: unknown) => {
      logFailure('A session of the desk could not be read: the response is that of an unknown page.', cause);
      return null;
    });
    if (admission === null) return next();
    const { raw } = c.req;
    admissions.set(raw, admission);
    return (await loaded()).fetch(raw, c.env, executionCtxOf(c));
  };
};
