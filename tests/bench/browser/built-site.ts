import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AssetManifest } from '../../../src/domain/site/asset-manifest.ts';
import { buildClient } from '../../../src/tools/build/build-client.ts';
import { buildWorker } from '../../../src/tools/build/build-worker.ts';
import { projectRoot } from '../../../src/tools/process/steps.ts';

/** Builds client and Worker, and serves them on a port while `measure` runs. */
export const serveBuilt = async (
  port: number,
  measure: (origin: string, manifest: AssetManifest) => Promise<void>,
): Promise<void> => {
  const manifest = await buildClient();
  await buildWorker();
  const server = spawn(process.execPath, [join(projectRoot, 'src/tools/start/serve-built.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const text of server.stdout.iterator({ destroyOnReturn: false })) {
      if (String(text).includes(`:${port}/`)) break;
    }
    await measure(`http://127.0.0.1:${port}`, manifest);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
};
