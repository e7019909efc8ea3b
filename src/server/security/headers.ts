import { createMiddleware } from 'hono/factory';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { AppBindings } from '../app-bindings.ts';
import { isConnected } from './builder-hosts.ts';
import type { EditorPolicy } from './content-policy.ts';
import { fontOriginsOf, originsOf, withSockets } from './third-party.ts';

interface Sources {
  readonly thirdParty: readonly string[];
  readonly fonts: readonly string[];
  readonly frames: readonly string[];
  readonly media: readonly string[];
  readonly editor: EditorPolicy | undefined;
}

/**
 * Security headers of every answer. Scripts run only from this site, from the origins of the third parties that are set,
 * or with the request's nonce; style attributes are allowed because drawings carry them.
 */
const headersFor = ({ thirdParty, fonts, frames, media, editor }: Sources) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE, ...thirdParty],
      styleSrc: ["'self'", "'unsafe-inline'", ...thirdParty],
      fontSrc: ["'self'", ...thirdParty, ...fonts],
      imgSrc: ["'self'", 'data:', ...thirdParty, ...media],
      mediaSrc: ["'self'", ...thirdParty, ...media],
      connectSrc: ["'self'", ...withSockets(thirdParty), ...(editor?.connectOrigins ?? [])],
      frameSrc: ["'self'", ...thirdParty, ...frames],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: [...(editor?.frameAncestors ?? ["'self'"])],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'SAMEORIGIN',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });

/**
 * Reads the variables themselves, not the settings: also a Worker with unusable settings answers with these headers. What
 * a page frames and shows is known once its route has run.
 */
export const securityHeaders = createMiddleware<AppBindings>(async (c, next) => {
  NONCE(c, 'scriptSrc');
  await next();
  const { editorPolicy: editor, frameOrigins: frames = [], mediaOrigins: media = [] } = c.var;
  const thirdParty = editor === undefined ? originsOf(c.env) : [];
  const fonts = fontOriginsOf(isConnected(c.env));
  await headersFor({ thirdParty, fonts, frames, media, editor })(c, async () => undefined);
});
