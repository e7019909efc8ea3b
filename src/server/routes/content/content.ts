import type { Context } from 'hono';
import { FORM_PARAMETERS } from '../../../domain/kit/forms/form-types.ts';
import { withoutEnd } from '../../../domain/kit/text/strip-ends.ts';
import { markdownPath, pageOfMarkdown } from '../../../domain/reference/paths/markdown-path.ts';
import { isForEveryone } from '../../../domain/site/content/for-everyone.ts';
import { routeAt } from '../../../domain/site/route-table.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { visitorOf } from '../../content/visitor-of.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { markdownRules } from '../../render/markdown-page.ts';
import { anyOf } from '../../response-cache/cache-parameters.ts';
import { sharedPage } from '../../response-cache/cache-policy.ts';
import { renderPerVisitor } from '../../response-cache/index.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { editRequest } from '../../security/edit-request.ts';
import { onNotFound } from '../site/on-error.ts';
import { loadEditedEntry, openForEditing } from './edit-mode.ts';

/**
 * Redirects URLs with capital letters or trailing slashes to the canonical path. Keeps the query.
 *
 * @param path of the page
 * @param hrefOf returns the path to redirect to
 */
const otherSpelling = async (
  c: Context<AppBindings>,
  path: string,
  hrefOf = (canonical: string): string => canonical,
): Promise<Response | null> => {
  const meant = withoutEnd(path.toLowerCase(), '/');
  if (meant === path || meant === '') return null;
  const isKnown =
    routeAt(meant) !== null ||
    /^\/(product|datasheets|quotes)\/[^/]+$/.test(meant) ||
    (await c.var.services.content.paths()).includes(meant);
  return isKnown ? redirectTo(c, sitePath(hrefOf(meant), new URL(c.req.url).search), 301) : null;
};

/** Returns the content page of a path that no other route has, or 404. */
const contentPage = async (c: Context<AppBindings>): Promise<Response> => {
  const { path } = c.req;
  const { content } = c.var.services;
  const edit = await editRequest(c);
  const entry = edit === null ? await content.page(path, visitorOf(c, path)) : await loadEditedEntry(c, edit, path);
  if (c.var.isShared && !((await content.isForEveryone(path)) && (entry === null || isForEveryone(entry)))) {
    return renderPerVisitor();
  }
  if (edit !== null && entry !== null) openForEditing(c, edit);
  if (entry === null) return (await otherSpelling(c, path)) ?? onNotFound(c);
  // The first page with blocks loads the blocks and the HTML sanitizer.
  const { renderContentPage } = await import('./render-content-page.ts');
  return renderContentPage(c, entry, path);
};

/** Returns the Markdown of a content page, or 404. */
const contentAsMarkdown = async (c: Context<AppBindings>): Promise<Response> => {
  const path = pageOfMarkdown(c.req.path);
  if (path === null) return onNotFound(c);
  const { content } = c.var.services;
  const entry = await content.page(path, visitorOf(c, path));
  if (c.var.isShared && !((await content.isForEveryone(path)) && (entry === null || isForEveryone(entry)))) {
    return renderPerVisitor();
  }
  if (entry === null) return (await otherSpelling(c, path, markdownPath)) ?? onNotFound(c);
  const { contentMarkdown } = await import('./content.markdown.ts');
  return contentMarkdown(c, entry, path);
};

/** Parameters of content pages: those of the part finder, charts and tables, and values that prefill forms. */
const CONTENT_PARAMETERS = [
  ...new Set([
    ...'id cs temperature material length degrees low high'.split(' '),
    ...'size tol section chemical media'.split(' '),
    ...FORM_PARAMETERS,
  ]),
];

const REDIRECTS = 'a redirect to another spelling keeps them';

/** Paths below which unknown pages are never shared, because they belong to one visitor or to code. */
const CLOSED_AREAS = ['/account/*', '/l/*', '/lists/*', '/quotes/*', '/tools/*'];

const SHARED = sharedPage(anyOf(CONTENT_PARAMETERS), ['catalog', 'content']);

/**
 * Content pages: all paths that no other route has, and their Markdown. Below the closed areas they are rendered per
 * request.
 */
export const contentPages = CLOSED_AREAS.reduce(
  (routes, area) => routes.getRest(area, { anyParameter: REDIRECTS }, contentPage),
  defineRoutes(),
)
  .getRest('/:page{.+\\.md}', markdownRules(SHARED), contentAsMarkdown)
  .getRest('/*', { policy: SHARED, markdown: true }, contentPage);
