import { createMiddleware } from 'hono/factory';
import type { AppBindings } from '../app-bindings.ts';
import { policyText, REPORTS } from '../security/content-policy.ts';
import { newTrust } from '../security/page-trust.ts';
import { responseHeaders } from '../security/response-headers.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** The content policy of the desk: files of this site only, no inline code, never in a frame. */
const DESK_POLICY = policyText({
  'default-src': NONE,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': [...SELF, 'data:'],
  'font-src': SELF,
  'connect-src': SELF,
  'form-action': SELF,
  'base-uri': NONE,
  'frame-ancestors': NONE,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': NONE,
  'report-to': [REPORTS.endpoint],
  'report-uri': [REPORTS.path],
});

/**
 * Sets the headers of every response of the desk. Nothing is stored, and no URL of the desk reaches another page as
 * `Referer`. The site's own middleware does not run for the desk.
 */
export const deskHeaders = createMiddleware<AppBindings>(async (c, next) => {
  c.set('trust', newTrust(false));
  await next();
  const answer = new Response(c.res.body, c.res);
  answer.headers.set('Referrer-Policy', 'no-referrer');
  answer.headers.set('X-Robots-Tag', 'noindex');
  answer.headers.set('Cache-Control', 'private, no-store');
  for (const [name, value] of Object.entries(responseHeaders(answer, DESK_POLICY, 'private, no-store')))
    answer.headers.set(name, value);
  c.res = undefined;
  c.res = answer;
});
