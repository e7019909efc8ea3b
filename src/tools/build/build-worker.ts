import { localBin, run } from '../process/steps.ts';

/** Bundles the Worker as it is deployed, into dist; wrangler checks the bindings on the way. */
export const buildWorker = (): Promise<void> =>
  run(localBin('wrangler'), ['deploy', '--dry-run', '--outdir', 'dist'], { NODE_ENV: 'production' });

if (import.meta.main) await buildWorker();
