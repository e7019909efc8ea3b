import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Number of consecutive lines that must be equal. */
const WINDOW = 6;
/** Imports, re-exports, comments and lines of brackets repeat in most files and do not count. */
const IGNORED_LINE = /^(?:import\b.*|export \* .*|[\s{}()[\];,>]*|\/?\*.*|\} from .*)$/;

/** Returns the number of passages of six or more lines that occur more than once in `src`, without pages and samples. */
export const countDuplicates = (root: string, files: readonly string[]): number => {
  const seen = new Map<string, string[]>();
  for (const file of files.filter((one) => /^src\/.*\.tsx?$/.test(one) && !/content\/pages|\.samples\./.test(one))) {
    const lines = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => !IGNORED_LINE.test(line));
    for (let at = 0; at + WINDOW <= lines.length; at += 1) {
      const text = lines.slice(at, at + WINDOW).join('\n');
      seen.set(text, [...(seen.get(text) ?? []), `${file}:${at}`]);
    }
  }
  const positions = new Set([...seen.values()].filter((found) => found.length > 1).flat());
  // Consecutive positions belong to one passage.
  const isContinued = (position: string): boolean => {
    const [file = '', at = ''] = position.split(':');
    return positions.has(`${file}:${Number(at) - 1}`);
  };
  return [...positions].filter((position) => !isContinued(position)).length;
};
