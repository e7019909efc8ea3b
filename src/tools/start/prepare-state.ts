import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../process/lock.ts';
import { createProgress } from '../process/progress.ts';
import { projectRoot } from '../process/steps.ts';
import type { CatalogCounts } from '../seed/seed-database.ts';
import { prepareContent } from './prepare-content.ts';
import { copyState, seedBase } from './seed-base.ts';

/** Returns the directory in which the run on a port stores its D1 and KV. */
export const stateDir = (port: number): string => join(projectRoot, `.wrangler/state-${port}`);

/** The file in a state directory that names the base from which it was copied. */
const BASE_FILE = 'base.txt';

const baseOf = (directory: string): string | null => {
  const file = join(directory, BASE_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

export interface PreparedState {
  readonly directory: string;
  readonly counts: CatalogCounts;
}

/**
 * Prepares a migrated and seeded D1 and a published snapshot for the run on a port. The base is created once for all
 * ports, and again only if its sources change. The state of a port is retained until then.
 */
export const prepareState = ({ port }: { readonly port: number }): Promise<PreparedState> =>
  withLock(join(projectRoot, '.wrangler/prepare.lock'), async () => {
    mkdirSync(join(projectRoot, '.wrangler'), { recursive: true });
    const base = await seedBase(createProgress(process.stdout));
    const directory = stateDir(port);
    if (baseOf(directory) !== base.name) {
      rmSync(directory, { recursive: true, force: true });
      await copyState(base.directory, directory);
      writeFileSync(join(directory, BASE_FILE), base.name);
    }
    await prepareContent(directory);
    return { directory, counts: base.counts };
  });
