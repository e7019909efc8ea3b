import type { Context } from 'hono';
import { bearerOf } from '../../accounts/bearer.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { changeIn } from '../../content/content-message.ts';
import { problemJson } from '../../http/problem.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logError } from '../../observe/log-event.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { isSameSecret } from '../../security/digest.ts';
import { randomToken } from '../../security/random-id.ts';
import { isSignedBy, signatureOf } from '../../security/signature.ts';

/** The body contains a page before and after the change. */
const RULES = {
  body: 1024 * KB,
  limit: 'PUBLISH_LIMIT',
  anyOrigin: 'CONTENT_WEBHOOK_SECRET is in a header, or signs the body',
} as const;

const SIGNATURE_HEADER = 'X-Content-Signature';

/**
 * Returns the body of an authenticated request, or `null`. The builder's service can send fixed headers only, so it
 * sends the secret itself; other clients may sign the body instead. Without a configured secret, a random one is
 * compared, which nobody can guess.
 */
const trustedBody = async (c: Context<AppBindings>): Promise<string | null> => {
  const secret = c.var.services.settings.contentWebhookSecret || randomToken();
  const header = c.req.header(SIGNATURE_HEADER);
  if (header !== undefined) {
    const signature = signatureOf(header, Date.now());
    if (signature === null) return null;
    const body = await c.req.text();
    return (await isSignedBy(secret, signature, body)) ? body : null;
  }
  return (await isSameSecret(bearerOf(c) ?? '', secret)) ? c.req.text() : null;
};

/**
 * `POST /admin/content-changed`: the webhook by which the builder space reports that staff published, unpublished or
 * deleted something.
 */
export const contentChanged = defineRoutes('/admin/content-changed').post('/', RULES, async (c) => {
  const body = await trustedBody(c);
  if (body === null) {
    c.header('WWW-Authenticate', 'Bearer');
    return problemJson(c, 401, 'This address asks for the secret of the page builder.');
  }
  const change = changeIn(body);
  const { contentChanges, content } = c.var.services;
  try {
    await contentChanges?.note(change);
  } catch (error) {
    logError(
      'content change not noted',
      'A change of the builder space could not be noted; it is seen within a minute.',
      error,
    );
    return problemJson(c, 503, 'The change could not be noted. It is seen within a minute all the same.');
  }
  // Stores the page in KV before its first visitor, in case the space fails in the meantime.
  if (change.kind === 'page' && content.prepare) waitUntilOf(c)(content.prepare(change.id));
  return c.body(null, 204);
});
