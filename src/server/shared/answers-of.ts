import type { Context, Hono } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import type { Env } from '../env.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import type { Settings } from '../settings.ts';
import { type KeptAnswers, keptAnswers, type SharedAnswers } from './kept-answers.ts';
import { type AnswerSources, makeAnswer } from './make-answer.ts';
import { takesPacked } from './packed.ts';
import { type LocationCache, sharedStore } from './shared-store.ts';

/** What the platform gives a request where it caches answers of entry points. */
interface CachingContext {
  readonly cache: object;
  readonly exports: { readonly Pages: { fetch(url: string): Promise<Response> } };
}

type Ctx = Parameters<Hono<AppBindings>['fetch']>[2];

const ctxOf = (c: Context): Ctx => {
  try {
    return c.executionCtx;
  } catch {
    return undefined;
  }
};

const isCaching = (ctx: unknown): ctx is CachingContext =>
  typeof ctx === 'object' && ctx !== null && 'cache' in ctx && typeof ctx.cache === 'object' && 'exports' in ctx;

/** Makes the answer of a kept address. */
export type MakePage = (kept: string, env: Env, ctx: Ctx) => Promise<Response>;

/** What shared responses are rendered with. */
interface PageSources extends Pick<AnswerSources, 'policyAt'> {
  readonly settingsOf: (env: Env) => Settings;
  /** Called with the first response. */
  readonly routesOf: () => Hono<AppBindings>;
}

/** Makes answers by the routes alone: they get a bare request, so that nothing of who asks can be in what they make. */
export const pageMaker = ({ settingsOf, policyAt, routesOf }: PageSources): MakePage => {
  let routes: Hono<AppBindings> | null = null;
  return (kept, env, ctx) => {
    routes ??= routesOf();
    const { fetch } = routes;
    const { siteUrl } = settingsOf(env);
    return makeAnswer(kept, { siteUrl, policyAt, routes: (request) => fetch(request, env, ctx) });
  };
};

const locationCache = (): LocationCache | null => {
  const { caches } = globalThis as { readonly caches?: { readonly default: LocationCache } };
  return caches?.default ?? null;
};

/** Tests may have none. */
const NO_BINDINGS = {} as Env;

/** Where kept answers come from: the platform's cache before the entry point `Pages`, or our own. */
export const answersFrom = (
  make: MakePage,
  now: () => number = () => Date.now(),
): ((c: Context<AppBindings>) => SharedAnswers) => {
  const stores = new WeakMap<object, KeptAnswers>();
  const keptIn = (env: Env): KeptAnswers => {
    const kept = stores.get(env) ?? keptAnswers(sharedStore(locationCache()), now);
    stores.set(env, kept);
    return kept;
  };
  return (c) => {
    const ctx = ctxOf(c);
    if (isCaching(ctx)) return (address) => ctx.exports.Pages.fetch(address);
    const env = c.env ?? NO_BINDINGS;
    return (address) =>
      keptIn(env)(address, {
        make: (asked) => make(asked, env, ctx),
        waitUntil: waitUntilOf(c),
        takesPacked: takesPacked(c.req.raw),
      });
  };
};
