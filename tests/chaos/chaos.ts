import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient } from '../../src/tools/build/build-client.ts';
import { buildWorker } from '../../src/tools/build/build-worker.ts';
import { prepareState } from '../../src/tools/start/prepare-state.ts';
import { prepareCatalogs } from './catalogs.ts';
import { BACKEND_TOKEN, startFaultBackend } from './fault-backend.ts';
import { startFaultWorker } from './fault-worker.ts';
import { ALL_WELL, FAULTS } from './faults.ts';
import { judge, Known } from './judge.ts';
import { RECOVERY_LIMIT_MS } from './recovery.ts';
import { runFault } from './run-fault.ts';
import { checkClock, siteOf } from './site.ts';
import { endSyncs } from './sync-interruption.ts';
import { reading, visitor } from './visit.ts';
import { FILES, isFresh, visits } from './visits.ts';

/*
 * The built Worker against a misbehaving backend and a failing platform, under a crowd of visitors. Prints one JSON
 * line per fault and one for all to stdout; exits with 1 when a visitor got a server error or a wrong response, or a
 * fault had lasting effects. `--built` skips building client and Worker.
 */
const { values, positionals } = parseArgs({ options: { built: { type: 'boolean' } }, allowPositionals: true });
const PORT = Number(process.env.PORT ?? 8795);
const HOUR = 3_600_000;
const PRICED = 6;

const faults = FAULTS.filter((fault) => positionals.length === 0 || positionals.includes(fault));
if (faults.length < positionals.length) throw new Error(`Faults are: ${FAULTS.join(', ')}.`);

const startedAt = performance.now();
const progress = (text: string): void => console.error(`… ${text}`);

/** A copy of the database, so that no other process has it open. */
const copyDatabase = (stateDirectory: string): string => {
  const folder = join(stateDirectory, 'v3/d1/miniflare-D1DatabaseObject');
  const name = readdirSync(folder).find((file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite');
  if (name === undefined) throw new Error(`There is no database in ${folder}.`);
  const copy = join(stateDirectory, 'chaos');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of readdirSync(folder).filter((one) => one.startsWith(name)))
    cpSync(join(folder, file), join(copy, file));
  return join(copy, name);
};

progress('preparing data, client and Worker');
if (!values.built) await buildClient();
const { directory } = await prepareState({ port: PORT });
if (!values.built) await buildWorker();
// The clock of an earlier run was days ahead, so that its responses would be fresh for days.
rmSync(join(directory, 'v3/cache'), { recursive: true, force: true });

const backend = await startFaultBackend(copyDatabase(directory), PORT + 1);
const worker = await startFaultWorker(PORT, { url: backend.url, token: BACKEND_TOKEN });
const catalogs = await prepareCatalogs(worker.worker, new URL(backend.url).host);
const site = siteOf(worker, backend, catalogs.olderPointer);
const go = visitor(worker.origin);
const known = new Known();

/** Returns a visitor's responses for one version of the catalog while everything works. */
const readAll = async (version: string): Promise<readonly number[]> => {
  const listing = await go(reading('/api/compounds-search?search=fk7502-214&limit=25'));
  if (listing.version !== version) throw new Error(`The catalog is ${listing.version} instead of ${version}.`);
  const { items } = JSON.parse(listing.text) as { items: { id: number }[] };
  const ids = items.slice(0, PRICED).map(({ id }) => id);
  for (const one of [...visits(ids, ALL_WELL), ...FILES]) {
    const answer = await go(one);
    if (one.send === undefined) known.add(version, one.path, answer.text);
    const { kind, text } = judge(one, answer, known);
    if (kind !== 'good') throw new Error(`${one.name}: ${text} without a fault. ${answer.text.slice(0, 300)}`);
  }
  return ids;
};

await catalogs.publishOlder();
await site.set(null, 0, { isCold: true });
await endSyncs(worker);
// As in production, where it fires every five minutes, so that KV has a copy of each published page.
await site.trigger('*/5 * * * *', 0);
await readAll(catalogs.older);
await catalogs.publishCurrent();
await site.set(null, HOUR);
await go(reading('/readyz'));
const priced = await readAll(catalogs.current);
const prices = await go(reading(`/api/pricing/${priced[0]}`));
if (!isFresh(prices.text)) throw new Error('The backend does not respond without a fault.');
await checkClock(site, go);
progress(`prepared in ${Math.round((performance.now() - startedAt) / 1000)} s`);

const failed: string[] = [];
for (const fault of faults) {
  progress(fault);
  const { isGood, line } = await runFault(fault, { worker, backend, catalogs, site, go, known, priced });
  if (!isGood) failed.push(fault);
  console.log(JSON.stringify(line));
}
await worker.stop();
await backend.close();
const seconds = Math.round((performance.now() - startedAt) / 1000);
const bar = `0 server errors, 0 wrong, recovered in ${RECOVERY_LIMIT_MS} ms`;
console.log(JSON.stringify({ faults: faults.length, good: faults.length - failed.length, failed, seconds, bar }));
process.exit(failed.length > 0 ? 1 : 0);
