import type { D1Database } from '@cloudflare/workers-types';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import edgeCases from '../../fixtures/directus/recorded-edge-cases.json' with { type: 'json' };
import { memoryDatabase, sqliteD1 } from './sqlite-d1.ts';

/** A request recorded at a real server that contained `rows`, with its response. */
export interface EdgeCase {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly status: number;
  /** Parsed JSON, or the text of a response that is not JSON. */
  readonly answer: unknown;
}

export const EDGE_CASES = edgeCases.recordings as readonly EdgeCase[];

/** Tables with the name of their collection, in the order of their foreign keys. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  vendors: ['id', 'name', 'lead_time'],
  modifiers: ['id', 'type', 'key', 'label', 'color', 'hidden', 'hidden_full'],
  compounds: [
    'id',
    'label',
    'label_display',
    'background_color',
    'datasheet',
    'durometer',
    'durometer_scale',
    'temperature_low_c',
    'temperature_high_c',
    'line_min',
    'line_max',
    'description',
  ],
  compounds_modifiers: ['id', 'compounds_id', 'modifiers_id'],
  product_comparison: ['id', 'main_compound', 'comparison_link', 'comparison_text'],
};

type Value = number | string | null;
const stored = (value: unknown): Value => (typeof value === 'boolean' ? Number(value) : (value as Value));

/** The project's tables with the rows of the recorded server. */
export const edgeCaseDatabase = async (): Promise<D1Database> => {
  const db = memoryDatabase();
  const d1 = sqliteD1(db);
  await applyMigrations(d1, readMigrations());
  const rows = edgeCases.rows as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  for (const [table, columns] of Object.entries(TABLES)) {
    const names = columns.map((column) => `"${column}"`).join();
    const into = db.prepare(`INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join()})`);
    for (const row of rows[table] ?? []) into.run(...columns.map((column) => stored(row[column])));
  }
  db.exec('INSERT INTO size_classes VALUES (1, 5000)');
  const size = db.prepare("INSERT INTO sizes VALUES (?, 'metric', ?, ?, ?, 1, 1)");
  for (const row of rows.metric_sizes ?? []) size.run(...[row.id, row.size_metric, row.id_mm, row.cs_mm].map(stored));
  return d1;
};
