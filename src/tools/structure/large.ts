import { dirname } from 'node:path';
import { countLines } from './layers.ts';

/** The most files that a folder of `src` or `tests` may have directly in it. */
export const MAX_FOLDER_FILES = 25;

/** A file or folder with its size: lines of a file, or files directly in a folder. */
interface Sized {
  readonly path: string;
  readonly size: number;
}

const sizedAbove = (all: readonly Sized[], limit: number): readonly Sized[] =>
  all.filter(({ size }) => size > limit).toSorted((a, b) => b.size - a.size);

/** Returns the files of `src` with more than `limit` lines, the longest first. */
export const longFiles = (root: string, files: readonly string[], limit: number): readonly Sized[] =>
  sizedAbove(
    files.filter((file) => file.startsWith('src/')).map((path) => ({ path, size: countLines(root, path) })),
    limit,
  );

/** Returns the folders with more than `limit` files directly in them, the largest first. */
export const largeFolders = (files: readonly string[], limit: number): readonly Sized[] =>
  sizedAbove(
    [...Map.groupBy(files, dirname)].map(([path, members]) => ({ path, size: members.length })),
    limit,
  );
