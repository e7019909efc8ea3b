import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './steps.ts';

/** Where the Worker lies as it is deployed: `index.js` and the pieces it loads on demand. */
export const workerFolder = join(projectRoot, 'dist');

/** A module of a Worker, as workerd is told of it. */
interface WorkerModule {
  readonly type: 'ESModule';
  readonly path: string;
}

/** The built Worker's modules, the one to start with first: `index.js`, or a script that imports it. Throws when it is not built. */
export const workerModules = (entry: string = join(workerFolder, 'index.js')): WorkerModule[] => {
  if (!existsSync(entry)) throw new Error('Build the Worker first: npm run build.');
  const others = readdirSync(workerFolder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(workerFolder, file))
    .filter((path) => path !== entry);
  return [entry, ...others].map((path) => ({ type: 'ESModule', path }));
};
