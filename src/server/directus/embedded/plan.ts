import {
  type Collection,
  type Field,
  type FieldType,
  fieldNames,
  fieldOf,
  type ListField,
  rowsOf,
  shownSql,
} from './collection.ts';
import { related } from './collections.ts';
import type { JoinBudget } from './limits.ts';
import { invalidQuery, noSuchField } from './refusal.ts';
import { Row } from './row.ts';
import { Alias, bind, joined, type Sql, sql } from './sql.ts';

/** The columns of a statement, without duplicates. */
export class StatementColumns {
  readonly #all: Sql[] = [];

  /** Adds a column and returns its index. */
  add(column: Sql): number {
    const existing = this.#all.findIndex(({ text }) => text === column.text);
    return existing >= 0 ? existing : this.#all.push(column) - 1;
  }

  select(): Sql {
    // Aliased, because columns with equal names would be merged.
    const named = this.#all.map((column, at) => sql`${column} AS ${Alias.column(at)}`);
    return sql`SELECT ${joined(named, sql`, `)}`;
  }
}

/** How a response row is built from a database row. Numbers are column indexes. */
export interface RowPlan {
  readonly values: readonly { readonly name: string; readonly type: FieldType; readonly at: number }[];
  /** Related rows; `null` if the key in column `key` is null. */
  readonly objects: readonly { readonly name: string; readonly key: number; readonly row: RowPlan }[];
  readonly lists: readonly ListPlan[];
}

/** Lists of related rows, read for all rows of a response at once. */
export interface ListPlan {
  readonly name: string;
  /** Index of the key that the related rows refer to. */
  readonly key: number;
  /** Statement for a JSON list of keys; its first column is the foreign key. */
  readonly statement: (keys: string) => Sql;
  readonly row: RowPlan;
  /** The query names only the list, not its fields: the response has the keys of its rows. */
  readonly isKeys: boolean;
}

const ID = [['id']];

const fieldNamed = (collection: Collection, row: Row, name: string, path: readonly string[]): Field => {
  const field = fieldOf(collection, name, row.reader);
  if (!field) throw noSuchField(name, collection.name, path);
  return field;
};

const listPlan = (
  field: ListField,
  row: Row,
  budget: JoinBudget,
  {
    name,
    below,
    path,
  }: { readonly name: string; readonly below: readonly (readonly string[])[]; readonly path: string[] },
): Omit<ListPlan, 'key'> => {
  budget.take();
  const collection = related(field.to);
  const first = Row.first(row.reader, budget);
  const key = field.key(first);
  const columns = new StatementColumns();
  columns.add(key);
  const isKeys = below.length === 0;
  const plan = planRow(collection, first, { paths: isKeys ? ID : below, columns, budget, path: [...path, name] });
  const statement = (keys: string): Sql => sql`${columns.select()}
${first.from(rowsOf(collection, first.reader))}
WHERE ${key} IN (SELECT value FROM json_each(${bind(keys)}))
ORDER BY ${collection.order(first)}`;
  return { name, statement, row: plan, isKeys };
};

/** Plans the fields of a row and adds the columns they need. Throws for unknown fields. */
export const planRow = (
  collection: Collection,
  row: Row,
  {
    paths,
    columns,
    budget,
    path = [],
  }: {
    readonly paths: readonly (readonly string[])[];
    readonly columns: StatementColumns;
    readonly budget: JoinBudget;
    /** Relations that lead to this row. */
    readonly path?: readonly string[];
  },
): RowPlan => {
  const requested = new Map<string, string[][]>();
  for (const [name = '', ...below] of paths) {
    const isAll = name === '*' && below.length === 0;
    for (const each of isAll ? fieldNames(collection, row.reader) : [name]) {
      const existing = requested.get(each) ?? [];
      requested.set(each, below.length === 0 ? existing : [...existing, below]);
    }
  }
  const plan = { values: [], objects: [], lists: [] } as {
    readonly [Part in keyof RowPlan]: RowPlan[Part][number][];
  };
  for (const [name, below] of requested) {
    const field = fieldNamed(collection, row, name, path);
    if (field.kind === 'list') {
      const key = columns.add(sql`${row.alias}.id`);
      plan.lists.push({ ...listPlan(field, row, budget, { name, below, path: [...path] }), key });
    } else if (below.length === 0) {
      plan.values.push({ name, type: field.type, at: columns.add(shownSql(field, row)) });
    } else if (field.to === undefined) {
      throw invalidQuery(`"${collection.name}.${name}" is not a relational field`);
    } else {
      const target = related(field.to);
      const other = row.to(name, target.rows, (alias) => sql`${alias}.id = ${shownSql(field, row)}`);
      const key = columns.add(sql`${other.alias}.id`);
      plan.objects.push({
        name,
        key,
        row: planRow(target, other, { paths: below, columns, budget, path: [...path, name] }),
      });
    }
  }
  return plan;
};
