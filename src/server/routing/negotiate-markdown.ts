import type { Context, Hono, MiddlewareHandler } from 'hono';
import { prefersMarkdown } from '../../domain/kit/text/accept.ts';
import { markdownPath, pageOfMarkdown } from '../../domain/reference/paths/markdown-path.ts';
import type { AppBindings } from '../app-bindings.ts';
import { contextOf } from '../http/execution-context.ts';
import { changeTarget } from '../http/redirect.ts';

type Fetch = Hono<AppBindings>['fetch'];

/** Adds `Vary`, and for a page the link to its Markdown. */
const withAlternate = (c: Context<AppBindings>, path: string): void => {
  const { headers, status } = c.res;
  headers.append('Vary', 'Accept');
  const isPage = status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html');
  if (isPage) headers.append('Link', `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`);
};

/** Returns a response of the Markdown path as the response of the page's path: a redirect leads to a page as well. */
const asPage = (markdown: Response): Response => {
  const response = new Response(markdown.body, markdown);
  response.headers.append('Vary', 'Accept');
  changeTarget(response, pageOfMarkdown);
  return response;
};

/**
 * Serves pages as Markdown to clients that prefer it: the request is handled again as one for the Markdown path. So the
 * two have separate cache keys, and the response at both URLs is the same.
 *
 * @param fetch handles a request from its beginning
 */
export const negotiateMarkdown =
  (fetch: Fetch): MiddlewareHandler<AppBindings> =>
  async (c, next) => {
    const { path, method } = c.req;
    const isRead = method === 'GET' || method === 'HEAD';
    // The Markdown path of `/index` is that of the home page.
    const isAlone = pageOfMarkdown(markdownPath(path)) === path;
    if (!isRead || !isAlone || !c.var.routes.hasMarkdown(path)) return next();
    if (!prefersMarkdown(c.req.header('Accept') ?? '')) {
      await next();
      withAlternate(c, path);
      return;
    }
    const url = new URL(c.req.url);
    url.pathname = markdownPath(url.pathname);
    return asPage(await fetch(new Request(url, c.req.raw), c.env, contextOf(c)));
  };
