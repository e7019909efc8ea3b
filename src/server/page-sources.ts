import { waitUntil } from 'cloudflare:workers';
import type { Backend } from './backend/port.ts';
import { cacheOptions } from './cache/cache-options.ts';
import { createCache } from './cache/cached.ts';
import { builderTracking, type Tracking } from './content/ab-tracking.ts';
import { type ContentChanges, contentChanges } from './content/content-changes.ts';
import {
  type ContentSource,
  cachedEmbedded,
  connectedSource,
  embeddedSource,
  withoutPageCache,
} from './content/content-source.ts';
import { embeddedContent } from './content/embedded-content.ts';
import { foundPages, hostedContent } from './content/hosted-content.ts';
import { type PageList, pageList } from './content/page-list.ts';
import { pagePublisher } from './content/publish-pages.ts';
import { publishedPages } from './content/published-pages.ts';
import { type Env, isDevelopment } from './env.ts';
import { guardedPageStore, guardedPages, guardedStore } from './ports/guarded-ports.ts';
import type { Upstreams } from './ports/upstreams.ts';
import type { Settings } from './settings.ts';

/** Where pages are read from. */
export interface PageSources {
  readonly pages: PageList;
  readonly content: ContentSource;
  /** Copies changed published pages to KV, for the time when the database fails. */
  readonly publishPages: () => Promise<void>;
  /** Absent while no builder space is connected. */
  readonly tracking?: Tracking;
  /** Absent while no secret for reporting changes in the builder space is configured. */
  readonly contentChanges?: ContentChanges;
}

/**
 * Returns the sources of pages for reading and search: the builder space if one is connected, and the embedded pages.
 */
export const pageSources = (env: Env, settings: Settings, backend: Backend, upstreams: Upstreams): PageSources => {
  const { BUILDER_API_KEY: apiKey = '', BUILDER_API_HOST: host = '' } = env;
  const cache = createCache(cacheOptions(guardedStore(env.CACHE, upstreams.kv.breaker)));
  const store = embeddedContent(env.DB);
  const published = publishedPages(guardedPageStore(env.CACHE, upstreams.kv.breaker));
  const publisher = pagePublisher(store, published, waitUntil);
  const stored = guardedPages(store, upstreams.ownPages.breaker);
  const embedded = isDevelopment(env) ? stored : cachedEmbedded(publisher.watched(stored), cache, published);
  if (apiKey === '') {
    const content = embeddedSource(embedded);
    return {
      publishPages: publisher.round,
      pages: pageList({ hosted: null, embedded: backend.pages }),
      content: isDevelopment(env) ? withoutPageCache(content) : content,
    };
  }
  const changes = settings.contentWebhookSecret === '' ? undefined : contentChanges(env.DB, Date.now);
  const hosted = hostedContent({ apiKey, host }, cache, Date.now, upstreams.content.breaker, changes);
  const source = connectedSource(hosted, embedded);
  return {
    publishPages: publisher.round,
    pages: pageList({ hosted: () => foundPages(hosted), embedded: backend.pages }),
    content: isDevelopment(env) ? withoutPageCache(source) : source,
    tracking: builderTracking({ apiKey, host }),
    ...(changes && { contentChanges: changes }),
  };
};
