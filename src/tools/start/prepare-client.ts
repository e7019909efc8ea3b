import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from '../build/build-client.ts';
import { fingerprint } from '../process/fingerprint.ts';
import { withLock } from '../process/lock.ts';
import { projectRoot } from '../process/steps.ts';

/** Generated files are among the sources, so the fingerprint is computed after the build. */
const SOURCES = [
  'src/client',
  'src/drawings',
  'src/domain',
  'src/blocks',
  'src/content',
  'src/server',
  'src/device',
  'package.json',
];
const OUTPUTS = [
  'public/build',
  'src/client/assets.gen.json',
  'src/client/block-styles.gen.json',
  'src/client/device.gen.json',
];
const mark = join(projectRoot, '.wrangler/client.txt');

const sources = (): string => fingerprint(SOURCES.filter((path) => existsSync(join(projectRoot, path))));

/**
 * Builds JavaScript and styles unless they are up to date. Styles depend on the imports of all files, and on the blocks
 * of the pages in src/content.
 */
export const prepareClient = (): Promise<void> =>
  withLock(join(projectRoot, '.wrangler/client.lock'), async () => {
    const isBuilt = OUTPUTS.every((path) => existsSync(join(projectRoot, path)));
    if (isBuilt && existsSync(mark) && readFileSync(mark, 'utf8') === sources()) return;
    const startedAt = Date.now();
    await buildClient();
    mkdirSync(join(projectRoot, '.wrangler'), { recursive: true });
    writeFileSync(mark, sources());
    console.log(`Building the client: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  });
