import type { D1Database } from '@cloudflare/workers-types';
import { aggregatedRows } from './aggregate.ts';
import { limitSql, sortTerms, whereSql } from './clauses.ts';
import type { Collection } from './collection.ts';
import type { CostGuard } from './cost.ts';
import { DirectusError, invalidQuery } from './directus-error.ts';
import { fieldTree } from './field-tree.ts';
import type { ItemsRequest } from './items-request.ts';
import { type AnswerRow, runStatement, selectSql, shapedRows } from './read-rows.ts';
import { planRow } from './select.ts';
import { fromSql, rootScope } from './statement.ts';

const LARGEST_ID = 0xffff_ffff_ffff;

/** The answer's body. */
export interface ItemsAnswer {
  readonly meta?: Readonly<Record<string, number>>;
  readonly data: readonly AnswerRow[];
}

interface Reader {
  readonly db: D1Database;
  readonly cost: CostGuard;
}

const listRows = async ({ db }: Reader, collection: Collection, request: ItemsRequest, largest: number) => {
  const scope = rootScope(collection);
  const columns: string[] = [];
  const plan = planRow(scope, fieldTree(request.fields), {
    columns,
    lists: 0,
    deepLimit: request.deepLimit,
    alias: request.alias,
  });
  const where = whereSql(scope, request);
  const order = [...sortTerms(scope, request.sort), collection.order(scope.alias)].join(', ');
  const limit = limitSql(scope, request, largest);
  const sql = `${selectSql(columns)}\n${fromSql(scope)}\nWHERE ${where}\nORDER BY ${order}\n${limit}`;
  return shapedRows(db, plan, await runStatement(db, sql, scope.statement.values));
};

const countRows = async ({ db, cost }: Reader, collection: Collection, request: ItemsRequest): Promise<number> => {
  const scope = rootScope(collection);
  const where = whereSql(scope, request);
  if (where === '1') return cost.total(collection);
  const [row] = await runStatement(db, `SELECT count(*) ${fromSql(scope)} WHERE ${where}`, scope.statement.values);
  return Number(row?.[0] ?? 0);
};

const readMeta = async (reader: Reader, collection: Collection, request: ItemsRequest) => {
  const asked = (name: string): boolean => request.meta.includes(name) || request.meta.includes('*');
  const everything = { ...request, filter: {}, search: '' };
  return {
    ...(asked('total_count') && { total_count: await countRows(reader, collection, everything) }),
    ...(asked('filter_count') && { filter_count: await countRows(reader, collection, request) }),
  };
};

/** Reads a collection. Throws `DirectusError` for what the query asks amiss. */
export const readItems = async (
  reader: Reader,
  collection: Collection,
  request: ItemsRequest,
): Promise<ItemsAnswer> => {
  const largest = await reader.cost.largestPage(collection, request);
  const isGrouped = request.groupBy.length > 0 || request.aggregate.length > 0;
  const data = isGrouped
    ? await aggregatedRows(reader, collection, request, largest)
    : await listRows(reader, collection, request, largest);
  return request.meta.length === 0 ? { data } : { meta: await readMeta(reader, collection, request), data };
};

/** Reads one row by its key. An unknown one is FORBIDDEN, as one that may not be read. */
export const readItem = async (
  { db, cost }: Reader,
  collection: Collection,
  key: string,
  request: ItemsRequest,
): Promise<AnswerRow> => {
  const scope = rootScope(collection);
  const columns: string[] = [];
  const { fields, deepLimit, alias } = request;
  const plan = planRow(scope, fieldTree(fields), { columns, lists: 0, deepLimit, alias });
  const id = key.trim() === '' ? Number.NaN : Number(key);
  if (!Number.isInteger(id) || id < 0 || id > LARGEST_ID) throw new DirectusError('FORBIDDEN');
  if (!collection.keySql && collection.indexed !== 'id' && (await cost.isLarge(collection))) {
    throw invalidQuery(`"${collection.name}" is large: filter it by "${collection.indexed}"`);
  }
  const values = collection.keySql ? [id, id] : [id];
  const where = collection.keySql?.(scope.alias) ?? `${scope.alias}.id = ?`;
  const rows = await runStatement(db, `${selectSql(columns)}\n${fromSql(scope)}\nWHERE ${where}\nLIMIT 1`, values);
  const [answer] = await shapedRows(db, plan, rows);
  if (!answer) throw new DirectusError('FORBIDDEN');
  return answer;
};
