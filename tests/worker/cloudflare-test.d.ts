declare module 'cloudflare:test' {
  /** The statements of one migration file. */
  export interface D1Migration {
    readonly name: string;
    readonly queries: readonly string[];
  }

  /** Applies the migrations that the database does not have yet. */
  export function applyD1Migrations(
    db: import('@cloudflare/workers-types').D1Database,
    migrations: readonly D1Migration[],
  ): Promise<void>;

  /** Deletes everything in every binding. */
  export function reset(): Promise<void>;
}

declare module 'cloudflare:workers' {
  /** Bindings of wrangler.toml and additions of vitest.config.ts. */
  export const env: import('../../src/server/env.ts').Env & {
    readonly MIGRATIONS: readonly import('cloudflare:test').D1Migration[];
  };

  /** The Worker under test, in this isolate. */
  export const exports: {
    readonly default: { fetch(address: string, init?: RequestInit): Promise<Response> };
  };
}
