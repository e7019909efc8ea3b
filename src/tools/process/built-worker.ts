import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './steps.ts';

/** Folder of the Worker bundle for deployment: `index.js` and the modules that it loads on demand. */
export const workerFolder = join(projectRoot, 'dist');

/** A module of a Worker in the format of workerd. */
interface WorkerModule {
  readonly type: 'ESModule';
  readonly path: string;
}

/**
 * Returns the modules of the built Worker, the entry first: `index.js`, or a module that imports it. Throws if the
 * Worker is not built.
 */
export const workerModules = (entry: string = join(workerFolder, 'index.js')): WorkerModule[] => {
  if (!existsSync(entry)) throw new Error('Build the Worker first: npm run build.');
  const others = readdirSync(workerFolder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(workerFolder, file))
    .filter((path) => path !== entry);
  return [entry, ...others].map((path) => ({ type: 'ESModule', path }));
};
