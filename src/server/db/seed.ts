import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readPages } from '../content/read-pages.ts';
import { openLocalBindings } from '../dev/local-bindings.ts';
import { createProgress } from '../dev/progress.ts';
import { applyMigrations, readMigrations } from './migrate.ts';
import { contentStep } from './seed/content.ts';
import { readSeedSources } from './seed/sources.ts';
import { seedSteps } from './seed/statements.ts';
import { demoUserStatements } from './seed/users.ts';
import { seedDatabase } from './seed-database.ts';

/*
 * node src/server/db/seed.ts                         seeds the local D1 in .wrangler/state
 * node src/server/db/seed.ts --persist-to DIR        … in another state directory
 * node src/server/db/seed.ts --sql FILE              writes the SQL for `wrangler d1 execute DB --remote --file FILE`
 */
const { values } = parseArgs({
  options: { sql: { type: 'string' }, 'persist-to': { type: 'string', default: '.wrangler/state' } },
});

const steps = [...seedSteps(readSeedSources()), contentStep(await readPages())];

if (values.sql) {
  const statements = steps.flatMap((step) => step.statements.map((statement) => statement.trim()));
  mkdirSync(dirname(values.sql), { recursive: true });
  writeFileSync(values.sql, `${statements.join(';\n')};\n`);
  console.log(`${statements.length} statements written to ${values.sql}.`);
} else {
  const bindings = await openLocalBindings(values['persist-to']);
  const progress = createProgress(process.stdout);
  try {
    await applyMigrations(bindings.db, readMigrations());
    const counts = await seedDatabase(bindings.db, steps, (_title, done, total) =>
      progress.show('Seeding the catalogue', done / total),
    );
    await bindings.db.batch((await demoUserStatements()).map((statement) => bindings.db.prepare(statement)));
    progress.done('Seeding the catalogue');
    const say = (count: number): string => count.toLocaleString('en-US');
    console.log(`${say(counts.sizes)} sizes, ${say(counts.compounds)} compounds, ${say(counts.parts)} parts`);
  } finally {
    await bindings.close();
  }
}
