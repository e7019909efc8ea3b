import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startProductionWorker } from './production-worker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Worker under attack answers. */
    readonly attacked: string;
    /** Tells the addresses it has asked for, as JSON. */
    readonly outbound: string;
  }
}

/** One Worker for all attacks, as one isolate serves many visitors. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const running = await startProductionWorker(Number(process.env.PORT ?? 8797));
  const watch = createServer((_, response) => response.end(JSON.stringify(running.outbound)));
  await new Promise<void>((resolve) => watch.listen(0, '127.0.0.1', resolve));
  project.provide('attacked', running.origin);
  project.provide('outbound', `http://127.0.0.1:${(watch.address() as AddressInfo).port}`);
  // The first request loads the catalogue; what follows is timed.
  await (await fetch(`${running.origin}/shop/orings`)).text();
  return async () => {
    watch.close();
    await running.stop();
  };
};
