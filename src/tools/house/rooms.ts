import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files people write: source, styles, migrations and tests, without what is generated. Paths from the root. */
export const sourceFiles = (root: string): string[] =>
  globSync('{src,tests}/**/*.{ts,tsx,css,sql}', { cwd: root })
    .filter((file) => !/\.gen\.|node_modules/.test(file))
    .sort();

const linesOf = (root: string, file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

/** Files and lines of a room. */
export interface Room {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
}

/** The rooms of `src`, and the tests. */
export const rooms = (root: string, files: readonly string[]): Room[] => {
  const groups = Map.groupBy(files, (file) =>
    file
      .split('/')
      .slice(0, file.startsWith('src/') ? 2 : 1)
      .join('/'),
  );
  return [...groups].map(([name, own]) => ({
    name,
    files: own.length,
    lines: own.reduce((sum, file) => sum + linesOf(root, file), 0),
  }));
};

/** How long files are, in lines. */
export const lengths = (
  root: string,
  files: readonly string[],
): { readonly median: number; readonly ninetieth: number; readonly longest: number } => {
  const sorted = files
    .filter((file) => /^src\/.*\.tsx?$/.test(file))
    .map((file) => linesOf(root, file))
    .sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), ninetieth: at(0.9), longest: at(1) };
};
