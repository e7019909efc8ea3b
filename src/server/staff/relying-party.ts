import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import type { RelyingParty } from './passkey-options.ts';

/**
 * Returns the site that passkeys of this request belong to. Its host is that of the request: another site cannot choose
 * it, and a passkey of another host is never valid here.
 */
export const relyingPartyOf = (c: Context<AppBindings>): RelyingParty => {
  const { hostname, origin } = new URL(c.req.url);
  return { id: hostname, origin, name: `${c.var.services.settings.brandName} desk` };
};
