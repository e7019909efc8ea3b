import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openLocalBindings } from '../start/local-bindings.ts';
import { stateDir } from '../start/prepare-state.ts';
import { pullEntries } from './pull-entries.ts';
import { d1Store, folderStore, type PullStore } from './pull-store.ts';
import { stepReport } from './push-report.ts';
import { writableSpace } from './push-space.ts';

/* npm run content:pull: copies the published pages of the builder space of BUILDER_API_KEY into the embedded store. */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false }, out: { type: 'string' } } });
const { BUILDER_API_KEY: apiKey = '', BUILDER_API_HOST: host = '', PORT: port = '8787' } = process.env;

/** Opens the folder of `--out`, or the D1 database of the run on PORT. */
const openStore = async (): Promise<{ store: PullStore; close: () => Promise<void> }> => {
  if (values.out !== undefined) return { store: folderStore(values.out), close: async () => undefined };
  const directory = stateDir(Number(port));
  if (!existsSync(directory)) throw new Error(`There is no state for port ${port}. Run PORT=${port} npm start once.`);
  const bindings = await openLocalBindings(directory);
  return { store: d1Store(bindings.db), close: () => bindings.close() };
};

try {
  if (apiKey === '') throw new Error('Set BUILDER_API_KEY to the public key of the space.');
  const { store, close } = await openStore();
  try {
    const steps = await pullEntries(writableSpace({ apiKey, privateKey: '', host }), store, values);
    console.log(stepReport(steps, { written: values.write, quiet: ['unchanged'] }));
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
