import { constants, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { SnapshotStore } from '../../server/catalog/publish.ts';
import { fingerprint } from '../process/fingerprint.ts';
import type { Progress } from '../process/progress.ts';
import { projectRoot } from '../process/steps.ts';
import { applyMigrations, readMigrations } from '../seed/migrate.ts';
import { EXPECTED_COUNTS, seedDatabase } from '../seed/seed-database.ts';
import { seedSteps } from '../seed/sql/statements.ts';
import { demoUserStatements } from '../seed/users.ts';
import { openLocalBindings } from './local-bindings.ts';
import { publishCatalog } from './publish-catalog.ts';

const folder = join(projectRoot, '.wrangler');

/** Sources of the data in D1. */
const DATA_SOURCES = [
  'wrangler.toml',
  'src/server/migrations',
  'src/tools/seed',
  'src/data',
  'src/server/accounts/password.ts',
  'src/domain/shop/pricing/money.ts',
];
/** Additional sources of the snapshot and of the search index for browsers. */
const SNAPSHOT_SOURCES = [
  'src/domain/shop/bulk',
  'src/domain/shop/catalog',
  'src/server/backend',
  'src/server/catalog',
  'src/server/data/data-bucket.ts',
  'src/server/data/gzip-file.ts',
  'src/server/data/write-index-file.ts',
];

/** The file of a state directory with the totals of its catalog. */
export const COUNTS_FILE = 'counts.json';

/** A prepared state directory that is copied for each run. */
export interface SeedBase {
  readonly directory: string;
  readonly name: string;
}

/** Copies a state directory. Uses copy-on-write where the file system supports it. */
export const copyState = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Creates a directory completely or not at all, so that an interrupted run never leaves a partial one. */
const makeWhole = async (directory: string, fill: (temporary: string) => Promise<void>): Promise<void> => {
  const temporary = `${directory}.part-${process.pid}`;
  try {
    await fill(temporary);
    renameSync(temporary, directory);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};

const makeData = (directory: string, progress: Progress): Promise<void> =>
  makeWhole(directory, async (temporary) => {
    const title = 'Seeding the catalog';
    const bindings = await openLocalBindings(temporary);
    try {
      await applyMigrations(bindings.db, readMigrations());
      const steps = seedSteps();
      await seedDatabase(bindings.db, steps, (_step, done, total) => progress.show(title, done / total));
      await bindings.db.batch((await demoUserStatements()).map((statement) => bindings.db.prepare(statement)));
    } finally {
      await bindings.close();
    }
    progress.done(title);
  });

const makeSnapshot = (directory: string, data: string, progress: Progress): Promise<void> =>
  makeWhole(directory, async (temporary) => {
    const title = 'Building the search snapshot';
    await copyState(data, temporary);
    const bindings = await openLocalBindings(temporary);
    try {
      const { db, kv, data: bucket } = bindings;
      const counts = await publishCatalog(db, kv as unknown as SnapshotStore, bucket, (read) =>
        progress.show(title, Math.min(1, read / EXPECTED_COUNTS.parts)),
      );
      writeFileSync(join(temporary, COUNTS_FILE), JSON.stringify(counts));
    } finally {
      await bindings.close();
    }
    progress.done(title);
  });

/** Removes the bases of other versions of the sources. */
const removeOthers = (keep: readonly string[]): void => {
  for (const name of readdirSync(folder)) {
    const isBase = name.startsWith('seed-') || name.startsWith('snapshot-');
    if (isBase && !keep.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
};

/** Returns the seeded base for the current sources. Creates it if it does not exist yet. */
export const seedBase = async (progress: Progress): Promise<SeedBase> => {
  const dataHash = fingerprint(DATA_SOURCES);
  const dataName = `seed-${dataHash}`;
  const name = `snapshot-${dataHash}-${fingerprint(SNAPSHOT_SOURCES)}`;
  const directory = join(folder, name);
  if (!existsSync(directory)) {
    const data = join(folder, dataName);
    if (!existsSync(data)) await makeData(data, progress);
    await makeSnapshot(directory, data, progress);
    removeOthers([dataName, name]);
  }
  return { directory, name };
};
