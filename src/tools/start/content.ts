import { prepareContent } from './prepare-content.ts';
import { stateDir } from './prepare-state.ts';

/* node src/tools/start/content.ts: writes the pages to the state of the run on PORT, also during the run. */
await prepareContent(stateDir(Number(process.env.PORT ?? 8787)));
