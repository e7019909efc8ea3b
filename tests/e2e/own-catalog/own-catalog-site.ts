import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeCatalogFiles } from '../../../src/tools/catalog/write-files.ts';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { prepareState, stateDir } from '../../../src/tools/start/prepare-state.ts';
import { catalogFolder } from '../../support/catalog/catalog-folder.ts';
import { secondCatalog } from '../../support/catalog/second-catalog.ts';
import { OWN_CATALOG_PORT } from '../support/ports.ts';

const env = { ...process.env, PORT: OWN_CATALOG_PORT };
const READY_LIMIT_MS = 120_000;

/** A site with the second catalog. */
export interface OwnCatalogSite {
  readonly origin: string;
  /** What `npm run catalog -- import` printed. */
  readonly printed: string;
  stop(): void;
}

/** Runs a command of the project against this site and returns what it prints. */
export const runHere = (...args: readonly string[]): string =>
  execFileSync('npm', ['run', '--silent', ...args], { cwd: projectRoot, env, encoding: 'utf8' });

const isReady = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const started = async (server: ChildProcess, origin: string): Promise<void> => {
  const until = Date.now() + READY_LIMIT_MS;
  while (!(await isReady(`${origin}/shop/orings`))) {
    if (Date.now() > until || server.exitCode !== null) throw new Error(`${origin} did not start.`);
    await sleep(200);
  }
};

/** Imports the files of the second catalog as a company does, then serves the site. */
export const startOwnCatalogSite = async (): Promise<OwnCatalogSite> => {
  const directory = stateDir(Number(OWN_CATALOG_PORT));
  rmSync(directory, { recursive: true, force: true });
  await prepareState({ port: Number(OWN_CATALOG_PORT) });
  const files = catalogFolder();
  await writeCatalogFiles(files.path, secondCatalog());
  const printed = runHere('catalog', '--', 'import', files.path);
  files.remove();
  const origin = `http://127.0.0.1:${OWN_CATALOG_PORT}`;
  const server = spawn(process.execPath, ['src/tools/start/serve-built.ts'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await started(server, origin);
  return {
    origin,
    printed,
    stop() {
      server.kill('SIGTERM');
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
