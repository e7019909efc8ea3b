import type { Preferences } from '../domain/kit/preferences.ts';
import type { EditRequest } from '../domain/site/editing/edit-request.ts';
import type { StoredValues } from '../domain/site/staff/site-setting.ts';
import type { Env } from './env.ts';
import type { Declaration } from './routing/route-rules.ts';
import type { RouteTable } from './routing/route-table.ts';
import type { EditorPolicy } from './security/content-policy.ts';
import type { PageTrust } from './security/page-trust.ts';
import type { Services } from './services.ts';
import type { SignedInStaff } from './staff/staff-sessions.ts';

/** Bindings and variables of the Hono context in every handler. */
export interface AppBindings {
  Bindings: Env;
  Variables: {
    readonly services: Services;
    readonly routes: RouteTable;
    /** The route that handles the request. */
    readonly declared?: Declaration;
    readonly preferences: Preferences;
    /** The signed-in person. Set for every route of the desk that declares a permission. */
    readonly staff: SignedInStaff;
    /** Unlisted path of the sign-in page. Set for every route of the desk; not set elsewhere. */
    readonly deskPath?: string;
    /** How the content policy of this page recognizes the page's own resources. */
    readonly trust: PageTrust;
    /** Whether the response is rendered for the cache, without any visitor data. */
    readonly isShared?: true;
    /** Pattern of the route, if its response came from the response cache. */
    readonly route?: string;
    /**
     * Whether `c.render` renders a page here; not set for responses that are not pages, such as the sitemap and images.
     */
    readonly rendersPages?: true;
    /** Set on pages that staff preview or edit in the visual editor. */
    readonly edit?: EditRequest;
    /** `X-Request-Id` of the response. */
    readonly requestId?: string;
    /** Extends the content policy of a response that the visual editor frames. */
    readonly editorPolicy?: EditorPolicy;
    /** Settings that staff changed at the desk. */
    readonly storedSettings?: StoredValues;
    /** Origins of frames that the content policy of this page allows in addition to the site's own. */
    readonly frameOrigins?: readonly string[];
    /** Origins of images and videos on this page in addition to the site's own. */
    readonly mediaOrigins?: readonly string[];
  };
}
