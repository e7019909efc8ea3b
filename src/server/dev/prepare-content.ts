import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '../content/read-pages.ts';
import { contentStep } from '../db/seed/content.ts';
import { fingerprint } from './fingerprint.ts';
import { openLocalBindings } from './local-bindings.ts';

/** What the embedded pages follow from. */
const SOURCES = [
  'src/server/content/pages',
  'src/server/content/define-page.ts',
  'src/server/db/seed/content.ts',
  'src/domain/content/page-words.ts',
];
const MARK = 'content.txt';

/** Writes the embedded pages into the D1 of a state directory unless they are there as they are now. */
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
