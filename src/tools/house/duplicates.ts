import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines that have to be the same. */
const WINDOW = 6;
/** Imports and lone brackets are alike everywhere. */
const TELLS_NOTHING = /^(?:import\b.*|export \* .*|[\s{}()[\];,>]*|\/?\*.*|\} from .*)$/;

/** How many places of the source, not of tests and pages, stand somewhere else too: six or more lines that tell something. */
export const duplicatePlaces = (root: string, files: readonly string[]): number => {
  const seen = new Map<string, string[]>();
  for (const file of files.filter((one) => /^src\/.*\.tsx?$/.test(one) && !/content\/pages|\.samples\./.test(one))) {
    const lines = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => !TELLS_NOTHING.test(line));
    for (let at = 0; at + WINDOW <= lines.length; at += 1) {
      const text = lines.slice(at, at + WINDOW).join('\n');
      seen.set(text, [...(seen.get(text) ?? []), `${file}:${at}`]);
    }
  }
  const places = new Set([...seen.values()].filter((found) => found.length > 1).flat());
  // Places that follow one another are one.
  const isContinued = (place: string): boolean => {
    const [file = '', at = ''] = place.split(':');
    return places.has(`${file}:${Number(at) - 1}`);
  };
  return [...places].filter((place) => !isContinued(place)).length;
};
