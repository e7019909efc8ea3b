import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readPages } from '../content/read-pages.ts';
import { createProgress } from '../process/progress.ts';
import { openLocalBindings } from '../start/local-bindings.ts';
import { contentStep } from './content.ts';
import { applyMigrations, readMigrations } from './migrate.ts';
import { seedDatabase } from './seed-database.ts';
import { seedSteps } from './sql/statements.ts';
import { demoUserStatements } from './users.ts';

/*
 * node src/tools/seed/seed.ts                         seeds the local D1 in .wrangler/state
 * node src/tools/seed/seed.ts --persist-to DIR        … in another state directory
 * node src/tools/seed/seed.ts --sql FILE              writes the SQL for `wrangler d1 execute DB --remote --file FILE`
 */
const { values } = parseArgs({
  options: { sql: { type: 'string' }, 'persist-to': { type: 'string', default: '.wrangler/state' } },
});

const steps = [...seedSteps(), contentStep(await readPages())];

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
      progress.show('Seeding the catalog', done / total),
    );
    await bindings.db.batch((await demoUserStatements()).map((statement) => bindings.db.prepare(statement)));
    progress.done('Seeding the catalog');
    const say = (count: number): string => count.toLocaleString('en-US');
    console.log(`${say(counts.sizes)} sizes, ${say(counts.compounds)} compounds, ${say(counts.parts)} parts`);
  } finally {
    await bindings.close();
  }
}
