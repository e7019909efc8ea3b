import type { Preferences } from '../domain/kit/preferences.ts';
import type { EditRequest } from '../domain/site/editing/edit-request.ts';
import type { Env } from './env.ts';
import type { Declaration } from './routing/route-rules.ts';
import type { RouteTable } from './routing/route-table.ts';
import type { EditorPolicy } from './security/content-policy.ts';
import type { PageTrust } from './security/page-trust.ts';
import type { Services } from './services.ts';

/** What every handler finds on the Hono context. */
export interface AppBindings {
  Bindings: Env;
  Variables: {
    readonly services: Services;
    readonly routes: RouteTable;
    /** The route that handles the request. */
    readonly declared?: Declaration;
    readonly preferences: Preferences;
    /** How the content policy of a page at this address knows what is the page's own. */
    readonly trust: PageTrust;
    /** Whether the response is rendered for the cache: nothing about the visitor is known. */
    readonly isShared?: true;
    /** Pattern of a route that was answered before the routes. */
    readonly route?: string;
    /** Whether `c.render` makes a page here: not for what is no page of the site, as the sitemap and pictures. */
    readonly rendersPages?: true;
    /** Set on pages that staff look at or edit in the visual editor. */
    readonly edit?: EditRequest;
    /** `X-Request-Id` of the answer. */
    readonly requestId?: string;
    /** Widens the content policy of an answer that the visual editor frames. */
    readonly editorPolicy?: EditorPolicy;
    /** Origins of frames on this page that its content policy lets in, beside the site's own. */
    readonly frameOrigins?: readonly string[];
    /** Origins of pictures and videos on this page, beside the site's own. */
    readonly mediaOrigins?: readonly string[];
  };
}
