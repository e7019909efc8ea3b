import { buildWorker } from './build-worker.ts';
import { checkSteps } from './check.ts';
import { findChromium } from './chromium.ts';
import { prepareState } from './prepare-state.ts';
import { localBin, run, runSteps } from './steps.ts';

const PORT = process.env.PORT ?? '8797';

/** Everything: the checks, then contract tests and attacks on the built Worker and browser tests, all on the full catalogue. */
await runSteps([
  ...checkSteps,
  ['data', () => prepareState({ port: Number(PORT) })],
  ['Worker build', buildWorker],
  ['contract tests', () => run(localBin('vitest'), ['run', '--project', 'contract'], { PORT })],
  ['attacks, a part of them', () => run(localBin('vitest'), ['run', '--project', 'attack'], { PORT })],
  ['browser tests', () => run(localBin('playwright'), ['test'], { PORT, CHROME_PATH: findChromium() })],
]);
