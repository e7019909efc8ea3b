import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns source files, styles, migrations and tests without generated files, as paths from the root. */
export const sourceFiles = (root: string): string[] =>
  globSync('{src,tests}/**/*.{ts,tsx,css,sql}', { cwd: root })
    .filter((file) => !/\.gen\.|node_modules/.test(file))
    .sort();

/** Returns the number of lines of a file; 0 for a binary file. */
export const countLines = (root: string, file: string): number => {
  const text = readFileSync(join(root, file), 'utf8');
  return text.includes('\0') ? 0 : text.split('\n').length - 1;
};

/** Files and lines of a layer. */
interface LayerSize {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
}

/** Returns the sizes of the layers of `src`, and of the tests. */
export const layerSizes = (root: string, files: readonly string[]): LayerSize[] => {
  const groups = Map.groupBy(files, (file) =>
    file
      .split('/')
      .slice(0, file.startsWith('src/') ? 2 : 1)
      .join('/'),
  );
  return [...groups].map(([name, members]) => ({
    name,
    files: members.length,
    lines: members.reduce((sum, file) => sum + countLines(root, file), 0),
  }));
};

/** Returns the distribution of file lengths in `src`, in lines. */
export const fileLengths = (
  root: string,
  files: readonly string[],
): { readonly median: number; readonly ninetieth: number; readonly longest: number } => {
  const sorted = files
    .filter((file) => /^src\/.*\.tsx?$/.test(file))
    .map((file) => countLines(root, file))
    .sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), ninetieth: at(0.9), longest: at(1) };
};
