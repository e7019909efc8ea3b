import { prepareContent } from './prepare-content.ts';
import { stateDir } from './prepare-state.ts';

/* node src/tools/start/content.ts: writes the pages into the state of the run on PORT, also while it runs. */
await prepareContent(stateDir(Number(process.env.PORT ?? 8787)));
