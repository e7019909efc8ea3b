import { buildWorker } from '../build/build-worker.ts';
import { localBin, run, runSteps } from '../process/steps.ts';
import { prepareState } from '../start/prepare-state.ts';
import { checkSteps } from './check.ts';
import { findChromium } from './chromium.ts';

const PORT = process.env.PORT ?? '8797';

/** Everything: the checks, then contract tests and attacks on the built Worker and browser tests, all on the full catalog. */
await runSteps([
  ...checkSteps,
  ['data', () => prepareState({ port: Number(PORT) })],
  ['Worker build', buildWorker],
  ['contract tests', () => run(localBin('vitest'), ['run', '--project', 'contract'], { PORT })],
  ['attacks, a part of them', () => run(localBin('vitest'), ['run', '--project', 'attack'], { PORT })],
  ['browser tests', () => run(localBin('playwright'), ['test'], { PORT, CHROME_PATH: findChromium() })],
]);
