import type { Context, MiddlewareHandler } from 'hono';
import type { MeasuredEvent } from '../../domain/site/api/measure.ts';
import type { ContentEntry } from '../../domain/site/content/entry.ts';
import { isEntryId } from '../../domain/site/content/entry-id.ts';
import { pickVariation } from '../../domain/site/content/pick-variation.ts';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import {
  extendSession,
  hasConsent,
  type SeenContent,
  seenContent,
  storedVariation,
  storedVariations,
  storeVariation,
  storeVisitorId,
} from './ab-cookies.ts';
import type { Visit } from './ab-tracking.ts';
import { trackedAddress } from './tracked-address.ts';
import { visitorOf } from './visitor-of.ts';

/** Returns an unpredictable number in [0, 1). */
const randomFraction = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Whether the browser fetches a page in advance. */
const isPrefetch = (c: Context): boolean => (c.req.header('Sec-Purpose') ?? '').startsWith('prefetch');

/** Returns the page that sent the request, or the home page if the browser does not report it. */
const pageBefore = (c: Context): URL => {
  const referrer = c.req.header('Referer') ?? '';
  const { origin } = new URL(c.req.url);
  const referrerUrl = URL.canParse(referrer) ? new URL(referrer) : null;
  return referrerUrl?.origin === origin ? referrerUrl : new URL(origin);
};

/** Returns the visit to a page and extends its lifetime. Call only with consent. */
const visitTo = (c: Context<AppBindings>, page: URL): Visit => ({
  sessionId: extendSession(c),
  visitorId: storeVisitorId(c),
  url: c.var.services.settings.siteUrl + trackedAddress(page),
  userAttributes: visitorOf(c, page.pathname),
});

/**
 * Whether a visitor's actions on an entry are reported to the space: only for hosted entries, and only with consent.
 */
export const isMeasured = (c: Context<AppBindings>, { id, hosted }: ContentEntry): boolean =>
  hosted === true && c.var.services.tracking !== undefined && isEntryId(id) && hasConsent(c);

/**
 * Returns the entry as this visitor sees it. With consent, a variation is picked and stored in a cookie, and the visit
 * is reported to the space after the response. Without consent, every visitor sees the default and no cookie is set.
 * Caches hold whole entries, the variation is picked per response, and responses are private.
 */
export const entryForVisitor = (c: Context<AppBindings>, entry: ContentEntry): ContentEntry => {
  const { tracking } = c.var.services;
  if (tracking === undefined || !isMeasured(c, entry)) return entry;
  const picked = pickVariation(entry, { consent: true, kept: storedVariation(c, entry.id), random: randomFraction() });
  if (c.req.method !== 'GET' || isPrefetch(c)) return picked.entry;
  if (picked.isNew) storeVariation(c, entry.id, picked.id);
  const seen = { contentId: entry.id, variationId: picked.id };
  waitUntilOf(c)(tracking.send([{ type: 'impression', ...seen, ...visitTo(c, new URL(c.req.url)) }]));
  return picked.entry;
};

/** Reports a visitor's actions on an entry, as sent by the browser. */
export const trackMeasured = (
  c: Context<AppBindings>,
  contentId: string,
  events: readonly MeasuredEvent[],
): Promise<void> | undefined => {
  const { tracking } = c.var.services;
  if (tracking === undefined || !hasConsent(c)) return undefined;
  const common = { ...seenContent(c, contentId), ...visitTo(c, pageBefore(c)) };
  return tracking.send(
    events.map((event) =>
      event.type === 'click' ? { type: 'click', click: event, ...common } : { type: 'conversion', ...common },
    ),
  );
};

/** Returns the hosted entry of the page with the form, as the visitor saw it. */
const contentOf = async (c: Context<AppBindings>, { pathname }: URL): Promise<readonly SeenContent[]> => {
  const entry = await c.var.services.content.page(pathname, visitorOf(c, pathname)).catch(() => null);
  return entry !== null && isMeasured(c, entry) ? [seenContent(c, entry.id)] : [];
};

/**
 * Counts an accepted form or quote request as a conversion of its page and of every test the visitor participates in.
 */
export const trackConversions: MiddlewareHandler<AppBindings> = async (c, next) => {
  await next();
  const { tracking } = c.var.services;
  if (tracking === undefined || c.req.method !== 'POST' || c.res.status >= 400 || !hasConsent(c)) return;
  const page = pageBefore(c);
  const visit = visitTo(c, page);
  const track = async (): Promise<void> => {
    const seen = [...storedVariations(c), ...(await contentOf(c, page))];
    const once = [...new Map(seen.map((one) => [one.contentId, one])).values()];
    await tracking.send(once.map((one) => ({ type: 'conversion', ...one, ...visit })));
  };
  waitUntilOf(c)(track());
};
