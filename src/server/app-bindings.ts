import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { EditRequest } from '../domain/editing/edit-request.ts';
import type { Preferences } from '../domain/preferences.ts';
import type { Env } from './env.ts';
import type { Services } from './services.ts';

/** What every handler finds on the Hono context. */
export interface AppBindings {
  Bindings: Env;
  Variables: SecureHeadersVariables & {
    readonly services: Services;
    readonly preferences: Preferences;
    /** Whether `c.render` makes a page here: not for what is no page of the site, as the sitemap and pictures. */
    readonly rendersPages?: true;
    /** Set on pages that staff look at or edit in the visual editor. */
    readonly edit?: EditRequest;
    /** `X-Request-Id` of the answer. */
    readonly requestId?: string;
  };
}
