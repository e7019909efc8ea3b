import type { D1Database } from '@cloudflare/workers-types';
import { limitSql, skippedOf, sortTerms, whereSql } from './clauses.ts';
import type { Collection, FieldType } from './collection.ts';
import type { CostGuard } from './cost.ts';
import { invalidQuery } from './directus-error.ts';
import { answerName, isCall } from './field-name.ts';
import type { ItemsRequest } from './items-request.ts';
import { type AnswerRow, runStatement, sentValue } from './read-rows.ts';
import { selectSql } from './select.ts';
import { fromSql, rootScope, type Scope, valueSql } from './statement.ts';

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

interface Result {
  readonly name: string;
  readonly field: string;
  readonly sql: string;
  readonly type: FieldType;
  /** `countAll` is worked out and can be sorted by, but no answer holds it. */
  readonly isSent: boolean;
}

/** A function that there is none of has no result, and says nothing about it. */
const resultsOf = (scope: Scope, aggregate: ItemsRequest['aggregate']): Result[] =>
  aggregate.flatMap(([name, field]): Result[] => {
    if (name === 'countAll') return [{ name, field: '*', sql: 'count(*)', type: 'integer', isSent: false }];
    const call = FUNCTIONS.get(name);
    if (!call) return [];
    if (isCall(field)) throw invalidQuery(`"aggregate" takes no function such as "${field}"`);
    if (field !== '*') {
      const { sql, type } = valueSql(scope, field);
      return [{ name, field, sql: call(sql), type, isSent: true }];
    }
    if (name !== 'count') throw invalidQuery(`"aggregate" has no "${name}" of every field`);
    return [{ name, field, sql: 'count(*)', type: 'integer', isSent: true }];
  });

const resultsByName = (results: readonly Result[]): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const byName = new Map<string, Map<string, string>>();
  for (const { name, field, sql } of results) {
    byName.set(name, (byName.get(name) ?? new Map<string, string>()).set(field, sql));
  }
  return byName;
};

/** Counts and sums, of the whole or of each group; groups alone are the distinct values. */
export const aggregatedRows = async (
  { db, cost }: { readonly db: D1Database; readonly cost: CostGuard },
  collection: Collection,
  request: ItemsRequest,
  { largest, keyed }: { readonly largest: number; readonly keyed: (scope: Scope) => string },
): Promise<AnswerRow[]> => {
  const scope = rootScope(collection);
  const groups = request.groupBy.map((name) => ({ name: answerName(name), ...valueSql(scope, name) }));
  const results = resultsOf(scope, request.aggregate);
  const where = whereSql(scope, request);
  const only = keyed(scope);
  const isTotal = groups.length === 0 && results.length > 0 && results.every(({ sql }) => sql === 'count(*)');
  if (isTotal && where === '1' && only === '1' && !scope.statement.rows.multiplied) {
    const isNone = request.limit === 0 || skippedOf(request) > 0;
    const count = isNone ? 0 : await cost.total(collection);
    return isNone ? [] : [results.some(({ isSent }) => isSent) ? { count } : {}];
  }
  const sort = request.sort ?? request.groupBy.slice(0, 1);
  const terms = groups.length > 0 ? sortTerms(scope, sort, resultsByName(results)) : [];
  const columns = [...groups, ...results].map(({ sql }) => sql);
  const sql = [
    selectSql(columns.length === 0 ? ['1'] : columns),
    fromSql(scope),
    `WHERE ${where} AND ${only}`,
    groups.length > 0 ? `GROUP BY ${groups.map((group) => group.sql).join(', ')}` : '',
    groups.length > 0 ? `ORDER BY ${[...terms, ...groups.map((group) => group.sql)].join(', ')}` : '',
    limitSql(scope, request, largest),
  ].join('\n');
  const rows = await runStatement(db, sql, scope.statement.values);
  return rows.map((row) => {
    const answer: AnswerRow = {};
    groups.forEach(({ name, type }, at) => {
      answer[name] = sentValue(row[at], type);
    });
    results.forEach(({ name, field, type, isSent }, at) => {
      if (!isSent) return;
      const value = sentValue(row[groups.length + at], type);
      const held = answer[name];
      const others = typeof held === 'object' ? held : {};
      // Results of fields take the place of the number of rows.
      if (field !== '*') answer[name] = { ...others, [field]: value };
      else if (typeof held !== 'object') answer[name] = value;
    });
    return answer;
  });
};
