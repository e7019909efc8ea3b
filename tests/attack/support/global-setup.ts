import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startProductionWorker } from './production-worker.ts';
import { FEW_CALLS } from './target.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Worker under attack answers. */
    readonly attacked: string;
    /** Tells the addresses it has asked for, as JSON. */
    readonly outbound: string;
    /** One that any Host reaches, whose limits are reached by few calls, and with a builder space. */
    readonly bare: string;
  }
}

/** One Worker for all attacks, as one isolate serves many visitors, and one for what needs another surrounding. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const port = Number(process.env.PORT ?? 8797);
  const running = await startProductionWorker(port);
  const bare = await startProductionWorker(port, {
    isBehindHost: false,
    callsPerMinute: FEW_CALLS,
    // Without a space there is nothing to edit. This one answers that it holds nothing.
    bindings: { BUILDER_API_KEY: 'attack-suite-space' },
  });
  const watch = createServer((_, response) => response.end(JSON.stringify(running.outbound)));
  await new Promise<void>((resolve) => watch.listen(0, '127.0.0.1', resolve));
  project.provide('attacked', running.origin);
  project.provide('bare', bare.origin);
  project.provide('outbound', `http://127.0.0.1:${(watch.address() as AddressInfo).port}`);
  // The first request loads the catalog; what follows is timed.
  await Promise.all([running, bare].map(async ({ origin }) => (await fetch(`${origin}/shop/orings`)).text()));
  return async () => {
    watch.close();
    await Promise.all([running.stop(), bare.stop()]);
  };
};
