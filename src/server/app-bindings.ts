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
    /** Set on pages that staff look at or edit in the visual editor. */
    readonly edit?: EditRequest;
  };
}
