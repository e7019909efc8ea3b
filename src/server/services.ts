import { waitUntil } from 'cloudflare:workers';
import type { AccountSource } from './accounts/account-source.ts';
import type { AuthSource } from './accounts/auth-source.ts';
import { claimQuotes } from './accounts/claim-quotes.ts';
import { type ContactStore, contactStore } from './accounts/contact-store.ts';
import { createAccountSource } from './accounts/create-account-source.ts';
import { createAuthSource } from './accounts/create-auth-source.ts';
import { type AccountLimit, accountLimit, clientLimit, LOGIN_TRIES, SESSION_CALLS } from './accounts/login-limit.ts';
import { withClaimedQuotes } from './accounts/quotes-at-sign-in.ts';
import { connectBackend } from './backend/connect-backend.ts';
import type { Backend } from './backend/port.ts';
import type { WriteReply } from './backend/write-reply.ts';
import { cacheOptions } from './cache/cache-options.ts';
import { cachedBackend } from './cache/cached-backend.ts';
import { type AccountCartStore, accountCartStore } from './carts/account-cart-store.ts';
import { type CatalogStore, catalogStore } from './catalog/load.ts';
import { createOptionRenamer, withRenamedOptions } from './catalog/option-renamer.ts';
import { prefixedStore } from './catalog/prefixed-store.ts';
import type { CatalogHome } from './catalog-edits/catalog-edits.ts';
import { type CatalogFilesService, catalogFilesService } from './catalog-import/catalog-files-service.ts';
import { embeddedContent } from './content/embedded-content.ts';
import { hostedPages } from './content/hosted-pages.ts';
import { type DataReader, dataReader } from './data/data-reader.ts';
import type { SendRequest } from './directus/send.ts';
import { type Env, isDevelopment } from './env.ts';
import { r2Uploads, type UploadStore } from './forms/uploads.ts';
import { type AccountListStore, accountListStore } from './lists/account-list-store.ts';
import { type SharedListStore, sharedListStore } from './lists/shared-list-store.ts';
import { createMailer } from './mail/create-mailer.ts';
import { nearlyFullNotice } from './mail/storage-notice.ts';
import { type MessageServices, messageServices } from './messages/message-services.ts';
import { type PageSources, pageSources } from './page-sources.ts';
import { boundedUploads } from './ports/bounded-uploads.ts';
import { boundedRecords, guardedBackend, guardedStore, watchedCatalog } from './ports/guarded-ports.ts';
import { createUpstreams, type Upstreams } from './ports/upstreams.ts';
import { type BatchPricing, type PricingSource, pricingSource } from './pricing/pricing-source.ts';
import { type QuoteServices, quoteServices } from './quotes/quote-services.ts';
import { type RecordStores, recordStores } from './records/record-stores.ts';
import { lazily } from './resilience/lazily.ts';
import { expiredRecords } from './retention/expired-records.ts';
import { orphanedFiles } from './retention/orphaned-files.ts';
import { type Retention, retention } from './retention/retention.ts';
import { storageRecount } from './retention/storage-recount.ts';
import { randomId } from './security/random-id.ts';
import { NETWORK_FACTOR, type RequestLimit, requestLimit, withNetwork } from './security/request-limit.ts';
import { type StorageBudget, storageBudget, unlimitedStorage } from './security/storage-budget.ts';
import type { Settings } from './settings.ts';
import { type SiteHealth, siteHealth } from './site-health/site-health.ts';
import { type LiveSettings, liveSettings, settingsView } from './site-settings/live-settings.ts';
import { type SettingStore, settingStore, valuesOf } from './site-settings/setting-store.ts';
import { auditLog } from './staff/audit-log.ts';
import { type StaffServices, staffServices } from './staff/staff-services.ts';
import { d1SyncLog } from './sync/d1-log.ts';
import { createSyncControl, type SyncControl } from './sync/sync-control.ts';
import type { AgentProfiles } from './ucp/agent-profiles.ts';
import { createVitalsStore } from './vitals/create-vitals-store.ts';
import type { VitalsStore } from './vitals/vitals-store.ts';

/** Everything the routes read from, created once per isolate. */
export interface Services extends RecordStores, QuoteServices, PageSources {
  readonly settings: Settings;
  /** Applies changes of settings at the desk. */
  readonly liveSettings: LiveSettings;
  /** Settings that staff changed at the desk. */
  readonly siteSettings: SettingStore;
  /** Health of the site as the desk shows it. */
  readonly siteHealth: SiteHealth;
  readonly backend: Backend;
  /** Serves `/items/*` over the backend's protocol to clients with a token; `null` if no token is configured. */
  readonly items: SendRequest | null;
  /** Writes the staff's replies to quotes into the backend's collection. */
  readonly writeReply: WriteReply;
  readonly catalog: CatalogStore;
  readonly sync: SyncControl;
  /** Where staff edit the catalog. */
  readonly catalogHome: CatalogHome;
  /** Health of the upstreams that this Worker depends on. */
  readonly upstreams: Upstreams;
  readonly pricing: PricingSource;
  /** The prices of whole lists. */
  readonly prices: BatchPricing;
  readonly uploads: UploadStore;
  /** Public data files of the catalog. */
  readonly data: DataReader;
  /** Limits the bytes that visitors store. */
  readonly storage: StorageBudget;
  /** Deletes visitors' records after their retention period. */
  readonly retention: Retention;
  /** Page speed as measured for visitors. */
  readonly vitals: VitalsStore;
  /** Lists and part numbers of accounts. */
  readonly accountLists: AccountListStore;
  /** Contact data of accounts. */
  readonly contacts: ContactStore;
  /** Quote carts of accounts. */
  readonly accountCarts: AccountCartStore;
  /** The catalog as files at the desk. */
  readonly catalogFiles: CatalogFilesService;
  /** Accounts of staff. */
  readonly staff: StaffServices;
  /** Form messages at the desk. */
  readonly messages: MessageServices;
  /** Lists that visitors shared. */
  readonly sharedLists: SharedListStore;
  readonly auth: AuthSource;
  /** Accounts created by visitors, and password resets. */
  readonly accounts: AccountSource;
  /** Profiles of programs that call the catalog by UCP. */
  readonly agentProfiles: AgentProfiles;
  /** Sign-in attempts per client and minute. */
  readonly mayLogin: RequestLimit;
  /** Failed sign-in attempts per account and minute. */
  readonly accountLimit: AccountLimit;
  /** Token refreshes and log-outs per client and minute. */
  readonly mayRefresh: RequestLimit;
  /** Forms and quote requests per client and minute. */
  readonly mayPost: RequestLimit;
}

/** Targets of the probes; neither the row nor the value needs to exist. */
const PROBED_PRODUCT = 1;
const PROBED_KEY = 'cache/probe';

const byEnv = new WeakMap<object, Services>();

const createServices = (env: Env): Services => {
  const audit = auditLog(env.DB, Date.now);
  const siteSettings = settingStore(env.DB, audit, Date.now);
  const live = liveSettings({ env, read: async () => valuesOf(await siteSettings.read()), now: Date.now });
  const settings = settingsView(live);
  const auth = withClaimedQuotes(createAuthSource(env), claimQuotes(env.DB), waitUntil);
  const home = connectBackend(env);
  const mailer = createMailer(env, settings);
  const kv = prefixedStore(env.CACHE, home.keyPrefix);
  const pages = embeddedContent(env.DB);
  const { BUILDER_API_KEY: apiKey = '', BUILDER_API_HOST: host = '' } = env;
  const upstreams = createUpstreams(
    home.kind,
    {
      backend: () => home.backend.productStock(PROBED_PRODUCT),
      builder: apiKey === '' ? undefined : () => hostedPages({ apiKey, host }),
      ownPages: () => pages.paths(),
      kv: () => env.CACHE.get(PROBED_KEY),
    },
    Date.now,
  );
  const { breaker } = upstreams.backend;
  const staff = staffServices(env.DB, { settings, mailer, now: Date.now });
  const edits = lazily(async () => {
    const { createCatalogEdits } = await import('./catalog-edits/create-catalog-edits.ts');
    return createCatalogEdits(env.DB, staff.audit);
  });
  const pricing = pricingSource(home.backend, { now: Date.now, breaker, waitUntil });
  const backend = cachedBackend(
    guardedBackend(home.backend, breaker),
    cacheOptions(guardedStore(kv, upstreams.kv.breaker)),
  );
  const catalog = withRenamedOptions(
    catalogStore({ kv, backend: watchedCatalog(home.backend, breaker), now: Date.now }),
    createOptionRenamer({ modifiers: backend.modifiers, now: Date.now, waitUntil }),
  );
  const sources = pageSources(env, settings, backend, upstreams);
  const { content } = sources;
  const uploads = boundedUploads(r2Uploads(env.UPLOADS));
  // Tests in development store more in a day than people do.
  const storage = isDevelopment(env)
    ? unlimitedStorage
    : storageBudget(env.DB, { now: Date.now, onNearlyFull: nearlyFullNotice(mailer, settings, waitUntil) });
  const quotes = quoteServices(env.DB, {
    settings,
    mailer,
    now: Date.now,
    client: home.desk,
    backend: home.keyPrefix,
    writeReply: home.writeReply,
    isPending: home.create !== null,
    readCatalog: () => catalog.get(waitUntil),
  });
  const sync = createSyncControl({
    kv,
    backend: home.backend,
    log: d1SyncLog(env.DB, Date.now),
    workflow: env.CATALOG_SYNC ?? null,
    newId: randomId,
    now: Date.now,
  });
  return {
    // The object changes with the settings, because rendered parts and cache keys are stored by it.
    get settings() {
      return live.current();
    },
    liveSettings: live,
    siteSettings,
    siteHealth: siteHealth(env.DB, {
      audit,
      now: Date.now,
      createPageCheck: async (jobs) => {
        const { pageCheck } = await import('./site-health/page-check.ts');
        return pageCheck(env.DB, { paths: content.paths, page: content.page, jobs });
      },
    }),
    backend,
    items: home.items,
    writeReply: home.writeReply,
    catalog,
    sync,
    catalogHome: home.url === null ? { edits, url: null } : { edits: null, url: home.url },
    upstreams,
    ...sources,
    ...boundedRecords(recordStores(env.DB, home.create, Date.now, waitUntil)),
    uploads,
    data: dataReader(env.DATA ?? null),
    storage,
    retention: retention({
      records: expiredRecords(env.DB),
      files: env.UPLOADS,
      orphans: orphanedFiles(env.DB, env.UPLOADS, Date.now),
      recount: storageRecount(env.DB, Date.now),
      days: settings.retentionDays,
      now: Date.now,
    }),
    accountLists: accountListStore(env.DB),
    contacts: contactStore(env.DB),
    accountCarts: accountCartStore(env.DB, Date.now),
    staff,
    messages: messageServices(env.DB, {
      settings,
      mailer,
      audit: staff.audit,
      bucket: env.UPLOADS,
      uploads,
      storage,
      quotes: quotes.quoteDesk,
      now: Date.now,
    }),
    catalogFiles: catalogFilesService(env.DB, {
      bucket: env.UPLOADS,
      kv: env.CACHE,
      workflow: env.CATALOG_IMPORT ?? null,
      isOwn: home.kind === 'embedded',
      audit: staff.audit,
      sync,
      newId: randomId,
      now: Date.now,
    }),
    sharedLists: sharedListStore(env.DB),
    vitals: createVitalsStore(env, settings.analyticsAccount, Date.now),
    auth,
    accounts: createAccountSource(env, settings, waitUntil, mailer),
    ...quotes,
    agentProfiles: lazily(async () => {
      const { agentProfiles } = await import('./ucp/agent-profiles.ts');
      const siteHost = new URL(settings.siteUrl).hostname;
      return agentProfiles({ send: (...request) => fetch(...request), siteHost, now: Date.now });
    }),
    mayLogin: withNetwork(
      clientLimit(env.AUTH_LIMIT, Date.now),
      clientLimit(env.AUTH_LIMIT_NETWORK, Date.now, NETWORK_FACTOR * LOGIN_TRIES),
    ),
    accountLimit: accountLimit(env.AUTH_LIMIT, Date.now),
    mayRefresh: withNetwork(
      clientLimit(env.SESSION_LIMIT, Date.now, SESSION_CALLS),
      clientLimit(env.SESSION_LIMIT_NETWORK, Date.now, NETWORK_FACTOR * SESSION_CALLS),
    ),
    // Tests in development send more in a minute than people do.
    mayPost: isDevelopment(env)
      ? async () => true
      : withNetwork(requestLimit(env.FORM_LIMIT), requestLimit(env.FORM_LIMIT_NETWORK)),
    pricing,
    prices: pricing,
  };
};

/** Returns the services for these bindings. The runtime passes the same `env` object to every request of an isolate. */
export const servicesOf = (env: Env): Services => {
  let services = byEnv.get(env);
  if (!services) {
    services = createServices(env);
    byEnv.set(env, services);
  }
  return services;
};
