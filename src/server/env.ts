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
import type { SyncWorkflow } from './sync/sync-desk.ts';

/** Bindings and variables of wrangler.toml. Variables are text; `settings.ts` parses them. */
export interface Env {
  readonly DB: D1Database;
  readonly CACHE: KVNamespace;
  readonly ASSETS: Fetcher;
  /** Address of a backend server; absent or empty: the embedded one over D1. */
  readonly BACKEND_URL?: string;
  /** Its token for reading; absent or empty: as the public. A secret. */
  readonly BACKEND_TOKEN?: string;
  /** Runs synchronizations of the catalog; without it none can be started. */
  readonly CATALOG_SYNC?: SyncWorkflow;
  /** Who holds it may start synchronizations; absent or empty: nobody may from outside. A secret. */
  readonly SYNC_TOKEN?: string;
  /** Who holds it may read `/items/*`, hidden rows too; absent or empty: nobody may. A secret. */
  readonly ITEMS_TOKEN?: string;
  /** Who holds it may read and answer quotes at `/items/*`; absent or empty: nobody may. A secret. */
  readonly QUOTES_TOKEN?: string;
  /** Attachments of forms. */
  readonly UPLOADS: R2Bucket;
  /** Forms and quote requests per client; without it everyone may send. */
  readonly FORM_LIMIT?: RateLimit;
  /** Calls of `/items/*` per client; without it everyone may ask. */
  readonly ITEMS_LIMIT?: RateLimit;
  /** Tries to sign in per client, and failed ones per account; without it each isolate counts by itself. */
  readonly AUTH_LIMIT?: RateLimit;
  /** Exchanges of tokens and log-outs per client; without it each isolate counts by itself. */
  readonly SESSION_LIMIT?: RateLimit;
  /** Signs access tokens, at least 32 characters; without it nobody can sign in. A secret. */
  readonly AUTH_SECRET?: string;
  /** Its predecessor, while tokens that it signed are still good. A secret. */
  readonly AUTH_SECRET_PREVIOUS?: string;
  /** Sends mail about accounts and quotes; without it nobody can make an account or get a new password. */
  readonly EMAIL?: SendEmail;
  /** Data of blocks that staff ask for while they edit, per client; without it everyone may ask. */
  readonly EDIT_LIMIT?: RateLimit;
  /** Reports of browsers about the content policy, per client; without it everyone may send. */
  readonly REPORT_LIMIT?: RateLimit;
  /** What is drawn on request, resized, searched or priced, per client; see `security/rate-limits.ts`. */
  readonly DRAW_LIMIT?: RateLimit;
  readonly LARGE_FILE_LIMIT?: RateLimit;
  readonly LIST_LIMIT?: RateLimit;
  readonly IMAGE_LIMIT?: RateLimit;
  readonly SEARCH_LIMIT?: RateLimit;
  readonly PRICE_LIMIT?: RateLimit;
  /** Each limit once more, for the /48 network of an IPv6 client: `networkLimitName`. */
  readonly [name: `${string}_LIMIT_NETWORK`]: RateLimit | undefined;
  /** Resizes images; without it they are sent as they are. */
  readonly IMAGES?: ImagesBinding;
  /** Origin of the site as visitors know it; absent: that of the demonstration. */
  readonly SITE_URL?: string;
  readonly BRAND_NAME?: string;
  readonly POSTAL_ADDRESS?: string;
  readonly SALES_EMAIL?: string;
  readonly PHONE?: string;
  /** Sender of mail: an address of a domain that the account may send from. */
  readonly MAIL_FROM?: string;
  readonly SOCIAL_LINKS?: string;
  readonly CERTIFICATE_LABEL?: string;
  readonly CERTIFICATE_URL?: string;
  /** Container id of a tag manager; empty: none is loaded. */
  readonly TAG_MANAGER_ID?: string;
  /** https origins that the tag manager's scripts load from, apart by spaces. */
  readonly TAG_MANAGER_ORIGINS?: string;
  /** https address of a messaging widget's script; empty: none is loaded. */
  readonly MESSAGING_SCRIPT?: string;
  /** https origins that the messaging widget loads from besides its script's, apart by spaces. */
  readonly MESSAGING_ORIGINS?: string;
  /** https origins that forms of the page editor may be sent to, apart by spaces; empty: this site alone. */
  readonly FORM_ACTION_ORIGINS?: string;
  /** https address that is told of every form; empty: none is. */
  readonly FORM_WEBHOOK_URL?: string;
  /** Days that attached files, forms and quote requests are kept; 0: until somebody deletes them. */
  readonly RETENTION_DAYS_UPLOADS?: string;
  readonly RETENTION_DAYS_SUBMISSIONS?: string;
  readonly RETENTION_DAYS_QUOTES?: string;
  /** Who may see `/admin-store`: empty: whoever knows the address; `*`: any account; else addresses and `@domain`s. */
  readonly ADMIN_STORE_ACCOUNTS?: string;
  /** `1` on an engineer's machine: the gallery of blocks is served, pages are read anew at every request. */
  readonly DEVELOPMENT?: string;
  /** `off`: no line is logged per request; anything else: one is. */
  readonly REQUEST_LOG?: string;
  /** Public key of a hosted builder space; absent or empty: the embedded pages alone. */
  readonly BUILDER_API_KEY?: string;
  readonly BUILDER_API_HOST?: string;
  /** Who holds it may look at drafts and edit pages in the builder; absent or empty: nobody may. A secret. */
  readonly EDIT_TOKEN?: string;
  /** Who holds it may tell that pages of the builder space changed; absent or empty: nobody may. A secret. */
  readonly CONTENT_WEBHOOK_SECRET?: string;
  /** Messages that pages of the builder space changed, per client; without it everyone may send. */
  readonly PUBLISH_LIMIT?: RateLimit;
  /** What browsers tell of clicks on pages, per client; without it everyone may send. */
  readonly MEASURE_LIMIT?: RateLimit;
  /** What browsers tell of the speed of pages, and tries to see it, per client; without it everyone may. */
  readonly VITALS_LIMIT?: RateLimit;
  /** Keeps the speed of pages as browsers measured it; without it the database keeps the newest. */
  readonly VITALS?: AnalyticsEngineDataset;
  /** Of visitors who allowed measuring, the percentage of page views that are measured. */
  readonly VITALS_PERCENT?: string;
  /** Who holds it may see `/admin/vitals`; absent or empty: nobody, on an engineer's machine everybody. A secret. */
  readonly VITALS_TOKEN?: string;
  /** Whose Analytics Engine is asked for percentiles; one of the two absent or empty: the database. The token is a secret. */
  readonly ANALYTICS_ACCOUNT_ID?: string;
  readonly ANALYTICS_API_TOKEN?: string;
}

/** Work that may go on after the answer was sent. */
export type WaitUntil = (work: Promise<unknown>) => void;

export const isDevelopment = (env: Pick<Env, 'DEVELOPMENT'>): boolean => env.DEVELOPMENT === '1';
