import { counted, formatCount } from '../../domain/kit/text/counted.ts';
import { catalogDiff } from '../../domain/shop/catalog-files/catalog-diff.ts';
import { countParts } from '../../domain/shop/catalog-files/catalog-tables.ts';
import { currentCatalog } from '../../server/catalog-import/current-catalog.ts';
import { publishImport } from '../../server/catalog-import/publish-import.ts';
import { ImportRefused } from '../../server/catalog-import/switch-catalog.ts';
import { readCatalogArguments, USAGE, UsageError } from './catalog-arguments.ts';
import { openCatalog } from './catalog-store.ts';
import { diffReport, problemReport } from './import-report.ts';
import { memoryPeak } from './memory-peak.ts';
import { readCatalogFiles } from './read-files.ts';
import { writeCatalogFiles, writeTemplate } from './write-files.ts';

/*
 * npm run catalog -- export DIR | template DIR | import DIR [--dry-run] [--remote]
 *
 * The catalog as files: docs/guides/own-catalog.md.
 */

const since = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

const exportTo = async (directory: string, isRemote: boolean): Promise<void> => {
  const store = await openCatalog(isRemote);
  try {
    const counts = await writeCatalogFiles(directory, (await currentCatalog(store.db)).tables);
    for (const [name, rows] of counts) console.log(`${name.padEnd(18)} ${counted(rows, 'row')}`);
  } finally {
    await store.close();
  }
};

const importFrom = async (directory: string, isDryRun: boolean, isRemote: boolean): Promise<void> => {
  const store = await openCatalog(isRemote);
  try {
    const memory = memoryPeak();
    const startedAt = performance.now();
    const { tables, problems } = await readCatalogFiles(directory);
    if (!tables) {
      memory.stop();
      console.error(problemReport(problems));
      process.exitCode = 1;
      return;
    }
    const current = await currentCatalog(store.db);
    const diff = catalogDiff(current.tables, tables);
    console.log(diffReport(diff));
    const parts = counted(countParts(tables), 'part');
    if (isDryRun) {
      console.log(`\n${parts} checked in ${since(startedAt)}, ${memory.stop().toFixed(0)} MiB. Nothing was changed.`);
      return;
    }
    const sum = (of: 'added' | 'changed' | 'removed'): number => diff.files.reduce((all, file) => all + file[of], 0);
    const note = {
      staffId: null,
      who: 'Command line',
      title: 'Catalog files',
      note: '',
      added: sum('added'),
      changed: sum('changed'),
      removed: sum('removed'),
    };
    const { version, rows, stagedRows, switchMs } = await publishImport(store.db, current, tables, note, {
      now: Date.now(),
    });
    const took = since(startedAt);
    const mib = memory.stop().toFixed(0);
    console.log(
      `\n${parts} imported in ${took}, ${mib} MiB: ${formatCount(rows)} changes in ${formatCount(stagedRows)}`,
    );
    console.log(`staged rows, applied by one transaction of ${(switchMs / 1000).toFixed(1)} s. Version ${version}.`);
    const published = await store.publish();
    console.log(`Search has ${counted(published.parts, 'part')} of ${counted(published.compounds, 'compound')}.`);
  } finally {
    await store.close();
  }
};

const run = (): Promise<void> | void => {
  const { name, directory, isDryRun, isRemote } = readCatalogArguments(process.argv.slice(2));
  if (name === 'template') return writeTemplate(directory);
  return name === 'export' ? exportTo(directory, isRemote) : importFrom(directory, isDryRun, isRemote);
};

try {
  await run();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ImportRefused)) throw error;
  console.error(error.message);
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
