import type { Context, Handler } from 'hono';
import type { ReactNode } from 'react';
import type { Preferences } from '../../domain/kit/preferences.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import { renderPerVisitor } from '../response-cache/index.ts';
import type { PageHead } from './page-head.ts';

type Services = AppBindings['Variables']['services'];

/**
 * What the loader of a page gets. It never gets the request context, and only the services that its route passes on.
 */
export interface PageRequest {
  readonly url: URL;
  /** First value of each query parameter. */
  readonly query: Readonly<Record<string, string>>;
  readonly preferences: Preferences;
  /** Rejects while there is no catalog. */
  readonly catalog: () => Promise<Catalog>;
}

/** The exports of a `.page.tsx` module. A route that names a module without `head` does not compile. */
export interface PageModule<Props> {
  readonly default: (props: Props) => ReactNode;
  readonly head: PageHead | ((props: Props) => PageHead);
  /** Response headers in addition to those of every page. */
  readonly headers?: (props: Props) => Readonly<Record<string, string>>;
}

interface Loads<Request, Props> {
  readonly load: (request: Request) => Props | Promise<Props>;
}

type Import<Module> = () => Promise<Module>;
type NoProps = Readonly<Record<never, never>>;
type AnyModule = PageModule<object> & Partial<Loads<PageRequest, object>>;

/**
 * Renders a page from its props. For handlers that decide about status and redirects first; all others use `page`. A page with
 * late parts is rendered per visitor: it cannot be buffered for its ETag, and React's inline scripts need a nonce.
 */
export const renderPage = async <Props extends object>(
  c: Context<AppBindings>,
  importPage: Import<PageModule<Props>>,
  props: Props,
): Promise<Response> => {
  const { default: View, head: headOf, headers } = await importPage();
  const head = typeof headOf === 'function' ? headOf(props) : headOf;
  if (c.var.isShared && head.streams) return renderPerVisitor();
  for (const [name, value] of Object.entries(headers?.(props) ?? {})) c.header(name, value);
  return c.render(<View {...props} />, { head });
};

interface CreatePageHandler {
  (importPage: Import<PageModule<NoProps>>): Handler<AppBindings>;
  <Props extends object>(importPage: Import<PageModule<Props> & Loads<PageRequest, Props>>): Handler<AppBindings>;
  <Props extends object, Ports extends object>(
    importPage: Import<PageModule<Props> & Loads<PageRequest & Ports, Props>>,
    portsOf: (services: Services) => Ports,
  ): Handler<AppBindings>;
}

/**
 * Returns the handler of a page. The module is imported with the first request, so an isolate starts without React; its
 * `load` returns the props for its default export and its `head`.
 *
 * @param portsOf returns the dependencies that `load` reads in addition to a `PageRequest`
 * @example page(() => import('./cart.page.tsx'), ({ settings }) => ({ settings }))
 */
export const page: CreatePageHandler =
  (importPage: Import<AnyModule>, portsOf?: (services: Services) => object): Handler<AppBindings> =>
  async (c) => {
    const module = await importPage();
    const { services, preferences } = c.var;
    const request: PageRequest = {
      url: new URL(c.req.url),
      query: c.req.query(),
      preferences,
      catalog: () => services.catalog.get(waitUntilOf(c)),
      ...portsOf?.(services),
    };
    const props = (await module.load?.(request)) ?? {};
    return renderPage(c, async () => module, props);
  };
