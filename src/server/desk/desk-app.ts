import type { Hono } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { redirectTo, sitePath } from '../http/redirect.ts';
import { requestLog } from '../observe/request-log.ts';
import { AppBuilder } from '../routing/app-builder.ts';
import { type ServicesOf, withServices } from '../routing/with-services.ts';
import { limitBodies } from '../security/limit-bodies.ts';
import { recordFailures } from '../site-health/record-failures.ts';
import type { SignedInStaff } from '../staff/staff-sessions.ts';
import { deskError, deskNotFound } from './desk-errors.ts';
import { deskHeaders } from './desk-headers.ts';
import { DESK, type DeskSite } from './desk-site.ts';
import { limitStaff } from './limit-staff.ts';

/** Who may enter the desk with a request. */
export interface Admission {
  /** `null`: only the sign-in page. */
  readonly staff: SignedInStaff | null;
  /** Unlisted path of the sign-in page. */
  readonly path: string;
}

/** Returns the application of the desk. `admissions` has an entry for each request that it gets. */
export const createDeskApp = (
  servicesOf: ServicesOf,
  admissions: WeakMap<Request, Admission>,
  desk: DeskSite = DESK,
): Hono<AppBindings> => {
  const app = new AppBuilder(desk.table);
  app.use(requestLog(), recordFailures(servicesOf), deskHeaders, async (c, next) => {
    const { staff = null, path = '' } = admissions.get(c.req.raw) ?? {};
    c.set('deskPath', path);
    const signInPage = `/desk/${path}`;
    if (staff !== null) c.set('staff', staff);
    else if (c.req.path !== signInPage && !c.req.path.startsWith(`${signInPage}/`))
      return redirectTo(c, sitePath(signInPage), 303);
    return next();
  });
  return app
    .use(limitBodies, withServices(servicesOf), limitStaff)
    .mount(desk.families)
    .finish(deskNotFound, deskError);
};
