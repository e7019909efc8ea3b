import { waitUntil } from 'cloudflare:workers';
import * as v from 'valibot';
import type { AuthSource } from './auth/auth-source.ts';
import { embeddedAuth } from './auth/embedded-auth.ts';
import { loginLimit } from './auth/login-limit.ts';
import { embeddedBackend } from './backend/embedded.ts';
import type { Backend } from './backend/port.ts';
import { createCache } from './cache/cached.ts';
import { cachedBackend } from './cache/cached-backend.ts';
import { EDITED_DATA } from './cache/policies.ts';
import { type CatalogStore, catalogStore } from './catalog/load.ts';
import { type ContentSource, contentSource, uncachedContent } from './content/content-source.ts';
import { embeddedContent } from './content/embedded-content.ts';
import { hostedPages } from './content/hosted-pages.ts';
import { type PageList, pageList } from './content/page-list.ts';
import { type Env, isDevelopment } from './env.ts';
import { embeddedSubmissions, type SubmissionStore } from './forms/submissions.ts';
import { r2Uploads, type UploadStore } from './forms/uploads.ts';
import { type PricingSource, pricingSource } from './pricing-source.ts';
import { embeddedQuotes, type QuoteStore } from './quotes/quote-store.ts';
import { type RequestLimit, requestLimit } from './security/request-limit.ts';
import { readSettings, type Settings } from './settings.ts';

/** Everything the routes read from, made once per isolate. */
export interface Services {
  readonly settings: Settings;
  readonly backend: Backend;
  readonly catalog: CatalogStore;
  readonly pricing: PricingSource;
  readonly pages: PageList;
  readonly content: ContentSource;
  readonly submissions: SubmissionStore;
  readonly uploads: UploadStore;
  readonly quotes: QuoteStore;
  readonly auth: AuthSource;
  /** Tries to sign in per client and minute. */
  readonly mayLogin: RequestLimit;
  /** Forms and quote requests per client and minute. */
  readonly mayPost: RequestLimit;
}

const pageRecord = v.object({ id: v.union([v.number(), v.string()]), title: v.string(), url: v.string() });

const byEnv = new WeakMap<object, Services>();

const pageSources = (env: Env, backend: Backend): PageList => {
  const { BUILDER_API_KEY: apiKey = '', BUILDER_API_HOST: host = '' } = env;
  if (apiKey === '') return pageList({ hosted: null, embedded: backend.pages });
  const cache = createCache({ kv: env.CACHE, now: Date.now, waitUntil });
  const hosted = () =>
    cache({
      key: `builder/${apiKey}/pages`,
      policy: EDITED_DATA,
      load: () => hostedPages({ apiKey, host }),
      parse: (stored) => v.parse(v.array(pageRecord), stored),
    });
  return pageList({ hosted, embedded: backend.pages });
};

const content = (env: Env): ContentSource => {
  const embedded = embeddedContent(env.DB);
  if (isDevelopment(env)) return uncachedContent(embedded);
  return contentSource(embedded, createCache({ kv: env.CACHE, now: Date.now, waitUntil }));
};

const createServices = (env: Env): Services => {
  const direct = embeddedBackend(env.DB);
  const backend = cachedBackend(direct, { kv: env.CACHE, now: Date.now, waitUntil });
  return {
    settings: readSettings(env),
    backend,
    catalog: catalogStore({ kv: env.CACHE, backend: direct, now: Date.now }),
    pages: pageSources(env, backend),
    content: content(env),
    submissions: embeddedSubmissions(env.DB),
    uploads: r2Uploads(env.UPLOADS),
    quotes: embeddedQuotes(env.DB),
    auth: embeddedAuth(env.DB, { secret: env.AUTH_SECRET ?? '', now: Date.now }),
    mayLogin: loginLimit(env.AUTH_LIMIT, Date.now),
    // Tests on an engineer's machine send more in a minute than people do.
    mayPost: requestLimit(isDevelopment(env) ? undefined : env.FORM_LIMIT),
    pricing: pricingSource(direct, { now: Date.now }),
  };
};

/** The services for these bindings. The runtime hands the same `env` object to every request of an isolate. */
export const servicesOf = (env: Env): Services => {
  let services = byEnv.get(env);
  if (!services) {
    services = createServices(env);
    byEnv.set(env, services);
  }
  return services;
};
