import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Miniflare } from 'miniflare';
import type { TestProject } from 'vitest/node';
import { startProductionWorker } from './production-worker.ts';
import { FEW_CALLS, THIRD_PARTIES } from './target.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the Worker under attack. */
    readonly attacked: string;
    /** Returns the URLs that the Worker has requested, as JSON. */
    readonly outbound: string;
    /** Returns the row count of every D1 table, as JSON. */
    readonly rows: string;
    /** A Worker that accepts any Host, has low limits and a builder space. */
    readonly bare: string;
  }
}

/** Returns the row count of every table. */
const rowCounts = async (worker: Miniflare): Promise<Readonly<Record<string, string>>> => {
  const db = await worker.getD1Database('DB');
  const tables = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
    )
    .all<{ name: string }>();
  const counted = tables.results.map(async ({ name }) => {
    const row = await db.prepare(`SELECT count(*) AS n FROM "${name}"`).first<{ n: number }>();
    return [name, String(row?.n)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
};

/** Starts one Worker for all attacks, as one isolate serves many visitors, and one with another configuration. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const port = Number(process.env.PORT ?? 8797);
  const running = await startProductionWorker(port);
  const bare = await startProductionWorker(port, {
    isBehindHost: false,
    callsPerMinute: FEW_CALLS,
    // Editing requires a space. This one has no content.
    bindings: { BUILDER_API_KEY: 'attack-suite-space', ...THIRD_PARTIES },
  });
  const watch = createServer(async (request, response) =>
    response.end(JSON.stringify(request.url === '/rows' ? await rowCounts(running.worker) : running.outbound)),
  );
  await new Promise<void>((resolve) => watch.listen(0, '127.0.0.1', resolve));
  project.provide('attacked', running.origin);
  project.provide('bare', bare.origin);
  const watched = `http://127.0.0.1:${(watch.address() as AddressInfo).port}`;
  project.provide('outbound', watched);
  project.provide('rows', `${watched}/rows`);
  // The first request loads the catalog; later ones are timed.
  await Promise.all([running, bare].map(async ({ origin }) => (await fetch(`${origin}/shop/orings`)).text()));
  return async () => {
    watch.close();
    await Promise.all([running.stop(), bare.stop()]);
  };
};
