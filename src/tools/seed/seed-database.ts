import type { D1Database } from '@cloudflare/workers-types';
import { COMPOUND_COUNT } from './compounds.ts';
import { PART_COUNT } from './offering.ts';
import type { SeedStep } from './sql/statements.ts';

export interface CatalogCounts {
  readonly sizes: number;
  readonly compounds: number;
  readonly parts: number;
}

/** Expected size of the demo catalog. The thresholds of its filters are derived from these totals. */
export const EXPECTED_COUNTS: CatalogCounts = { sizes: 2779, compounds: COMPOUND_COUNT, parts: PART_COUNT };

const COUNTS_SQL = `SELECT
  (SELECT count(*) FROM sizes) AS sizes,
  (SELECT count(*) FROM compounds) AS compounds,
  (SELECT count(*) FROM parts) AS parts`;

/** Throws unless the catalog has exactly the expected sizes, compounds and parts. */
export const checkCounts = (counts: CatalogCounts): void => {
  for (const name of ['sizes', 'compounds', 'parts'] as const) {
    if (counts[name] !== EXPECTED_COUNTS[name]) {
      throw new Error(`The seed created ${counts[name]} ${name} instead of ${EXPECTED_COUNTS[name]}.`);
    }
  }
};

/** Runs the steps, each in one transaction, and checks the counts. Calls `onStep` at the start of each step. */
export const seedDatabase = async (
  db: D1Database,
  steps: readonly SeedStep[],
  onStep: (title: string, done: number, total: number) => void = () => undefined,
): Promise<CatalogCounts> => {
  for (const [done, { title, statements }] of steps.entries()) {
    onStep(title, done, steps.length);
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
  const counts = await db.prepare(COUNTS_SQL).first<CatalogCounts>();
  if (!counts) throw new Error('The database returned no counts.');
  checkCounts(counts);
  return counts;
};
