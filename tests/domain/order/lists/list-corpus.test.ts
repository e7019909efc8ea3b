import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '../../../../src/domain/shop/catalog/index/catalog.ts';
import { judgeLine } from '../../../corpus/judge-line.ts';
import { lineRows } from '../../../corpus/lines.ts';
import { seedCatalog } from '../../../support/catalog/seed-catalog.ts';

const ROWS = lineRows();

describe('the corpus of list lines', () => {
  let catalog: Catalog;
  beforeAll(async () => {
    catalog = await seedCatalog();
  }, 300_000);

  it('contains at least 435 unique lines', () => {
    expect(new Set(ROWS.map(({ line }) => line)).size).toBe(ROWS.length);
    expect(ROWS.length).toBeGreaterThanOrEqual(435);
  });

  it.each(ROWS)('reads "$line" as its row says', (row) => {
    expect(judgeLine(catalog, row)).toEqual({ verdict: 'right', problems: [] });
  });
});
