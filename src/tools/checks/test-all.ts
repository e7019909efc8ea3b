import { recordRun } from '../process/last-run.ts';
import { runSteps } from '../process/steps.ts';
import {
  builtSteps,
  chaosSteps,
  fullBrowserSteps,
  fullBuiltSteps,
  fullUnitSteps,
  generatedSteps,
} from './test-steps.ts';

/*
 * Tests that `npm test` omits: the same rules in more depth, every page, every width, every state. With `--deep` without the
 * browser, which takes as long as everything else.
 */
const startedAt = Date.now();
const isDeep = process.argv.includes('--deep');
await runSteps(generatedSteps);
await runSteps(fullUnitSteps, [...builtSteps, ...fullBuiltSteps]);
await runSteps(chaosSteps);
if (!isDeep) await runSteps(fullBrowserSteps);
recordRun(isDeep ? 'npm run test:deep' : 'npm run test:all', startedAt);
