import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareSecret } from '../start/local-secret.ts';
import { localVariables } from './local-variables.ts';
import { freePort } from './ports.ts';
import { localBin, projectRoot } from './steps.ts';
import { workerLines } from './worker-lines.ts';

const GRACE_MS = 5000;

/** A running `wrangler dev`. */
export interface WorkerProcess {
  /** Resolves with the exit code. */
  readonly ended: Promise<number>;
  /** Stops it and all processes that it started. */
  stop(): Promise<void>;
}

const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process group has already ended.
  }
};

/**
 * Starts the Worker on a port with its state in a directory. It runs in a separate process group, so that all its
 * processes can be stopped.
 */
export const startWorker = async (options: {
  readonly port: number;
  readonly host: string;
  readonly stateDirectory: string;
}): Promise<WorkerProcess> => {
  await prepareSecret(projectRoot);
  const inspectorPort = await freePort('127.0.0.1');
  const child = spawn(
    localBin('wrangler'),
    [
      'dev',
      ...['--port', String(options.port), '--ip', options.host],
      ...['--inspector-port', String(inspectorPort)],
      ...['--persist-to', options.stateDirectory],
      // At lower log levels, wrangler does not print the Worker's request lines.
      ...['--log-level', 'log'],
      ...Object.entries(localVariables(options.port, process.env)).flatMap(([name, value]) => [
        '--var',
        `${name}:${value}`,
      ]),
      '--show-interactive-dev-session=false',
    ],
    {
      cwd: projectRoot,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        // React's development build renders a page about twenty times slower.
        NODE_ENV: 'production',
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        // Do not fetch the visitor's network location, so that a run needs no network.
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_LOG_PATH: join(projectRoot, '.wrangler/logs'),
        WRANGLER_REGISTRY_PATH: join(options.stateDirectory, 'registry'),
      },
    },
  );
  const shown = workerLines();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const text = shown(line);
    if (text !== null) console.log(text);
  });
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
  return {
    ended,
    async stop() {
      signalGroup(child, 'SIGTERM');
      await Promise.race([ended, sleep(GRACE_MS)]);
      signalGroup(child, 'SIGKILL');
    },
  };
};
