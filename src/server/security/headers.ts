import { createMiddleware } from 'hono/factory';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { AppBindings } from '../app-bindings.ts';
import { fontOriginsOf, originsOf } from './third-party.ts';

/**
 * Security headers of every answer. Scripts run only from this site, from the origins of the third parties that are set,
 * or with the request's nonce; style attributes are allowed because drawings carry them; nobody may frame the site.
 */
const headersFor = (origins: readonly string[], fonts: readonly string[]) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE, ...origins],
      styleSrc: ["'self'", "'unsafe-inline'"],
      fontSrc: ["'self'", ...fonts],
      imgSrc: ["'self'", 'data:', ...origins],
      connectSrc: ["'self'", ...origins],
      frameSrc: ["'self'", ...origins],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });

type Headers = ReturnType<typeof headersFor>;

/** One policy per set of origins; an isolate sees one. */
const policies = new Map<string, Headers>();

/** Reads the variables themselves, not the settings: also a Worker with unusable settings answers with these headers. */
export const securityHeaders = createMiddleware<AppBindings>((c, next) => {
  const { TAG_MANAGER_ID: tagManagerId = '', MESSAGING_SCRIPT: messagingScript = '' } = c.env ?? {};
  const origins = originsOf({ tagManagerId, messagingScript });
  const fonts = fontOriginsOf((c.env?.BUILDER_API_KEY ?? '') !== '');
  const key = [...origins, ...fonts].join(' ');
  const policy = policies.get(key) ?? headersFor(origins, fonts);
  policies.set(key, policy);
  return policy(c, next);
});
