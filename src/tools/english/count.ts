import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../process/steps.ts';
import { commentLines, markdownLines, type ProseLine, titleLines } from './prose.ts';
import { AVOIDED_TERMS } from './terms.ts';

/** An avoided term in a file. */
export interface Hit {
  readonly file: string;
  readonly line: number;
  readonly term: string;
  readonly use: string;
  readonly text: string;
}

/** Texts that quote terms: the list itself, and the guide that explains it. */
const SKIPPED = /^(?:src\/tools\/english\/|docs\/guides\/(?:words|plain-english)\.md$|tests\/tools\/english\/)|\.gen\./;

const proseOf = (file: string, text: string): readonly ProseLine[] => {
  if (file.endsWith('.md')) return markdownLines(text);
  return file.startsWith('tests/') ? [...commentLines(text), ...titleLines(text)] : commentLines(text);
};

const hitsIn = (file: string, text: string): readonly Hit[] =>
  proseOf(file, text).flatMap(({ line, text: prose }) =>
    AVOIDED_TERMS.flatMap(({ name, pattern, use }) =>
      [...prose.matchAll(pattern)].map(() => ({ file, line, term: name, use, text: prose.trim() })),
    ),
  );

/** Every avoided term in comments, test titles and documents of the files that git tracks below `root`. */
export const englishHits = (root: string = projectRoot): readonly Hit[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|css|md)$/.test(file) && !SKIPPED.test(file) && existsSync(join(root, file)))
    .flatMap((file) => hitsIn(file, readFileSync(join(root, file), 'utf8')));
