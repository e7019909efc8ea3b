import type { SnapshotStore } from '../../server/catalog/publish.ts';
import { readPointer } from '../../server/catalog/publish.ts';
import { writeData } from '../../server/data/write-data.ts';
import type { Steps } from '../../server/sync/steps.ts';
import { openLocalBindings } from '../start/local-bindings.ts';
import { stateDir } from '../start/prepare-state.ts';

/*
 * npm run data:build: writes the data files of the local catalog to the state of the run on PORT, also during the run.
 * A deployment writes them after each synchronization.
 */
const bindings = await openLocalBindings(stateDir(Number(process.env.PORT ?? 8787)));
const steps: Steps = { do: (_, work) => work() };
try {
  const kv = bindings.kv as unknown as SnapshotStore;
  const pointer = await readPointer(kv);
  if (pointer === null) throw new Error('There is no catalog yet. Run `npm start` first.');
  const note = async (message: string): Promise<void> => console.log(message);
  await writeData('full', pointer, { steps, bucket: bindings.data, kv, pause: async () => undefined, note });
} finally {
  await bindings.close();
}
