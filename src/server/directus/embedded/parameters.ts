import { invalidQuery } from './directus-error.ts';

/** A parameter with its brackets read: `filter[id][_in][]=1` is `{id: {_in: ['1']}}` under `filter`. */
export type Parameter = string | readonly Parameter[] | { readonly [key: string]: Parameter };

/** Deeper or longer queries are no reader's. */
const DEEPEST = 12;
const MOST = 3000;

type Node = string | Node[] | Map<string, Node>;

const pathOf = (name: string): string[] => {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return [name];
  const brackets = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner);
  return [match[1] ?? name, ...brackets];
};

const put = (parent: Map<string, Node>, path: readonly string[], value: string): void => {
  const [key = '', ...rest] = path;
  const held = parent.get(key);
  if (rest.length === 0) {
    if (held === undefined) parent.set(key, value);
    else if (Array.isArray(held)) held.push(value);
    else if (typeof held === 'string') parent.set(key, [held, value]);
    return;
  }
  if (rest.length === 1 && rest[0] === '') {
    if (Array.isArray(held)) held.push(value);
    else parent.set(key, typeof held === 'string' ? [held, value] : [value]);
    return;
  }
  const child = held instanceof Map ? held : new Map<string, Node>();
  if (child !== held) parent.set(key, child);
  put(child, rest, value);
};

const isPlaces = (keys: readonly string[]): boolean => keys.length > 0 && keys.every((key) => /^\d+$/.test(key));

const read = (node: Node): Parameter => {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(read);
  const entries = [...node];
  if (isPlaces(entries.map(([key]) => key))) return entries.map(([, value]) => read(value));
  // Null as prototype: a key such as `constructor` is a field like any other and unknown.
  return Object.assign(Object.create(null), Object.fromEntries(entries.map(([key, value]) => [key, read(value)])));
};

/**
 * The parameters of a query string, by name.
 *
 * @example readParameters('fields[]=id&fields[]=name').get('fields') // ['id', 'name']
 */
export const readParameters = (query: string): ReadonlyMap<string, Parameter> => {
  const root = new Map<string, Node>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(query)) {
    const path = pathOf(name);
    if (path.length > DEEPEST || ++count > MOST) throw invalidQuery('The query is larger than this server reads');
    put(root, path, value);
  }
  return new Map([...root].map(([name, node]) => [name, read(node)]));
};
