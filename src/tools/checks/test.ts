import { recordRun } from '../process/last-run.ts';
import { runSteps } from '../process/steps.ts';
import {
  browserSteps,
  builtSteps,
  builtTestSteps,
  codeSteps,
  generatedSteps,
  unitSteps,
  workerSteps,
} from './test-steps.ts';

/*
 * Runs the checks. In parallel, runs the contract tests of the built Worker on the full catalog, some attack tests and
 * the main paths in a browser.
 */
const startedAt = Date.now();
await runSteps(generatedSteps);
// Two groups of steps of about the same duration.
await runSteps([...codeSteps, ...unitSteps], [...builtSteps, ...builtTestSteps, ...workerSteps]);
await runSteps(browserSteps);
recordRun('npm test', startedAt);
