import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './steps.ts';

const filesBelow = (path: string): string[] =>
  statSync(join(projectRoot, path)).isFile()
    ? [path]
    : readdirSync(join(projectRoot, path), { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
        .sort();

/** Returns a short hash of the names and contents of files and folders. Paths are relative to the project root. */
export const fingerprint = (paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(projectRoot, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
};
