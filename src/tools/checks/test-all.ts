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

/* Tests that `npm test` omits: the same rules in more depth, every page, every width, every state. */
const startedAt = Date.now();
await runSteps(generatedSteps);
await runSteps(fullUnitSteps, [...builtSteps, ...fullBuiltSteps]);
await runSteps(chaosSteps);
await runSteps(fullBrowserSteps);
recordRun('npm run test:all', startedAt);
