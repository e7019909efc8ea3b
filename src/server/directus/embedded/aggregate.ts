import type { D1Database } from '@cloudflare/workers-types';
import { limitSql, sortTerms, whereSql } from './clauses.ts';
import type { Collection, FieldType } from './collection.ts';
import type { CostGuard } from './cost.ts';
import { invalidQuery } from './directus-error.ts';
import type { ItemsRequest } from './items-request.ts';
import { type AnswerRow, runStatement, selectSql, sentValue } from './read-rows.ts';
import { columnSql, fieldOf, fromSql, rootScope, type Scope } from './statement.ts';

const FUNCTIONS: ReadonlyMap<string, (sql: string) => string> = new Map([
  ['count', (sql: string) => `count(${sql})`],
  ['countDistinct', (sql: string) => `count(DISTINCT ${sql})`],
  ['sum', (sql: string) => `sum(${sql})`],
  ['sumDistinct', (sql: string) => `sum(DISTINCT ${sql})`],
  ['avg', (sql: string) => `avg(${sql})`],
  ['avgDistinct', (sql: string) => `avg(DISTINCT ${sql})`],
  ['min', (sql: string) => `min(${sql})`],
  ['max', (sql: string) => `max(${sql})`],
]);

interface GroupPlan {
  readonly name: string;
  readonly type: FieldType;
  readonly sql: string;
}

const groupPlans = (scope: Scope, groupBy: readonly string[]): GroupPlan[] =>
  groupBy.map((name) => {
    const field = fieldOf(scope, name);
    if (field.kind === 'list') throw invalidQuery(`"groupBy" cannot be by the list "${name}"`);
    return { name, type: field.type, sql: columnSql(scope, field) };
  });

const operandSql = (scope: Scope, name: string): string => {
  if (name === '*') return '*';
  const field = fieldOf(scope, name);
  if (field.kind === 'list') throw invalidQuery(`"aggregate" cannot be of the list "${name}"`);
  return columnSql(scope, field);
};

/** Counts and sums, of the whole or of each group; groups alone are the distinct values. */
export const aggregatedRows = async (
  { db, cost }: { readonly db: D1Database; readonly cost: CostGuard },
  collection: Collection,
  request: ItemsRequest,
  largest: number,
): Promise<AnswerRow[]> => {
  const scope = rootScope(collection);
  const groups = groupPlans(scope, request.groupBy);
  const sums = request.aggregate.flatMap(([name, field]) => {
    const call = FUNCTIONS.get(name);
    return call ? [{ name, field, sql: call(operandSql(scope, field)) }] : [];
  });
  const where = whereSql(scope, request);
  const isTotal = where === '1' && groups.length === 0 && sums.length > 0 && sums.every(({ name }) => name === 'count');
  // Keys are never null, so that counting all of them is counting rows.
  if (isTotal && sums.every(({ field }) => field === '*' || field === 'id')) {
    const count = await cost.total(collection);
    const isOfRows = sums.some(({ field }) => field === '*');
    return [{ count: isOfRows ? count : { id: count } }];
  }
  const sorted = request.sort.length > 0 ? sortTerms(scope, request.sort) : groups.map(({ sql }) => sql);
  const sql = [
    selectSql([...groups, ...sums].map((column) => column.sql)),
    fromSql(scope),
    `WHERE ${where}`,
    groups.length > 0 ? `GROUP BY ${groups.map((group) => group.sql).join(', ')}` : '',
    sorted.length > 0 && groups.length > 0 ? `ORDER BY ${sorted.join(', ')}` : '',
    limitSql(scope, request, largest),
  ].join('\n');
  const rows = await runStatement(db, sql, scope.statement.values);
  return rows.map((row) => {
    const answer: AnswerRow = {};
    groups.forEach(({ name, type }, at) => {
      answer[name] = sentValue(row[at], type);
    });
    sums.forEach(({ name, field }, at) => {
      const value = row[groups.length + at];
      const held = answer[name];
      if (field === '*') answer[name] = value;
      else answer[name] = { ...(typeof held === 'object' && held), [field]: value };
    });
    return answer;
  });
};
