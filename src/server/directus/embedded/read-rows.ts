import type { D1Database } from '@cloudflare/workers-types';
import type { FieldType } from './collection.ts';
import type { DeepQuery } from './deep-query.ts';
import type { RowPlan } from './select.ts';

type DatabaseRow = readonly unknown[];
export type AnswerRow = Record<string, unknown>;
type ListPlan = Extract<RowPlan['relations'][number], { kind: 'list' }>;

/** A value as the protocol sends it: flags are booleans, decimals numbers, as of a SQLite server. */
export const sentValue = (value: unknown, type: FieldType): unknown => {
  if (type !== 'boolean') return value;
  return value === 1 ? true : value === 0 ? false : value;
};

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

/** The rows of a list that were asked for, in the protocol's own arithmetic. */
const pageOf = (rows: readonly unknown[], { limit, offset, page }: DeepQuery): readonly unknown[] => {
  const paged = page > 1 ? rows.slice(limit * (page - 1)) : rows;
  const left = offset > 0 ? paged.slice(offset) : paged;
  return limit === -1 ? left : left.slice(0, limit);
};

const readList = async (
  db: D1Database,
  { at, sql, values, row: plan, deep }: ListPlan,
  rows: readonly DatabaseRow[],
): Promise<ReadonlyMap<unknown, readonly unknown[]>> => {
  const keys = [...new Set(rows.flatMap((row) => row[at] ?? []))];
  const found = keys.length === 0 ? [] : await runStatement(db, sql, [...values, JSON.stringify(keys)]);
  const answers = await shapedRows(db, plan, found);
  const byKey = new Map<unknown, unknown[]>();
  found.forEach(([key], place) => {
    const held = byKey.get(key) ?? [];
    byKey.set(key, held);
    held.push(answers[place]);
  });
  return new Map([...byKey].map(([key, list]) => [key, pageOf(list, deep)]));
};

/** The answer's rows for rows of the database, with the lists below them. */
export const shapedRows = async (db: D1Database, plan: RowPlan, rows: readonly DatabaseRow[]): Promise<unknown[]> => {
  if (plan.isKey) return rows.map((row) => row[plan.key]);
  const answers = rows.map((): AnswerRow => ({}));
  const fill = (name: string, value: (row: DatabaseRow, place: number) => unknown): void =>
    answers.forEach((answer, place) => {
      answer[name] = value(rows[place] ?? [], place);
    });
  for (const { name, type, at } of plan.values) fill(name, (row) => sentValue(row[at], type));
  for (const relation of plan.relations) {
    const { name, at } = relation;
    if (relation.kind === 'object') {
      const objects = await shapedRows(db, relation.row, rows);
      fill(name, (row, place) => ((row[at] ?? null) === null ? null : objects[place]));
    } else {
      const lists = await readList(db, relation, rows);
      fill(name, (row) => lists.get(row[at]) ?? []);
    }
  }
  for (const { name, type, at } of plan.aliases) fill(name, (row) => sentValue(row[at], type));
  return answers;
};
