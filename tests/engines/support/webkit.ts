import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../src/tools/process/ports.ts';
import type { Engine, EnginePage } from './engine.ts';

/** Debian's package `webkit2gtk-driver`, whose browser is the engine of Safari in a plain window. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';
const HOST = '127.0.0.1';
const STARTING_MS = 20_000;
const SCRIPT_MS = 60_000;

/** Starts a display without a screen and returns its name. */
const startDisplay = async (): Promise<{ readonly process: ChildProcess; readonly name: string }> => {
  const process = spawn(DISPLAY, ['-displayfd', '1', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(process.stdout)) return { process, name: `:${line.trim()}` };
  throw new Error('Xvfb did not start.');
};

/** Sends commands of the WebDriver protocol. */
const commandsTo =
  (base: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  };

type Send = ReturnType<typeof commandsTo>;

const isReady = (send: Send): Promise<boolean> =>
  send('GET', '/status').then(
    () => true,
    () => false,
  );

/** Returns JavaScript that runs a function with the arguments before the callback of the driver. */
const scriptOf = (work: unknown): string => `
  const done = arguments[arguments.length - 1];
  const args = [...arguments].slice(0, -1);
  new Promise((resolve) => resolve((${String(work)})(...args)))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

const tabOf = (send: Send, window: string): EnginePage => {
  const inTab: Send = async (method, path, body) => {
    await send('POST', '/window', { handle: window });
    return send(method, path, body);
  };
  return {
    goto: async (url) => void (await inTab('POST', '/url', { url })),
    async evaluate<Args extends readonly unknown[], Result>(
      work: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) {
      const answer = await inTab('POST', '/execute/async', { script: scriptOf(work), args });
      const { value, error } = answer as { readonly value: Result; readonly error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    close: async () => void (await inTab('DELETE', '/window')),
  };
};

export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: () => [DRIVER, DISPLAY].every((path) => existsSync(path)) && globSync(BROWSERS).length > 0,
  async launch() {
    const [binary] = globSync(BROWSERS);
    const display = await startDisplay();
    const port = await freePort(HOST);
    // The sandbox needs namespaces, which containers do not have.
    const env = { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const driver = spawn(DRIVER, [`--host=${HOST}`, `--port=${port}`], { env, stdio: 'ignore' });
    const stop = (): void => {
      driver.kill();
      display.process.kill();
    };
    try {
      const root = commandsTo(`http://${HOST}:${port}`);
      for (const end = Date.now() + STARTING_MS; !(await isReady(root)); await sleep(100)) {
        if (Date.now() > end) throw new Error('WebKitWebDriver did not start.');
      }
      const browserOptions = { binary, args: ['--automation'] };
      const { sessionId } = (await root('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
      })) as { readonly sessionId: string };
      const send = commandsTo(`http://${HOST}:${port}/session/${sessionId}`);
      await send('POST', '/timeouts', { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
      await send('POST', '/window/rect', { width: 1440, height: 900 });
      return {
        page: tabOf(send, String(await send('GET', '/window'))),
        async openTab() {
          const { handle } = (await send('POST', '/window/new', { type: 'tab' })) as { readonly handle: string };
          return tabOf(send, handle);
        },
        async close() {
          await send('DELETE', '');
          stop();
        },
      };
    } catch (error) {
      stop();
      throw error;
    }
  },
};
