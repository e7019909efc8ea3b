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
  keepVariation,
  keepVisitorId,
  keptVariation,
  keptVariations,
  type SeenContent,
  seenContent,
} from './ab-cookies.ts';
import type { Visit } from './ab-tracking.ts';
import { trackedAddress } from './tracked-address.ts';
import { visitorOf } from './visitor-of.ts';

/** A number of [0, 1) that nobody can foresee. */
const draw = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** A browser that fetches a page in case it is visited. */
const isPrefetch = (c: Context): boolean => (c.req.header('Sec-Purpose') ?? '').startsWith('prefetch');

/** The page that a request was sent from; the home page where the browser does not say. */
const pageBefore = (c: Context): URL => {
  const referrer = c.req.header('Referer') ?? '';
  const { origin } = new URL(c.req.url);
  const said = URL.canParse(referrer) ? new URL(referrer) : null;
  return said?.origin === origin ? said : new URL(origin);
};

/** The visit to a page, prolonged by it. Only with consent. */
const visitTo = (c: Context<AppBindings>, page: URL): Visit => ({
  sessionId: extendSession(c),
  visitorId: keepVisitorId(c),
  url: c.var.services.settings.siteUrl + trackedAddress(page),
  userAttributes: visitorOf(c, page.pathname),
});

/** Whether what a visitor does on an entry is told to the space: only of hosted ones, and only with consent. */
export const isMeasured = (c: Context<AppBindings>, { id, hosted }: ContentEntry): boolean =>
  hosted === true && c.var.services.tracking !== undefined && isEntryId(id) && hasConsent(c);

/**
 * The entry as this visitor sees it. With consent a variation is drawn and kept, and a visit is told to the space behind
 * the answer; without, everyone sees the default and no cookie is set. Caches hold whole entries, the choice is made
 * for every answer, and answers are private.
 */
export const entryForVisitor = (c: Context<AppBindings>, entry: ContentEntry): ContentEntry => {
  const { tracking } = c.var.services;
  if (tracking === undefined || !isMeasured(c, entry)) return entry;
  const picked = pickVariation(entry, { consent: true, kept: keptVariation(c, entry.id), random: draw() });
  if (c.req.method !== 'GET' || isPrefetch(c)) return picked.entry;
  if (picked.isNew) keepVariation(c, entry.id, picked.id);
  const seen = { contentId: entry.id, variationId: picked.id };
  waitUntilOf(c)(tracking.send([{ type: 'impression', ...seen, ...visitTo(c, new URL(c.req.url)) }]));
  return picked.entry;
};

/** What a visitor did on an entry, as the browser tells it. */
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

/** The hosted entry that a form stands on, as the visitor saw it. */
const contentOf = async (c: Context<AppBindings>, { pathname }: URL): Promise<readonly SeenContent[]> => {
  const entry = await c.var.services.content.page(pathname, visitorOf(c, pathname)).catch(() => null);
  return entry !== null && isMeasured(c, entry) ? [seenContent(c, entry.id)] : [];
};

/** A form or a quote request that was taken counts for its page and for every test the visitor takes part in. */
export const trackConversions: MiddlewareHandler<AppBindings> = async (c, next) => {
  await next();
  const { tracking } = c.var.services;
  if (tracking === undefined || c.req.method !== 'POST' || c.res.status >= 400 || !hasConsent(c)) return;
  const page = pageBefore(c);
  const visit = visitTo(c, page);
  const tell = async (): Promise<void> => {
    const seen = [...keptVariations(c), ...(await contentOf(c, page))];
    const once = [...new Map(seen.map((one) => [one.contentId, one])).values()];
    await tracking.send(once.map((one) => ({ type: 'conversion', ...one, ...visit })));
  };
  waitUntilOf(c)(tell());
};
