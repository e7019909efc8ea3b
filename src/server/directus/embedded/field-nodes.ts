import type { Collection, Field } from './collection.ts';
import { type DeepQuery, NOTHING_DEEP } from './deep-query.ts';
import { invalidQuery } from './directus-error.ts';
import { answerName, calledBelow, fieldName, isCall } from './field-name.ts';
import { targetOf } from './statement.ts';

/** A value of an answer: a field, or a function of one. */
export interface ValueNode {
  readonly kind: 'value';
  /** Its name in the answer. */
  readonly key: string;
  readonly source: string;
  readonly isAlias: boolean;
}

/** Another row, or a list of rows, within an answer. No nodes: their keys alone. */
export interface RelationNode {
  readonly kind: 'relation';
  readonly key: string;
  readonly name: string;
  readonly field: Field;
  readonly collection: Collection;
  readonly nodes: readonly FieldNode[];
  readonly deep: DeepQuery;
}

export type FieldNode = RelationNode | ValueNode;

const LONGEST_PATH = 6;
const MOST_PATHS = 60;

/** One row's worth of fields: of which collection, and under which names. */
export interface Level {
  readonly collection: Collection;
  readonly alias: Readonly<Record<string, string>>;
  readonly deep: DeepQuery;
  /** The relation that leads here belongs to `*.…` too. */
  readonly backlink: boolean;
  /** The relation that leads here, as collection and field of the row that holds the key. */
  readonly from: string | null;
  /** Lists that a path from here may go through: the rows of an answer multiply with each. */
  readonly lists: number;
}

/** Both directions of a relation have one name. */
const relationOf = ({ name }: Collection, key: string, field: Field): string =>
  field.kind === 'list' ? `${field.to}.${field.field}` : `${name}.${key}`;

const sourceOf = ({ alias }: Level, key: string): string => (Object.hasOwn(alias, key) ? (alias[key] ?? key) : key);

/** `*` as every field, `*.x` as `x` of every relation beside every other field; aliases belong to both. */
const expanded = (level: Level, path: string): string[] => {
  const { collection, alias, backlink, from } = level;
  if (path !== '*' && !path.startsWith('*.')) return [path];
  const below = path.slice(1);
  const names = [...collection.fields].flatMap(([name, field]) => {
    if (path === '*' || !targetOf(field)) return [name];
    return backlink || relationOf(collection, name, field) !== from ? [`${name}${below}`] : [];
  });
  const aliases = Object.keys(alias).map((key) =>
    path !== '*' && targetOf(collection.fields.get(sourceOf(level, key))) ? `${key}${below}` : key,
  );
  return [...names, ...aliases];
};

const relationNode = (level: Level, key: string, paths: readonly string[]): RelationNode[] => {
  const name = sourceOf(level, key);
  const field = level.collection.fields.get(name);
  const collection = targetOf(field);
  if (!field || !collection) return [];
  const lists = level.lists - (field.kind === 'list' ? 1 : 0);
  if (lists < 0) throw invalidQuery('"fields" goes through more lists than this server reads');
  const deep = level.deep.below.get(key) ?? NOTHING_DEEP;
  const from = relationOf(level.collection, name, field);
  const nodes = nodesOf({ ...level, collection, alias: deep.alias, deep, from, lists }, paths);
  return [{ kind: 'relation', key, name, field, collection, nodes, deep }];
};

const nodesOf = (level: Level, paths: readonly string[]): FieldNode[] => {
  const values = new Map<string, ValueNode>();
  const below = new Map<string, string[]>();
  for (const path of new Set(paths.flatMap((each) => expanded(level, each)))) {
    const named = sourceOf(level, path);
    const source = isCall(named) ? calledBelow(named) : named;
    const dot = source.indexOf('.');
    const goesBelow = isCall(source) ? dot >= 0 && dot < source.indexOf('(') : dot >= 0;
    if (goesBelow || level.collection.fields.get(source)?.kind === 'list') {
      const [first = '', ...rest] = (isCall(source) ? source : path).split('.');
      below.set(first, [...(below.get(first) ?? []), ...(rest.length === 0 ? [] : [rest.join('.')])]);
    } else {
      const isCount = isCall(source) && level.collection.fields.get(fieldName(source).name)?.kind === 'list';
      values.set(path, { kind: 'value', key: answerName(path), source, isAlias: source !== path && !isCount });
    }
  }
  const relations = [...below].flatMap(([key, inner]) => relationNode(level, key, inner));
  // A row asked for by its key and by its fields comes with its fields.
  for (const { key } of relations) values.delete(key);
  return [...values.values(), ...relations];
};

/**
 * The fields of an answer, for paths such as `compound.label` and `*.*`. Paths through what is no relation are left out.
 * Throws INVALID_QUERY for more than any reader asks for.
 */
export const fieldNodes = (level: Level, paths: readonly string[]): readonly FieldNode[] => {
  if (paths.length > MOST_PATHS) throw invalidQuery(`"fields" holds at most ${MOST_PATHS} paths`);
  if (paths.some((path) => path.split('.').length > LONGEST_PATH)) {
    throw invalidQuery(`"fields" holds at most ${LONGEST_PATH} names a path`);
  }
  return nodesOf(level, paths);
};
