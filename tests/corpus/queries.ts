import { understand } from '../../src/domain/engineering/understand/understand.ts';
import { seedLists } from '../support/catalog/seed-lists.ts';
import { csvTable } from './csv-table.ts';
import { type Judged, judgeQuery, type QueryRow } from './judge-query.ts';

/** The rows of queries.csv. */
export const queryRows = (): readonly QueryRow[] => csvTable('queries.csv') as unknown as readonly QueryRow[];

/** Every query with its result. */
export const judgedQueries = (): readonly (Judged & { readonly text: string; readonly row: QueryRow })[] => {
  const lists = seedLists();
  return queryRows().map((row) => ({ text: row.query, row, ...judgeQuery(row, understand(lists, row.query)) }));
};
