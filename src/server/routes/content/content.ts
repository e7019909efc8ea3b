import type { Context } from 'hono';
import { FORM_PARAMETERS } from '../../../domain/kit/forms/form-types.ts';
import { withoutEnd } from '../../../domain/kit/text/strip-ends.ts';
import { isForEveryone } from '../../../domain/site/content/for-everyone.ts';
import { routeAt } from '../../../domain/site/route-table.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { visitorOf } from '../../content/visitor-of.ts';
import { ownAddress, redirectTo } from '../../http/redirect.ts';
import { anyOf } from '../../response-cache/cache-parameters.ts';
import { sharedPage } from '../../response-cache/cache-policy.ts';
import { renderPerVisitor } from '../../response-cache/index.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { editRequest } from '../../security/edit-request.ts';
import { onNotFound } from '../site/on-error.ts';
import { loadEditedEntry, openForEditing } from './edit-mode.ts';

/** Capitals and slashes at the end lead to the page that was meant, with the query kept. */
const otherSpelling = async (c: Context<AppBindings>): Promise<Response | null> => {
  const { path } = c.req;
  const meant = withoutEnd(path.toLowerCase(), '/');
  if (meant === path || meant === '') return null;
  const isKnown =
    routeAt(meant) !== null ||
    /^\/(product|datasheets|quotes)\/[^/]+$/.test(meant) ||
    (await c.var.services.content.paths()).includes(meant);
  return isKnown ? redirectTo(c, ownAddress(meant, new URL(c.req.url).search), 301) : null;
};

/** Any address no other route has: the page of the content store, else 404. */
const contentPage = async (c: Context<AppBindings>): Promise<Response> => {
  const { path } = c.req;
  const { content } = c.var.services;
  const edit = await editRequest(c);
  const entry = edit === null ? await content.page(path, visitorOf(c, path)) : await loadEditedEntry(c, edit, path);
  if (c.var.isShared && !((await content.isForEveryone(path)) && (entry === null || isForEveryone(entry)))) {
    return renderPerVisitor();
  }
  if (edit !== null && entry !== null) openForEditing(c, edit);
  if (entry === null) return (await otherSpelling(c)) ?? onNotFound(c);
  // Blocks, and what keeps their markup clean, are loaded by the first page that has some.
  const { renderContentPage } = await import('./render-content-page.ts');
  return renderContentPage(c, entry, path);
};

/** Parameters of content pages: of the part finder, charts and tables, and what forms are filled in with. */
const CONTENT_PARAMETERS = [
  ...new Set([
    ...'id cs temperature material length degrees low high'.split(' '),
    ...'size tol section chemical media'.split(' '),
    ...FORM_PARAMETERS,
  ]),
];

const REDIRECTS = 'a redirect to another spelling keeps them';

/** Paths whose unknown rest is never shared: what is below them belongs to one visitor, or to code. */
const CLOSED_AREAS = ['/account/*', '/l/*', '/lists/*', '/quotes/*', '/tools/*'];

/** Content pages: every path that no other route has. Below the closed areas they are rendered per request. */
export const contentPages = CLOSED_AREAS.reduce(
  (routes, area) => routes.getRest(area, { anyParameter: REDIRECTS }, contentPage),
  defineRoutes(),
).getRest('/*', { policy: sharedPage(anyOf(CONTENT_PARAMETERS), ['catalog', 'content']) }, contentPage);
