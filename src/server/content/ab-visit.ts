import type { Context, MiddlewareHandler } from 'hono';
import type { ContentEntry } from '../../domain/content/entry.ts';
import { pickVariation } from '../../domain/content/pick-variation.ts';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import { extendSession, hasConsent, isCookieId, keepVariation, keptVariation, keptVariations } from './ab-cookies.ts';

/** A number of [0, 1) that nobody can foresee. */
const draw = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Path of a page without its parameters: they may hold what a visitor typed. */
const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '');

/** A browser that fetches a page in case it is visited. */
const isPrefetch = (c: Context): boolean => (c.req.header('Sec-Purpose') ?? '').startsWith('prefetch');

/**
 * The entry as this visitor sees it. With consent a variation is drawn and kept, and a visit is told to the space behind
 * the answer; without, everyone sees the default and no cookie is set. Caches hold whole entries, the choice is made
 * for every answer, and answers are private.
 */
export const entryForVisitor = (c: Context<AppBindings>, entry: ContentEntry): ContentEntry => {
  const { tracking } = c.var.services;
  if (entry.hosted !== true || tracking === undefined || !isCookieId(entry.id) || !hasConsent(c)) return entry;
  const picked = pickVariation(entry, { consent: true, kept: keptVariation(c, entry.id), random: draw() });
  if (c.req.method !== 'GET' || isPrefetch(c)) return picked.entry;
  if (picked.isNew) keepVariation(c, entry.id, picked.id);
  const event = {
    type: 'impression' as const,
    contentId: entry.id,
    variationId: picked.id,
    sessionId: extendSession(c),
    url: c.var.services.settings.siteUrl + c.req.path,
  };
  waitUntilOf(c)(tracking.send([event]));
  return picked.entry;
};

/** A form or a quote request that was taken counts for every test the visitor takes part in. */
export const trackConversions: MiddlewareHandler<AppBindings> = async (c, next) => {
  await next();
  const { tracking, settings } = c.var.services;
  if (tracking === undefined || c.req.method !== 'POST' || c.res.status >= 400 || !hasConsent(c)) return;
  const tests = keptVariations(c);
  if (tests.length === 0) return;
  const sessionId = extendSession(c);
  const url = settings.siteUrl + pathOf(c.req.header('Referer') ?? c.req.url);
  waitUntilOf(c)(tracking.send(tests.map((test) => ({ type: 'conversion' as const, ...test, sessionId, url }))));
};
