import { keepRun } from '../process/last-run.ts';
import { runSteps } from '../process/steps.ts';
import { builtSteps, generatedSteps, restSteps } from './test-steps.ts';

/* What `npm test` leaves out: the same at more depth, every page, every width, every state. */
const startedAt = Date.now();
await runSteps([...generatedSteps, ...builtSteps, ...restSteps]);
keepRun('npm run test:all', startedAt);
