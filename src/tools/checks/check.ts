import { runSteps } from '../process/steps.ts';
import { codeSteps, generatedSteps, unitSteps, workerSteps } from './test-steps.ts';

/* "May I push?": all that needs neither the full catalog nor a browser. */
await runSteps(generatedSteps);
await runSteps(codeSteps, [...unitSteps, ...workerSteps]);
