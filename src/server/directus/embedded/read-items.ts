import type { D1Database } from '@cloudflare/workers-types';
import { type Collection, type ColumnField, type FieldType, fieldOf, rowsOf, shownSql } from './collection.ts';
import { COLLECTIONS } from './collections.ts';
import { costGuard } from './cost-guard.ts';
import { EVERYTHING, filterSql } from './filter.ts';
import { JoinBudget } from './limits.ts';
import { type ListPlan, planRow, type RowPlan, StatementColumns } from './plan.ts';
import { invalidQuery, noSuchCollection, noSuchField, Refusal } from './refusal.ts';
import type { ItemsRequest } from './request.ts';
import { type Reader, Row } from './row.ts';
import { bind, EMPTY_SQL, joined, type Sql, sql } from './sql.ts';

type DatabaseRow = readonly unknown[];
type AnswerRow = Record<string, unknown>;

/** Body of the response. */
export interface ItemsResponse {
  readonly meta?: Readonly<Record<string, number>>;
  readonly data: readonly AnswerRow[];
}

/** The collections as one reader sees them. Throws `Refusal` for invalid requests. */
export interface Items {
  list(collection: string, request: ItemsRequest): Promise<ItemsResponse>;
  item(collection: string, id: string, request: ItemsRequest): Promise<AnswerRow>;
}

const sentValue = (value: unknown, type: FieldType): unknown =>
  type === 'boolean' && typeof value === 'number' ? value === 1 : value;

const columnNamed = (collection: Collection, row: Row, name: string): ColumnField => {
  const field = fieldOf(collection, name, row.reader);
  if (!field) throw noSuchField(name, collection.name);
  if (field.kind === 'list') throw invalidQuery(`"${name}" is a list`);
  return field;
};

const orderSql = (collection: Collection, row: Row, sort: ItemsRequest['sort'], last: readonly Sql[]): Sql => {
  const terms = sort.map(({ name, isDown }) => {
    const value = shownSql(columnNamed(collection, row, name), row);
    return isDown ? sql`${value} DESC` : value;
  });
  return sql`ORDER BY ${joined([...terms, ...last], sql`, `)}`;
};

const limitSql = ({ limit, offset }: ItemsRequest, largest: number, isExact: boolean): Sql => {
  if (isExact && limit > largest) throw invalidQuery(`"limit" must be less than or equal to ${largest}`);
  return sql`LIMIT ${bind(limit === -1 ? largest : Math.min(limit, largest))} OFFSET ${bind(offset)}`;
};

const CALLS = {
  count: (value: Sql) => sql`count(${value})`,
  max: (value: Sql) => sql`max(${value})`,
  sum: (value: Sql) => sql`sum(${value})`,
};

export const itemsOf = (db: D1Database, now: () => number, reader: Reader): Items => {
  const cost = costGuard(db, now);

  const run = ({ text, values }: Sql): Promise<DatabaseRow[]> =>
    db
      .prepare(text)
      .bind(...values)
      .raw<unknown[]>();

  const readList = async ({ key, statement, row, isKeys }: ListPlan, rows: readonly DatabaseRow[]) => {
    const keys = [...new Set(rows.flatMap((each) => each[key] ?? []))];
    const found = keys.length === 0 ? [] : await run(statement(JSON.stringify(keys)));
    const shapedRows = await shaped(row, found);
    const lists = new Map<unknown, unknown[]>();
    found.forEach(([of], at) => {
      const list = lists.get(of);
      const one = isKeys ? shapedRows[at]?.id : shapedRows[at];
      if (list) list.push(one);
      else lists.set(of, [one]);
    });
    return lists;
  };

  const shaped = async (plan: RowPlan, rows: readonly DatabaseRow[]): Promise<AnswerRow[]> => {
    const objects = await Promise.all(plan.objects.map(({ row }) => shaped(row, rows)));
    const lists = await Promise.all(plan.lists.map((list) => readList(list, rows)));
    return rows.map((row, index) => {
      const result: AnswerRow = {};
      for (const { name, type, at } of plan.values) result[name] = sentValue(row[at], type);
      plan.objects.forEach(({ name, key }, at) => {
        result[name] = (row[key] ?? null) === null ? null : objects[at]?.[index];
      });
      plan.lists.forEach(({ name, key }, at) => {
        result[name] = lists[at]?.get(row[key]) ?? [];
      });
      return result;
    });
  };

  const readRows = async (collection: Collection, request: ItemsRequest, limit: Sql): Promise<AnswerRow[]> => {
    const budget = new JoinBudget();
    const row = Row.first(reader, budget);
    const columns = new StatementColumns();
    const plan = planRow(collection, row, { paths: request.fields, columns, budget });
    const where = filterSql(row, collection, request.filter);
    const order = orderSql(collection, row, request.sort, [collection.order(row)]);
    const statement = sql`${columns.select()}\n${row.from(rowsOf(collection, row.reader))}\nWHERE ${where}\n${order}\n${limit}`;
    return shaped(plan, await run(statement));
  };

  /** Reads counts and sums, in total or per group; groups without aggregates are the distinct values. */
  const readGroups = async (collection: Collection, request: ItemsRequest, limit: Sql): Promise<AnswerRow[]> => {
    const row = Row.first(reader, new JoinBudget());
    const { groupBy, aggregate, sort } = request;
    if (sort.some(({ name }) => !groupBy.includes(name))) throw invalidQuery('Groups are sorted by what they group');
    const groups = groupBy.map((name) => {
      const field = columnNamed(collection, row, name);
      return { name, type: field.type, value: shownSql(field, row) };
    });
    const results = aggregate.map(({ call, field: name }) => {
      const field = columnNamed(collection, row, name);
      if (call !== 'count' && field.type !== 'number') throw invalidQuery(`"${call}" takes a field of numbers`);
      return CALLS[call](shownSql(field, row));
    });
    const where = filterSql(row, collection, request.filter);
    const values = groups.map(({ value }) => value);
    const grouped = sql`\nGROUP BY ${joined(values, sql`, `)}\n${orderSql(collection, row, sort, values)}`;
    const found = await run(sql`SELECT ${joined([...values, ...results], sql`, `)}
${row.from(rowsOf(collection, row.reader))}
WHERE ${where}${groups.length > 0 ? grouped : EMPTY_SQL}
${limit}`);
    return found.map((each) => {
      const result: AnswerRow = {};
      groups.forEach(({ name, type }, at) => {
        result[name] = sentValue(each[at], type);
      });
      aggregate.forEach(({ call, field }, at) => {
        result[call] = { [field]: each[groups.length + at] };
      });
      return result;
    });
  };

  const count = async (collection: Collection, filter: ItemsRequest['filter']): Promise<number> => {
    const row = Row.first(reader, new JoinBudget());
    const where = filterSql(row, collection, filter);
    const [found] = await run(sql`SELECT count(*)\n${row.from(rowsOf(collection, row.reader))}\nWHERE ${where}`);
    return Number(found?.[0] ?? 0);
  };

  const collectionNamed = (name: string): Collection => {
    const collection = COLLECTIONS.get(name);
    if (!collection || (collection.isPrivate ?? false) !== (reader === 'desk')) throw noSuchCollection(name);
    return collection;
  };

  return {
    async list(name, request) {
      const collection = collectionNamed(name);
      const largest = await cost.largestPage(collection, request);
      const limit = limitSql(request, largest, collection.large !== undefined);
      const isGrouped = request.groupBy.length + request.aggregate.length > 0;
      const data = await (isGrouped ? readGroups : readRows)(collection, request, limit);
      if (request.meta.length === 0) return { data };
      const meta: Record<string, number> = {};
      for (const each of request.meta) {
        meta[each] = await count(collection, each === 'filter_count' ? request.filter : EVERYTHING);
      }
      return { meta, data };
    },

    async item(name, id, request) {
      const collection = collectionNamed(name);
      if (!collection.hasItems) throw invalidQuery(`"${name}" is read by filter, not by id`);
      const key = /^\d{1,15}$/.test(id) ? Number(id) : null;
      // Unknown rows are FORBIDDEN, like unreadable ones; so are invalid keys.
      if (key === null) throw new Refusal('FORBIDDEN');
      const filter = { kind: 'is', name: 'id', operator: '_eq', values: [key] } as const;
      const [result] = await readRows(collection, { ...request, filter }, sql`LIMIT 1`);
      if (!result) throw new Refusal('FORBIDDEN');
      return result;
    },
  };
};
