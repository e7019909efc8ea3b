import { expect, test } from 'vitest';
import { MODIFIER_TYPES } from '../../../src/domain/shop/catalog/facets.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';

test('the database accepts a modifier of every type that facets name, and of no other', async () => {
  const db = memoryDatabase();
  await applyMigrations(sqliteD1(db), readMigrations());
  const insert = db.prepare(`INSERT INTO modifiers (type, "key", label) VALUES (?, 'k', 'K')`);
  for (const type of MODIFIER_TYPES) insert.run(type);
  expect(() => insert.run('unknown')).toThrow(/CHECK/);
});
