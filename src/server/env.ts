import type { D1Database, Fetcher, ImagesBinding, KVNamespace, R2Bucket, RateLimit } from '@cloudflare/workers-types';
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
  /** Runs synchronisations of the catalogue; without it none can be started. */
  readonly CATALOG_SYNC?: SyncWorkflow;
  /** Who holds it may start synchronisations; absent or empty: nobody may from outside. A secret. */
  readonly SYNC_TOKEN?: string;
  /** Attachments of forms. */
  readonly UPLOADS: R2Bucket;
  /** Forms and quote requests per client; without it everyone may send. */
  readonly FORM_LIMIT?: RateLimit;
  /** Calls of `/items/*` per client; without it everyone may ask. */
  readonly ITEMS_LIMIT?: RateLimit;
  /** Tries to sign in per client; without it each isolate counts by itself. */
  readonly AUTH_LIMIT?: RateLimit;
  /** Signs access tokens, at least 32 characters; absent: one is made and kept in D1. */
  readonly AUTH_SECRET?: string;
  /** Data of blocks that staff ask for while they edit, per client; without it everyone may ask. */
  readonly EDIT_LIMIT?: RateLimit;
  /** Resizes images; without it they are sent as they are. */
  readonly IMAGES?: ImagesBinding;
  readonly BRAND_NAME?: string;
  readonly POSTAL_ADDRESS?: string;
  readonly SALES_EMAIL?: string;
  readonly PHONE?: string;
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
  /** https address that is told of every form; empty: none is. */
  readonly FORM_WEBHOOK_URL?: string;
  /** `1` on an engineer's machine: the gallery of blocks is served, pages are read anew at every request. */
  readonly DEVELOPMENT?: string;
  /** `off`: no line is logged per request; anything else: one is. */
  readonly REQUEST_LOG?: string;
  /** Public key of a hosted builder space; absent or empty: the embedded pages alone. */
  readonly BUILDER_API_KEY?: string;
  readonly BUILDER_API_HOST?: string;
  /** Who holds it may look at drafts and edit pages in the builder; absent or empty: nobody may. A secret. */
  readonly EDIT_TOKEN?: string;
}

/** Work that may go on after the answer was sent. */
export type WaitUntil = (work: Promise<unknown>) => void;

export const isDevelopment = (env: Pick<Env, 'DEVELOPMENT'>): boolean => env.DEVELOPMENT === '1';
