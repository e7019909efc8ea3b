import type { D1Database } from '@cloudflare/workers-types';
import type { FieldType } from './collection.ts';
import type { RowPlan } from './select.ts';
import { fromSql } from './statement.ts';

type DatabaseRow = readonly unknown[];
export type AnswerRow = Record<string, unknown>;

/** A value as the protocol sends it: flags are booleans, decimals numbers, as of a SQLite server. */
export const sentValue = (value: unknown, type: FieldType): unknown =>
  type === 'boolean' && value !== null ? value === 1 : value;

/** All rows of a statement, as arrays in the order of its columns. */
export const runStatement = async (
  db: D1Database,
  sql: string,
  values: readonly (number | string)[],
): Promise<DatabaseRow[]> =>
  db
    .prepare(sql)
    .bind(...values)
    .raw<unknown[]>();

/** Columns with names of their own: two of one name would be one. */
export const selectSql = (columns: readonly string[]): string =>
  `SELECT ${columns.length === 0 ? '1' : columns.map((sql, at) => `${sql} AS c${at}`).join(', ')}`;

type ListRows = ReadonlyMap<unknown, readonly unknown[]>;

const readLists = async (
  db: D1Database,
  plan: RowPlan,
  rows: readonly DatabaseRow[],
): Promise<ReadonlyMap<string, ListRows>> => {
  const lists = new Map<string, ListRows>();
  for (const list of plan.lists) {
    const keys = [...new Set(rows.flatMap((row) => row[list.at] ?? []))];
    const { scope } = list;
    const sql = `${selectSql(list.columns)}
${fromSql(scope)}
WHERE ${scope.alias}."${list.field.column}" IN (SELECT value FROM json_each(?))
ORDER BY ${scope.collection.order(scope.alias)}`;
    const found = keys.length === 0 ? [] : await runStatement(db, sql, [JSON.stringify(keys)]);
    const answers = list.row === null ? found.map((row) => row[1]) : await shapedRows(db, list.row, found);
    const byKey = new Map<unknown, unknown[]>();
    found.forEach((row, at) => {
      const held = byKey.get(row[0]) ?? [];
      if (list.limit === undefined || held.length < list.limit) held.push(answers[at]);
      byKey.set(row[0], held);
    });
    lists.set(list.name, byKey);
  }
  return lists;
};

/** The answer's rows for rows of the database, with the lists below them. */
export const shapedRows = async (db: D1Database, plan: RowPlan, rows: readonly DatabaseRow[]): Promise<AnswerRow[]> => {
  const answers = rows.map((): AnswerRow => ({}));
  const each = (fill: (answer: AnswerRow, row: DatabaseRow) => void): void =>
    answers.forEach((answer, at) => {
      fill(answer, rows[at] ?? []);
    });
  for (const { name, type, at } of plan.values) {
    each((answer, row) => {
      answer[name] = sentValue(row[at], type);
    });
  }
  for (const { name, at, row: inner } of plan.objects) {
    const objects = await shapedRows(db, inner, rows);
    answers.forEach((answer, place) => {
      answer[name] = (rows[place]?.[at] ?? null) === null ? null : objects[place];
    });
  }
  const lists = plan.lists.length === 0 ? new Map<string, ListRows>() : await readLists(db, plan, rows);
  for (const { name, at } of plan.lists) {
    each((answer, row) => {
      answer[name] = lists.get(name)?.get(row[at]) ?? [];
    });
  }
  return answers;
};
