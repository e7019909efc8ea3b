import type { D1Database, Fetcher, KVNamespace } from '@cloudflare/workers-types';

/** Bindings and variables of wrangler.toml. Variables are text; `settings.ts` parses them. */
export interface Env {
  readonly DB: D1Database;
  readonly CACHE: KVNamespace;
  readonly ASSETS: Fetcher;
  readonly BRAND_NAME?: string;
  readonly POSTAL_ADDRESS?: string;
  readonly SALES_EMAIL?: string;
  readonly PHONE?: string;
  readonly SOCIAL_LINKS?: string;
  readonly CERTIFICATE_LABEL?: string;
  readonly CERTIFICATE_URL?: string;
  /** Public key of a hosted builder space; absent or empty: the embedded pages alone. */
  readonly BUILDER_API_KEY?: string;
  readonly BUILDER_API_HOST?: string;
}

/** Work that may go on after the answer was sent. */
export type WaitUntil = (work: Promise<unknown>) => void;
