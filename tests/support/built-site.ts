import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../src/tools/process/steps.ts';

/** The built Worker and client on a port. */
export interface BuiltSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves the built Worker and client on a port, in a separate process. */
export const startBuiltSite = async (port: number): Promise<BuiltSite> => {
  const server = spawn(process.execPath, [join(projectRoot, 'src/tools/start/serve-built.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of server.stdout.iterator({ destroyOnReturn: false })) {
    if (String(text).includes(`:${port}/`)) break;
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
};
