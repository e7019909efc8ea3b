import type { Collection } from './collection.ts';
import { noSuchFields } from './directus-error.ts';
import { fieldName } from './field-name.ts';
import type { FieldNode } from './field-nodes.ts';
import type { Filter } from './filter.ts';
import { targetOf } from './statement.ts';

/** Fields that a query names, by the path of relations that leads to their collection. */
type Asked = Map<string, { readonly collection: Collection; readonly fields: Set<string>; readonly path: Path }>;
type Path = readonly string[];

/** Conditions and sorting ask for fields; so do answers, functions and groups, which are looked at later. */
interface Query {
  readonly filter: Filter;
  readonly sort: readonly string[];
  readonly results: readonly string[];
  readonly nodes: readonly FieldNode[];
}

const askOne = (asked: Asked, path: Path, collection: Collection, field: string): void => {
  const place = path.join('.');
  const held = asked.get(place) ?? { collection, fields: new Set(), path };
  asked.set(place, held);
  held.fields.add(field);
};

/** A path that goes on behind what is no relation goes on in the same collection: that is where its names are sought. */
const askPath = (asked: Asked, prefix: Path, collection: Collection, names: Path): void => {
  let at = collection;
  const path = [...prefix];
  for (const name of names) {
    askOne(asked, path, at, fieldName(name).name);
    const target = targetOf(at.fields.get(name));
    if (!target) continue;
    at = target;
    path.push(name);
  }
};

const conditionPaths = (filter: Filter, names: Path = []): Path[] => {
  if (filter.kind === 'condition') return names.length === 0 ? [] : [names];
  if (filter.kind === 'everything') return [];
  if (filter.kind === 'field') return conditionPaths(filter.of, [...names, filter.name]);
  const parts = filter.kind === 'all' || filter.kind === 'any' ? filter.parts : [filter.of];
  return parts.flatMap((part) => conditionPaths(part, names));
};

const askQuery = (asked: Asked, collection: Collection, path: Path, filter: Filter, sort: readonly string[]): void => {
  const sortPaths = sort.map((term) => term.split('.').map((name) => name.replace(/^-/, '')));
  for (const names of [...conditionPaths(filter).reverse(), ...sortPaths]) askPath(asked, path, collection, names);
};

const askNodes = (
  first: Asked,
  later: Asked,
  collection: Collection,
  path: Path,
  nodes: readonly FieldNode[],
): void => {
  for (const node of nodes) {
    if (node.kind === 'value') {
      askOne(later, path, collection, fieldName(node.source).name);
      continue;
    }
    const below = [...path, node.key];
    askOne(later, path, collection, node.name);
    askNodes(first, later, node.collection, below, node.nodes);
    askQuery(first, node.collection, below, node.deep.filter, node.deep.sort ?? []);
  }
};

/** Throws FORBIDDEN for fields that do not exist, as for those that may not be read, whatever else is amiss. */
export const requireFields = (collection: Collection, { filter, sort, results, nodes }: Query): void => {
  const first: Asked = new Map();
  const later: Asked = new Map();
  askNodes(first, later, collection, [], nodes);
  askQuery(first, collection, [], filter, sort);
  for (const name of results) askPath(later, [], collection, name.split('.'));
  for (const { collection: at, fields, path } of [...first.values(), ...later.values()]) {
    const unknown = [...fields].filter((name) => !at.fields.has(name));
    if (unknown.length > 0) throw noSuchFields(unknown, at.name, path);
  }
};
