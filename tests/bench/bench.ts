import { openCatalog } from '../../src/domain/shop/catalog/index/open-catalog.ts';
import { embeddedBackend } from '../../src/server/backend/embedded/embedded.ts';
import { buildSnapshot } from '../../src/server/catalog/build-snapshot.ts';
import { buildClient } from '../../src/tools/build/build-client.ts';
import { buildWorker } from '../../src/tools/build/build-worker.ts';
import { openLocalBindings } from '../../src/tools/start/local-bindings.ts';
import { prepareState } from '../../src/tools/start/prepare-state.ts';
import { backendReadFigures } from './backend/backend-reads.ts';
import { dataFileFigures } from './backend/data-files.ts';
import { signInFigures } from './backend/sign-in.ts';
import { sizeFigures } from './browser/sizes.ts';
import { report } from './report.ts';
import { listFigures } from './responses/lists.ts';
import { partFileFigures } from './responses/part-files.ts';
import { publicApiFigures } from './responses/public-api.ts';
import { quoteFigures } from './responses/quotes.ts';
import { siteFigures } from './responses/site.ts';
import { catalogRows } from './search/catalog-rows.ts';
import { engineFigures } from './search/engine.ts';
import { partByIdFigures } from './search/part-by-id.ts';
import { quantityFigures } from './search/quantity.ts';
import { searchBench } from './search/search-bench.ts';
import { sqliteFigures } from './search/sqlite.ts';
import { startUpFigures } from './start/start-up.ts';
import { workerStartFigures } from './start/worker-start.ts';

/*
 * Every budget of docs/architecture.md with its figure, one JSON object per line. Progress goes to stderr. `npm run
 * bench` takes about two minutes on two cores.
 */
const PORT = Number(process.env.PORT ?? 8796);

const progress = (text: string): void => console.error(`… ${text}`);

progress('preparing data, client and Worker');
const manifest = await buildClient();
const { directory } = await prepareState({ port: PORT });
sizeFigures(manifest, await buildWorker());

progress('building the snapshot from D1');
const bindings = await openLocalBindings(directory);
const started = performance.now();
const { snapshot } = await buildSnapshot(embeddedBackend(bindings.db));
report({ name: 'snapshot build from D1', value: (performance.now() - started) / 1000, unit: 's', bar: '≤ 15' });
await bindings.close();

progress('the engine in Node');
const catalog = openCatalog(snapshot);
report({ name: 'parts', value: catalog.parts, unit: 'parts' });
const { p50Ms, p99Ms, maxMs } = searchBench(catalog);
report({ name: 'search p50, Node', value: p50Ms, unit: 'ms', bar: '≤ 0.15' });
report({ name: 'search p99, Node', value: p99Ms, unit: 'ms', bar: '≤ 1' });
report({ name: 'search slowest, Node', value: maxMs, unit: 'ms', bar: '≤ 3' });

partByIdFigures(catalog);
await quantityFigures(catalog);

progress('a list of 5,000 lines');
await listFigures(catalog);

progress('the engine in workerd');
await engineFigures(PORT);

progress('the same queries on SQLite');
sqliteFigures(catalog, catalogRows(catalog));

progress('the backend in this process');
await backendReadFigures();

progress('data files');
await dataFileFigures(snapshot);

progress('sign-in');
await signInFigures();

progress('quote PDFs');
await quoteFigures();

progress('the site in workerd');
await siteFigures(PORT, catalog);

progress('files of parts');
await partFileFigures(PORT);

progress('parts for programs');
await publicApiFigures(PORT);

progress('Worker start');
await workerStartFigures(PORT);

progress('npm start in a fresh copy');
await startUpFigures();
process.exit(0);
