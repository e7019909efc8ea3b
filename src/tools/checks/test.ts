import { keepRun } from '../process/last-run.ts';
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

/* The checks; beside them, on the full catalog, the built Worker's contract, a part of the attacks and the main paths in a browser. */
const startedAt = Date.now();
await runSteps(generatedSteps);
// Two rows of about the same length.
await runSteps([...codeSteps, ...unitSteps], [...builtSteps, ...builtTestSteps, ...workerSteps]);
await runSteps(browserSteps);
keepRun('npm test', startedAt);
