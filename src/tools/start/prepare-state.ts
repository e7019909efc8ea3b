import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../process/lock.ts';
import { createProgress } from '../process/progress.ts';
import { projectRoot } from '../process/steps.ts';
import { applyMigrations, readMigrations } from '../seed/migrate.ts';
import type { CatalogCounts } from '../seed/seed-database.ts';
import { openLocalBindings } from './local-bindings.ts';
import { prepareContent } from './prepare-content.ts';
import { COUNTS_FILE, copyState, seedBase } from './seed-base.ts';

/** Returns the directory in which the run on a port stores its D1 and KV. */
export const stateDir = (port: number): string => join(projectRoot, `.wrangler/state-${port}`);

/** The file in a state directory that names the base from which it was copied. */
const BASE_FILE = 'base.txt';

const baseOf = (directory: string): string | null => {
  const file = join(directory, BASE_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** The file of a state directory whose catalog was imported: the seed does not replace it. */
const OWN_CATALOG_FILE = 'own-catalog.txt';

/** Records that the catalog of a state directory is not the seeded one. */
export const markOwnCatalog = (directory: string): void =>
  writeFileSync(
    join(directory, OWN_CATALOG_FILE),
    'Imported. Remove this folder to return to the demonstration catalog.\n',
  );

const migrate = async (directory: string): Promise<void> => {
  const { db, close } = await openLocalBindings(directory);
  try {
    await applyMigrations(db, readMigrations());
  } finally {
    await close();
  }
};

const countsOf = (directory: string): CatalogCounts => JSON.parse(readFileSync(join(directory, COUNTS_FILE), 'utf8'));

export interface PreparedState {
  readonly directory: string;
  readonly counts: CatalogCounts;
}

/**
 * Prepares a migrated and seeded D1 and a published snapshot for the run on a port. The base is created once for all
 * ports, and again only if its sources change. The state of a port is retained until then, and longer with a catalog of its
 * own, which only gets new migrations.
 */
export const prepareState = ({ port }: { readonly port: number }): Promise<PreparedState> =>
  withLock(join(projectRoot, '.wrangler/prepare.lock'), async () => {
    mkdirSync(join(projectRoot, '.wrangler'), { recursive: true });
    const directory = stateDir(port);
    if (existsSync(join(directory, OWN_CATALOG_FILE))) {
      await migrate(directory);
      await prepareContent(directory);
      return { directory, counts: countsOf(directory) };
    }
    const base = await seedBase(createProgress(process.stdout));
    if (baseOf(directory) !== base.name) {
      rmSync(directory, { recursive: true, force: true });
      await copyState(base.directory, directory);
      writeFileSync(join(directory, BASE_FILE), base.name);
    }
    await prepareContent(directory);
    return { directory, counts: countsOf(directory) };
  });
