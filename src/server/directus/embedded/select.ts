import { sortTerms, whereSql } from './clauses.ts';
import type { FieldType, ListField } from './collection.ts';
import type { DeepQuery } from './deep-query.ts';
import type { FieldNode, RelationNode } from './field-nodes.ts';
import { EVERYTHING } from './filter.ts';
import { columnSql, followed, fromSql, innerScope, onceSql, rootScope, type Scope, valueSql } from './statement.ts';

/** A value of the answer that is a column of the row. */
interface ValuePlan {
  readonly name: string;
  readonly type: FieldType;
  /** Place among the selected columns. */
  readonly at: number;
}

/** A value that is another row, or null where the key at `at` is. */
interface ObjectPlan {
  readonly kind: 'object';
  readonly name: string;
  readonly at: number;
  readonly row: RowPlan;
}

/** A value that is a list of other rows, read by a statement of their own. */
interface ListPlan {
  readonly kind: 'list';
  readonly name: string;
  /** Place of the key that the other rows name. */
  readonly at: number;
  /** The statement; its last bound value is a JSON list of keys. */
  readonly sql: string;
  readonly values: readonly (number | string)[];
  readonly row: RowPlan;
  readonly deep: DeepQuery;
}

/** How one answer row is put together from one database row. */
export interface RowPlan {
  /** Place of the row's key. */
  readonly key: number;
  /** No field of it was asked for under its own name: the key is the answer. */
  readonly isKey: boolean;
  readonly values: readonly ValuePlan[];
  readonly relations: readonly (ListPlan | ObjectPlan)[];
  /** Values under other names come last. */
  readonly aliases: readonly ValuePlan[];
}

/** Columns with names of their own: two of one name would be one. */
export const selectSql = (columns: readonly string[]): string =>
  `SELECT ${columns.map((sql, at) => `${sql} AS c${at}`).join(', ')}`;

const add = (columns: string[], sql: string): number => {
  const held = columns.indexOf(sql);
  return held >= 0 ? held : columns.push(sql) - 1;
};

const listPlan = (scope: Scope, columns: string[], node: RelationNode, field: ListField): ListPlan => {
  const { deep } = node;
  const inner: Scope = { ...rootScope(node.collection), path: [...scope.path, node.key] };
  const own = [`${inner.alias}."${field.column}"`];
  const row = planRow(inner, node.nodes, own);
  const where = whereSql(inner, deep);
  const order = [...sortTerms(inner, deep.sort ?? []), node.collection.order(inner.alias)].join(', ');
  const sql = `${selectSql(own)}
${fromSql(inner)}
WHERE ${where} AND ${inner.alias}."${field.column}" IN (SELECT value FROM json_each(?))
${onceSql(inner)}
ORDER BY ${order}`;
  const at = add(columns, `${scope.alias}.id`);
  return { kind: 'list', name: node.key, at, sql, values: inner.statement.values, row, deep };
};

/** The one row a field names, if it passes what is asked of it. */
const filtered = (scope: Scope, { key, name, collection, deep }: RelationNode): Scope => {
  if (deep.filter === EVERYTHING && deep.search === '') return followed(scope, name);
  const { joins } = scope.statement;
  const alias = `${scope.alias}__${key}_deep`;
  const inner = innerScope(scope, collection, key);
  const where = whereSql(inner, deep);
  const field = scope.collection.fields.get(name);
  const own = field?.kind === 'column' ? columnSql(scope, field) : 'NULL';
  const passing = `SELECT ${inner.alias}.id ${fromSql(inner)} WHERE ${where}`;
  joins.set(alias, `LEFT JOIN ${collection.from(alias)} ON ${alias}.id = ${own} AND ${alias}.id IN (${passing})`);
  return { statement: scope.statement, collection, alias, path: [...scope.path, key] };
};

const relationPlan = (scope: Scope, columns: string[], node: RelationNode): ListPlan | ObjectPlan => {
  if (node.field.kind === 'list') return listPlan(scope, columns, node, node.field);
  const row = planRow(filtered(scope, node), node.nodes, columns);
  return { kind: 'object', name: node.key, at: row.key, row };
};

/** Plans the fields of a row and adds the columns they need. Throws INVALID_QUERY for a function that is none. */
export const planRow = (scope: Scope, nodes: readonly FieldNode[], columns: string[]): RowPlan => {
  const key = add(columns, valueSql(scope, 'id').sql);
  const values: ValuePlan[] = [];
  const aliases: ValuePlan[] = [];
  const relations: (ListPlan | ObjectPlan)[] = [];
  for (const node of nodes) {
    if (node.kind === 'relation') {
      relations.push(relationPlan(scope, columns, node));
      continue;
    }
    const { sql, type } = valueSql(scope, node.source);
    (node.isAlias ? aliases : values).push({ name: node.key, type, at: add(columns, sql) });
  }
  return { key, isKey: values.length + relations.length === 0, values, relations, aliases };
};
