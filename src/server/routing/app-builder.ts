import { type ErrorHandler, Hono, type MiddlewareHandler, type NotFoundHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { AppBindings } from '../app-bindings.ts';
import { refuseMethods } from './refuse-methods.ts';
import { routeGuard } from './route-guard.ts';
import type { RouteTable } from './route-table.ts';
import type { Route, RouteFamily } from './routes.ts';

// Hono's default router would fill a `RegExpRouter` with an isolate's first request, which rejects some of our patterns.
const newApp = (): Hono<AppBindings> => new Hono<AppBindings>({ router: new TrieRouter() });

const mountOn = (app: Hono<AppBindings>, family: RouteFamily, isWanted: (route: Route) => boolean): void => {
  const inner = newApp();
  for (const { declaration, handlers } of family.routes.filter(isWanted)) {
    inner.on(declaration.method, [declaration.pattern], routeGuard(declaration), ...handlers);
  }
  if (family.errorHandler !== null) inner.onError(family.errorHandler);
  app.route('/', inner);
};

/**
 * Builds the application from middleware and declared routes. It accepts nothing else, so every route has its rules.
 */
export class AppBuilder {
  readonly #app = newApp();
  readonly #families: RouteFamily[] = [];

  /** @param table of all routes that will be mounted; handlers find it as `c.var.routes` */
  constructor(table: RouteTable) {
    this.use(async (c, next) => {
      c.set('routes', table);
      await next();
    });
  }

  /** Adds middleware for all paths that are mounted after it. */
  use(...middleware: readonly MiddlewareHandler<AppBindings>[]): this {
    this.#app.use(...middleware);
    return this;
  }

  /** Adds middleware for the paths of a pattern. */
  useAt(pattern: string, middleware: MiddlewareHandler<AppBindings>): this {
    this.#app.use(pattern, middleware);
    return this;
  }

  /** Mounts the routes of these families. Their fallbacks are mounted after all other routes. */
  mount(families: readonly RouteFamily[]): this {
    for (const family of families) mountOn(this.#app, family, ({ declaration }) => !declaration.isFallback);
    this.#families.push(...families);
    return this;
  }

  /** Mounts the handlers of unmatched requests and errors, and returns the application. */
  finish(onNotFound: NotFoundHandler<AppBindings>, onError: ErrorHandler<AppBindings>): Hono<AppBindings> {
    this.use(refuseMethods);
    for (const family of this.#families) mountOn(this.#app, family, ({ declaration }) => declaration.isFallback);
    this.#app.notFound(onNotFound);
    this.#app.onError(onError);
    return this.#app;
  }
}
