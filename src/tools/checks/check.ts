import { runSteps } from '../process/steps.ts';
import { codeSteps, generatedSteps, unitSteps, workerSteps } from './test-steps.ts';

/* All checks that need neither the full catalog nor a browser. Run them before a push. */
await runSteps(generatedSteps);
await runSteps(codeSteps, [...unitSteps, ...workerSteps]);
