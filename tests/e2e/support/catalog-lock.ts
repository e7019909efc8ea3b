import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from '../../../src/tools/process/lock.ts';
import { PORT } from './ports.ts';

/** Runs a test that changes the catalog while no other one does: the index follows one change at a time. */
export const whileCatalogIsFree = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock(join(tmpdir(), `catalog-story-${PORT}.lock`), work);
