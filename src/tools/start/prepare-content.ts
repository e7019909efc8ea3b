import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '../content/read-pages.ts';
import { fingerprint } from '../process/fingerprint.ts';
import { contentStep } from '../seed/content.ts';
import { openLocalBindings } from './local-bindings.ts';

/** Sources of the embedded pages. */
const SOURCES = ['src/content', 'src/tools/seed/content.ts', 'src/domain/site/content/page-words.ts'];
const MARK = 'content.txt';

/** Writes the embedded pages to the D1 database of a state directory unless it has the current version. */
export const prepareContent = async (directory: string): Promise<void> => {
  const mark = join(directory, MARK);
  const wanted = fingerprint(SOURCES);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  const pages = await readPages();
  const bindings = await openLocalBindings(directory);
  try {
    await bindings.db.batch(contentStep(pages).statements.map((statement) => bindings.db.prepare(statement)));
  } finally {
    await bindings.close();
  }
  writeFileSync(mark, wanted);
  console.log(`Pages: ${pages.length} written`);
};
