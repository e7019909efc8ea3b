import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BUILDER_PORT,
  BUILDER_SITE_PORT,
  CONTENT_WEBHOOK_SECRET,
  EDIT_TOKEN,
  WIDGET_PORTS,
  WIDGET_SITE_PORT,
} from '../support/ports.ts';

const STARTED = '.wrangler/builder-e2e.json';
const READY_LIMIT_MS = 170_000;

const SERVERS = [
  {
    address: `http://127.0.0.1:${BUILDER_PORT}/editor`,
    file: 'src/tools/builder/start.ts',
    args: ['--fresh'],
    env: {
      BUILDER_PORT,
      SITE_PORT: BUILDER_SITE_PORT,
      EDIT_TOKEN,
      CONTENT_WEBHOOK_SECRET,
      BUILDER_API_KEY: 'local',
      BUILDER_PRIVATE_KEY: 'local-private',
    },
  },
  {
    address: `http://127.0.0.1:${BUILDER_SITE_PORT}/shop/orings`,
    file: 'src/tools/start/serve-built.ts',
    args: [],
    env: {
      PORT: BUILDER_SITE_PORT,
      BUILDER_API_KEY: 'local',
      EDIT_TOKEN,
      CONTENT_WEBHOOK_SECRET,
      BUILDER_API_HOST: `http://127.0.0.1:${BUILDER_PORT}`,
      // The target of a form in the editor.
      FORM_ACTION_ORIGINS: `http://localhost:${BUILDER_PORT}`,
    },
  },
  {
    address: `http://127.0.0.1:${WIDGET_SITE_PORT}/shop/orings`,
    file: 'src/tools/start/serve-built.ts',
    args: [],
    env: {
      PORT: WIDGET_SITE_PORT,
      MESSAGING_SCRIPT: `http://localhost:${WIDGET_PORTS[0]}/widget.js`,
      MESSAGING_ORIGINS: `http://127.0.0.1:${WIDGET_PORTS[1]}`,
    },
  },
] as const;

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
};

/** Starts the builder space, the connected site and one with a widget unless they run; resolves when all respond. */
export const startServers = async (): Promise<void> => {
  const started: number[] = [];
  for (const { address, file, args, env } of SERVERS) {
    if (await answers(address)) continue;
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.unref();
    if (child.pid !== undefined) started.push(child.pid);
    mkdirSync(dirname(STARTED), { recursive: true });
    writeFileSync(STARTED, JSON.stringify(started));
    const until = Date.now() + READY_LIMIT_MS;
    while (!(await answers(address))) {
      if (Date.now() > until) throw new Error(`${address} did not respond within ${READY_LIMIT_MS / 1000} s.`);
      await sleep(200);
    }
  }
};

/** Stops what `startServers` started. */
export const stopServers = (): void => {
  if (!existsSync(STARTED)) return;
  for (const pid of JSON.parse(readFileSync(STARTED, 'utf8')) as number[]) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It has exited already.
    }
  }
  rmSync(STARTED);
};
