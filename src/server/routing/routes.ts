import type { Env, ErrorHandler, Handler, Input, MiddlewareHandler } from 'hono';
import type { BlankInput } from 'hono/types';
import type { AppBindings } from '../app-bindings.ts';
import {
  type AllRules,
  closedRules,
  type Declaration,
  type DeskRules,
  type ReadRules,
  type SendRules,
} from './route-rules.ts';

type Middleware = MiddlewareHandler<AppBindings>;

/** A declared route with its handlers. */
export interface Route {
  readonly declaration: Declaration;
  readonly handlers: readonly Handler<AppBindings>[];
}

/** A handler whose result must be a response. `c.render` without a head does not return one. */
type Respond<P extends string, I extends Input> = Handler<AppBindings, P, I, Response | Promise<Response>>;

/** Declares routes for one method. `check` validates the request for `handler`, which reads it by `c.req.valid(…)`. */
interface Declare<Rules, Self> {
  <P extends string, I extends Input = BlankInput>(path: P, rules: Rules, handler: Respond<P, I>): Self;
  <P extends string, E extends Env, I extends Input = BlankInput>(
    path: P,
    rules: Rules,
    check: MiddlewareHandler<E, string, I>,
    handler: Respond<P, I>,
  ): Self;
  <P extends string, E extends Env, I extends Input = BlankInput>(
    path: P,
    rules: Rules,
    before: Middleware,
    check: MiddlewareHandler<E, string, I>,
    handler: Respond<P, I>,
  ): Self;
}

/** A family of routes as `AppBuilder` mounts it. */
export interface RouteFamily {
  readonly routes: readonly Route[];
  readonly errorHandler: ErrorHandler<AppBindings> | null;
}

/**
 * A family of routes. Each route is declared with its rules beside its handler. `AppBuilder` mounts nothing else, so no
 * route lacks rules. A rule that is omitted has its restrictive default (`route-rules.ts`). `Extra`
 * are rules that every route of the family must declare.
 */
export class Routes<Extra = unknown> implements RouteFamily {
  readonly #base: string;
  readonly #routes: Route[] = [];
  readonly #before: Middleware[] = [];
  #onError: ErrorHandler<AppBindings> | null = null;

  /** @param base path before those of all routes, such as `/api/quotes` */
  constructor(base: string) {
    this.#base = base;
  }

  get routes(): readonly Route[] {
    return this.#routes;
  }

  get errorHandler(): ErrorHandler<AppBindings> | null {
    return this.#onError;
  }

  /** Adds middleware for the routes that are declared after it. */
  use(...middleware: readonly Middleware[]): this {
    this.#before.push(...middleware);
    return this;
  }

  /** Renders the errors of these routes. */
  onError(handler: ErrorHandler<AppBindings>): this {
    this.#onError = handler;
    return this;
  }

  readonly get: Declare<ReadRules & Extra, this> = this.#declare<ReadRules & Extra>('GET');
  readonly post: Declare<SendRules & Extra, this> = this.#declare<SendRules & Extra>('POST');
  readonly delete: Declare<SendRules & Extra, this> = this.#declare<SendRules & Extra>('DELETE');
  /** Declares routes for all methods. */
  readonly all: Declare<AllRules & Extra, this> = this.#declare<AllRules & Extra>('ALL');
  /** Declares routes for GET requests that no other route matches. */
  readonly getRest: Declare<ReadRules & Extra, this> = this.#declare<ReadRules & Extra>('GET', true);
  /** Declares routes for requests that no other route matches. */
  readonly rest: Declare<AllRules & Extra, this> = this.#declare<AllRules & Extra>('ALL', true);

  #declare<Rules extends ReadRules | SendRules | AllRules>(method: string, isFallback = false): Declare<Rules, this> {
    return (path: string, rules: Rules, ...handlers: readonly Handler<AppBindings>[]): this => {
      const pattern = path === '/' && this.#base !== '' ? this.#base : this.#base + path;
      const declaration = { ...closedRules(rules), method, pattern, isFallback };
      this.#routes.push({ declaration, handlers: [...this.#before, ...handlers] });
      return this;
    };
  }
}

/** Starts a family of routes whose paths begin with `base`. */
export const defineRoutes = (base = ''): Routes => new Routes(base);

/**
 * Starts a family of routes of the desk. A route without the rule `staff` does not compile, and `deskSite` refuses to
 * start with one.
 */
export const defineDeskRoutes = (base = ''): Routes<DeskRules> => new Routes<DeskRules>(`/desk${base}`);
