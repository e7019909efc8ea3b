import type { FieldType, ListField } from './collection.ts';
import { related } from './collections.ts';
import { invalidQuery, noSuchField } from './directus-error.ts';
import { expanded, type FieldTree } from './field-tree.ts';
import { columnSql, fieldOf, followed, rootScope, type Scope } from './statement.ts';

/** A value of the answer that is a column of the row. */
interface ValuePlan {
  readonly name: string;
  readonly type: FieldType;
  /** Place among the selected columns. */
  readonly at: number;
}

/** A value that is another row, or null where the key at `at` is. */
interface ObjectPlan {
  readonly name: string;
  readonly at: number;
  readonly row: RowPlan;
}

/** A value that is a list of other rows, read by a statement of their own. */
interface ListPlan {
  readonly name: string;
  readonly field: ListField;
  /** Place of the key that the other rows name. */
  readonly at: number;
  readonly scope: Scope;
  readonly columns: readonly string[];
  /** null: their keys alone. */
  readonly row: RowPlan | null;
  readonly limit: number | undefined;
}

/** How one answer row is put together from one database row. */
export interface RowPlan {
  readonly values: readonly ValuePlan[];
  readonly objects: readonly ObjectPlan[];
  readonly lists: readonly ListPlan[];
}

/** The rows of an answer multiply with each list within a list. */
const DEEPEST_LIST = 1;

interface Selection {
  readonly columns: string[];
  readonly lists: number;
  readonly deepLimit: Readonly<Record<string, number>>;
  readonly alias: Readonly<Record<string, string>>;
}

const add = (columns: string[], sql: string): number => {
  const held = columns.indexOf(sql);
  return held >= 0 ? held : columns.push(sql) - 1;
};

const listPlan = (scope: Scope, name: string, field: ListField, tree: FieldTree, selection: Selection): ListPlan => {
  if (selection.lists >= DEEPEST_LIST) throw invalidQuery(`"fields" holds at most ${DEEPEST_LIST} list a path`);
  const inner: Scope = { ...rootScope(related(field.to)), path: [...scope.path, name] };
  const columns = [`${inner.alias}."${field.column}"`, `${inner.alias}.id`];
  const isKeys = tree.children.size === 0;
  const below: Selection = { columns, lists: selection.lists + 1, deepLimit: {}, alias: {} };
  return {
    name,
    field,
    at: add(selection.columns, `${scope.alias}.id`),
    scope: inner,
    columns,
    row: isKeys ? null : planRow(inner, tree, below),
    limit: selection.deepLimit[name],
  };
};

/** Plans the fields of a tree and adds the columns they need. Throws FORBIDDEN for an unknown field. */
export const planRow = (scope: Scope, tree: FieldTree, selection: Selection): RowPlan => {
  const { fields } = scope.collection;
  const names = expanded(tree, fields.keys(), (name) => {
    const field = fields.get(name);
    return field?.kind === 'list' || field?.to !== undefined;
  });
  const values: ValuePlan[] = [];
  const objects: ObjectPlan[] = [];
  const lists: ListPlan[] = [];
  for (const [name, below] of names) {
    const source = Object.hasOwn(selection.alias, name) ? (selection.alias[name] ?? name) : name;
    const field = fieldOf(scope, source);
    if (field.kind === 'list') {
      lists.push(listPlan(scope, source, field, below, selection));
    } else if (below.children.size === 0) {
      values.push({ name, type: field.type, at: add(selection.columns, columnSql(scope, field)) });
    } else {
      if (!field.to) {
        const [first = ''] = below.children.keys();
        throw noSuchField(first, scope.collection.name, [...scope.path, source]);
      }
      const inner = followed(scope, source, field);
      const at = add(selection.columns, `${inner.alias}.id`);
      objects.push({ name, at, row: planRow(inner, below, { ...selection, deepLimit: {}, alias: {} }) });
    }
  }
  return { values, objects, lists };
};
