import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Miniflare } from 'miniflare';
import type { TestProject } from 'vitest/node';
import { startProductionWorker } from './production-worker.ts';
import { FEW_CALLS, THIRD_PARTIES } from './target.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Worker under attack answers. */
    readonly attacked: string;
    /** Tells the addresses it has asked for, as JSON. */
    readonly outbound: string;
    /** Tells how many rows each table of D1 has, as JSON. */
    readonly rows: string;
    /** One that any Host reaches, whose limits are reached by few calls, and with a builder space. */
    readonly bare: string;
  }
}

/** The number of rows of every table. */
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

/** One Worker for all attacks, as one isolate serves many visitors, and one for what needs another surrounding. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const port = Number(process.env.PORT ?? 8797);
  const running = await startProductionWorker(port);
  const bare = await startProductionWorker(port, {
    isBehindHost: false,
    callsPerMinute: FEW_CALLS,
    // Without a space there is nothing to edit. This one answers that it holds nothing.
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
  // The first request loads the catalog; what follows is timed.
  await Promise.all([running, bare].map(async ({ origin }) => (await fetch(`${origin}/shop/orings`)).text()));
  return async () => {
    watch.close();
    await Promise.all([running.stop(), bare.stop()]);
  };
};
