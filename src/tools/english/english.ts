import { parseArgs } from 'node:util';
import { englishHits } from './count.ts';

/*
 * npm run english [-- <path prefix>]: terms of docs/guides/plain-english.md in comments, test titles and documents, by term and
 * by folder. With a prefix: every hit below it with its line.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const hits = englishHits();
const [prefix] = positionals;

const counted = (keys: readonly string[]): readonly (readonly [key: string, count: number])[] =>
  [...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length] as const).toSorted((a, b) => b[1] - a[1]);

const print = (rows: readonly (readonly [key: string, count: number])[]): void => {
  for (const [key, count] of rows) console.log(`${String(count).padStart(6)}  ${key}`);
};

if (prefix === undefined) {
  print(counted(hits.map(({ term }) => term)));
  console.log();
  print(counted(hits.map(({ file }) => file.split('/').slice(0, 2).join('/'))));
  console.log(`${hits.length} avoided terms`);
} else {
  const below = hits.filter(({ file }) => file.startsWith(prefix));
  for (const { file, line, term, use, text } of below) console.log(`${file}:${line} [${term} → ${use}] ${text}`);
  console.log(`${below.length} avoided terms below ${prefix}`);
}
