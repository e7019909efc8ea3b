import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  ImagesBinding,
  KVNamespace,
  R2Bucket,
  RateLimit,
  SendEmail,
} from '@cloudflare/workers-types';
import type { CatalogWorkflow } from './catalog-import/catalog-files-service.ts';
import type { SyncWorkflow } from './sync/sync-control.ts';

/** Bindings and variables of wrangler.toml. Variables are strings; `settings.ts` parses them. */
export interface Env {
  readonly DB: D1Database;
  readonly CACHE: KVNamespace;
  readonly ASSETS: Fetcher;
  /** URL of a backend server; absent or empty for the embedded one over D1. */
  readonly BACKEND_URL?: string;
  /** Token for reading from it; absent or empty for anonymous access. A secret. */
  readonly BACKEND_TOKEN?: string;
  /** Runs synchronizations of the catalog; without it none can be started. */
  readonly CATALOG_SYNC?: SyncWorkflow;
  /** Checks and publishes uploaded files of the catalog; without it, the requests do. */
  readonly CATALOG_IMPORT?: CatalogWorkflow;
  /** Secret for signed uploads of stock and prices; absent or empty disables them. */
  readonly CATALOG_UPLOAD_SECRET?: string;
  /** Token for starting synchronizations; absent or empty disables starting them from outside. A secret. */
  readonly SYNC_TOKEN?: string;
  /** Token for reading `/items/*`, including hidden rows; absent or empty disables it. A secret. */
  readonly ITEMS_TOKEN?: string;
  /** Token for reading and replying to quotes at `/items/*`; absent or empty disables it. A secret. */
  readonly QUOTES_TOKEN?: string;
  /** Attachments of forms. */
  readonly UPLOADS: R2Bucket;
  /** Public data files of the catalog; without it, no files are written. */
  readonly DATA?: R2Bucket;
  /** Forms and quote requests per client; unlimited without it. */
  readonly FORM_LIMIT?: RateLimit;
  /** Calls of `/items/*` per client; unlimited without it. */
  readonly ITEMS_LIMIT?: RateLimit;
  /** Sign-in attempts per client and failed ones per account; without it, each isolate counts separately. */
  readonly AUTH_LIMIT?: RateLimit;
  /** Token refreshes and log-outs per client; without it, each isolate counts separately. */
  readonly SESSION_LIMIT?: RateLimit;
  /** Signs access tokens, at least 32 characters; without it nobody can sign in. A secret. */
  readonly AUTH_SECRET?: string;
  /** The previous secret, while tokens that it signed are still valid. A secret. */
  readonly AUTH_SECRET_PREVIOUS?: string;
  /** Sends email about accounts and quotes; without it nobody can create an account or reset a password. */
  readonly EMAIL?: SendEmail;
  /** Block data requests while staff edit, per client; unlimited without it. */
  readonly EDIT_LIMIT?: RateLimit;
  /** Browser reports about the content policy, per client; unlimited without it. */
  readonly REPORT_LIMIT?: RateLimit;
  /** Requests per client for rendered, resized, searched or priced content; see `security/rate-limits.ts`. */
  readonly DRAW_LIMIT?: RateLimit;
  readonly LARGE_FILE_LIMIT?: RateLimit;
  readonly LIST_LIMIT?: RateLimit;
  readonly IMAGE_LIMIT?: RateLimit;
  readonly SEARCH_LIMIT?: RateLimit;
  readonly PRICE_LIMIT?: RateLimit;
  readonly MCP_LIMIT?: RateLimit;
  /** Requests of one person at the desk, and downloads from it. */
  readonly DESK_LIMIT?: RateLimit;
  readonly DESK_EXPORT_LIMIT?: RateLimit;
  /** Each limit again for the /48 network of an IPv6 client: `networkLimitName`. */
  readonly [name: `${string}_LIMIT_NETWORK`]: RateLimit | undefined;
  /** Resizes images; without it the originals are sent. */
  readonly IMAGES?: ImagesBinding;
  /** Public origin of the site; absent for that of the demonstration. */
  readonly SITE_URL?: string;
  readonly BRAND_NAME?: string;
  readonly POSTAL_ADDRESS?: string;
  readonly SALES_EMAIL?: string;
  readonly CLOSING_DAYS?: string;
  readonly PHONE?: string;
  /** Sender of emails; its domain must be enabled for sending in the account. */
  readonly MAIL_FROM?: string;
  /** Domain whose email the platform delivers to this Worker; empty if replies go to SALES_EMAIL. */
  readonly REPLY_DOMAIN?: string;
  readonly SOCIAL_LINKS?: string;
  readonly CERTIFICATE_LABEL?: string;
  readonly CERTIFICATE_URL?: string;
  /** Container ID of a tag manager; empty disables it. */
  readonly TAG_MANAGER_ID?: string;
  /** https origins that the tag manager's scripts load from, separated by spaces. */
  readonly TAG_MANAGER_ORIGINS?: string;
  /** https URL of a messaging widget's JavaScript; empty disables it. */
  readonly MESSAGING_SCRIPT?: string;
  /** https origins that the messaging widget loads from in addition, separated by spaces. */
  readonly MESSAGING_ORIGINS?: string;
  /** https origins that forms of the page editor may be sent to, separated by spaces; empty allows only this site. */
  readonly FORM_ACTION_ORIGINS?: string;
  /** https URL that is notified of every form; empty disables it. */
  readonly FORM_WEBHOOK_URL?: string;
  /** Retention of attached files, forms and quote requests in days; 0 disables deletion. */
  readonly RETENTION_DAYS_UPLOADS?: string;
  readonly RETENTION_DAYS_SUBMISSIONS?: string;
  readonly RETENTION_DAYS_QUOTES?: string;
  /**
   * Accounts with access to `/admin-store`: empty for everyone, `*` for any account, else email addresses and
   * `@domain`s.
   */
  readonly ADMIN_STORE_ACCOUNTS?: string;
  /** Token for adding and removing staff at `/admin/staff`; absent or empty disables it. A secret. */
  readonly STAFF_TOKEN?: string;
  /** Cloudflare Access in front of the desk: team domain and audience tag. Access is used if both are set. */
  readonly ACCESS_TEAM_DOMAIN?: string;
  readonly ACCESS_AUDIENCE?: string;
  /** Reply goal of the desk in business hours, and the highest discount in percent that needs no approval. */
  readonly REPLY_GOAL_HOURS?: string;
  readonly DISCOUNT_LIMIT_PERCENT?: string;
  /** `1` in development: serves the gallery of blocks and reads pages from their source for every request. */
  readonly DEVELOPMENT?: string;
  /** `off` disables the log line per request. */
  readonly REQUEST_LOG?: string;
  /** Public key of a hosted builder space; absent or empty for only the embedded pages. */
  readonly BUILDER_API_KEY?: string;
  readonly BUILDER_API_HOST?: string;
  /** Token for previewing drafts and editing pages in the builder; absent or empty disables it. A secret. */
  readonly EDIT_TOKEN?: string;
  /** Secret for reporting changes of pages in the builder space; absent or empty disables it. */
  readonly CONTENT_WEBHOOK_SECRET?: string;
  /** Change messages from the builder space, per client; unlimited without it. */
  readonly PUBLISH_LIMIT?: RateLimit;
  /** Click reports from browsers, per client; unlimited without it. */
  readonly MEASURE_LIMIT?: RateLimit;
  /** Page speed reports from browsers and requests to view them, per client; unlimited without it. */
  readonly VITALS_LIMIT?: RateLimit;
  /** Stores page speed as measured by browsers; without it the database stores the newest measurements. */
  readonly VITALS?: AnalyticsEngineDataset;
  /** `off` deletes downloaded pages from all devices and offers no more; default `on`. */
  readonly OFFLINE_PAGES?: string;
  /** Percentage of page views that are measured, among visitors who consented to measurement. */
  readonly VITALS_PERCENT?: string;
  /**
   * Token for viewing `/admin/vitals`; absent or empty disables it, except in development, where everyone may view it.
   * A secret.
   */
  readonly VITALS_TOKEN?: string;
  /**
   * Account whose Analytics Engine is queried for percentiles; the database is used if one of the two is absent or
   * empty. The token is a secret.
   */
  readonly ANALYTICS_ACCOUNT_ID?: string;
  readonly ANALYTICS_API_TOKEN?: string;
}

/** Keeps work alive after the response was sent. */
export type WaitUntil = (work: Promise<unknown>) => void;

export const isDevelopment = (env: Pick<Env, 'DEVELOPMENT'>): boolean => env.DEVELOPMENT === '1';
