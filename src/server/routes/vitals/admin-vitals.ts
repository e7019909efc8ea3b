import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bearerOf } from '../../accounts/bearer.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { isDevelopment } from '../../env.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { renderPage } from '../../render/page.tsx';
import { logFailure } from '../../resilience/log-failure.ts';
import { settleSoon } from '../../resilience/settle-soon.ts';
import { PRIVATE_NO_STORE, perRequest } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { isSameSecret } from '../../security/digest.ts';

const importPage = () => import('./admin-vitals.page.tsx');

/** Without a configured token the response is 404, except in development. */
const staffOnly = createMiddleware<AppBindings>(async (c, next) => {
  const { vitalsToken } = c.var.services.settings;
  if (vitalsToken === '' && !isDevelopment(c.env)) return c.notFound();
  c.header('X-Robots-Tag', 'noindex');
  await next();
});

const isAuthorized = async (c: Context<AppBindings>, given: string | null | undefined): Promise<boolean> => {
  const { vitalsToken } = c.var.services.settings;
  return vitalsToken === '' || (typeof given === 'string' && (await isSameSecret(given, vitalsToken)));
};

const reportPage = async (c: Context<AppBindings>): Promise<Response> => {
  const { vitals, settings } = c.var.services;
  const rows = await settleSoon(
    vitals.report().catch((cause) => {
      logFailure('The speed of pages could not be read.', cause);
      return null;
    }),
  );
  if ('value' in rows && rows.value === null) c.status(503);
  return renderPage(c, importPage, { rows, source: vitals.source, percent: settings.vitalsPercent });
};

const tokenPage = async (c: Context<AppBindings>, isRefused: boolean): Promise<Response> => {
  c.status(401);
  c.header('WWW-Authenticate', 'Bearer');
  return renderPage(c, importPage, { isRefused });
};

/**
 * `/admin/vitals`: the speed of pages for visitors. Requires the token, in `Authorization` or sent by the form on the
 * page. The token is not stored in a cookie or a URL.
 */
export const adminVitals = defineRoutes('/admin/vitals')
  .use(staffOnly)
  .get('/', { policy: perRequest(PRIVATE_NO_STORE), limit: 'VITALS_LIMIT' }, async (c) => {
    const given = bearerOf(c);
    return (await isAuthorized(c, given)) ? reportPage(c) : tokenPage(c, given !== null);
  })
  .post('/', { body: 64 * KB, limit: 'VITALS_LIMIT' }, async (c) => {
    const given = textIn(await readForm(c), 'token')?.trim();
    return (await isAuthorized(c, given)) ? reportPage(c) : tokenPage(c, true);
  });
