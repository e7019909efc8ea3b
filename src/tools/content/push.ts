import { parseArgs } from 'node:util';
import { entryOf } from './page-entry.ts';
import { pushEntries } from './push-entries.ts';
import { stepReport } from './push-report.ts';
import { writableSpace } from './push-space.ts';
import { readPages } from './read-pages.ts';
import { readSections } from './read-sections.ts';
import { sectionEntry } from './section-entry.ts';

/* npm run content:push: writes the embedded pages and the sections to the builder space of BUILDER_API_KEY. */
const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, overwrite: { type: 'boolean', default: false } },
});
const { BUILDER_API_KEY: apiKey = '', BUILDER_PRIVATE_KEY: privateKey = '', BUILDER_API_HOST: host = '' } = process.env;

try {
  if (apiKey === '') throw new Error('Set BUILDER_API_KEY to the public key of the space.');
  if (values.write && privateKey === '') throw new Error('Set BUILDER_PRIVATE_KEY to a private key of the space.');
  const sections = (await readSections()).map((section) => sectionEntry(section, 0));
  const pages = (await readPages()).map((page) => entryOf(page, 0));
  const steps = await pushEntries([...sections, ...pages], writableSpace({ apiKey, privateKey, host }), values);
  console.log(stepReport(steps, { written: values.write, quiet: ['unchanged'] }));
  if (steps.some(({ action }) => action === 'edited'))
    console.log('Entries edited in the space were not changed. Add --overwrite to replace them.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
