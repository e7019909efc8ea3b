import { invalidQuery } from './directus-error.ts';

/** A parameter with its brackets read: `filter[id][_in][]=1` is `{id: {_in: ['1']}}` under `filter`. */
export type Parameter = string | true | readonly Parameter[] | { readonly [key: string]: Parameter };

type Branch = { [key: string]: Node };
type Node = string | true | Node[] | Branch;

/** Brackets of one name; what stands deeper is one name more, brackets and all. */
const DEEPEST = 10;
/** As many as a server of the company's kind reads; it drops the others without a word. */
const MOST = 1000;
/** Places of a list; beyond them numbers are names. */
const LAST_PLACE = 500;

const isBranch = (node: Node): node is Branch => typeof node === 'object' && !Array.isArray(node);
const branch = (): Branch => Object.create(null);
const branchOf = (node: readonly Node[]): Branch => Object.assign(branch(), Object.fromEntries(Object.entries(node)));

const decoded = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/** `a[b][c]` as `a`, `b`, `c`; null when one of them is a name that every object has, such as `constructor`. */
const pathOf = (name: string): readonly string[] | null => {
  const brackets = [...name.matchAll(/\[([^[\]]*)\]/g)];
  const first = brackets[0]?.index ?? name.length;
  const inner = brackets.slice(0, DEEPEST).map(([, key = '']) => key);
  const rest = brackets[DEEPEST];
  const path = [
    ...(first > 0 ? [name.slice(0, first)] : []),
    ...inner,
    ...(rest ? [`[${name.slice(rest.index)}]`] : []),
  ];
  return path.some((key) => key in Object.prototype) ? null : path;
};

/** The parameter of one pair alone: its value below each part of its name. */
const nodeOf = (path: readonly string[], value: Node): Node =>
  path.reduceRight((below: Node, key): Node => {
    if (key === '') return Array.isArray(below) ? below : [below];
    if (/^(0|[1-9]\d*)$/.test(key) && Number(key) <= LAST_PLACE) {
      const list: Node[] = [];
      list[Number(key)] = below;
      return list;
    }
    return Object.assign(branch(), { [key]: below });
  }, value);

/** Puts two parameters of one name together, as the protocol's servers do: lists grow, texts become lists. */
const merged = (held: Node | undefined, added: Node): Node => {
  if (held === undefined) return added;
  if (typeof added !== 'object') {
    if (Array.isArray(held)) return [...held, added];
    return isBranch(held) ? Object.assign(held, { [String(added)]: true }) : [held, added];
  }
  if (typeof held !== 'object') return Array.isArray(added) ? [held, ...added] : [held, added];
  if (Array.isArray(held) && Array.isArray(added)) {
    added.forEach((node, at) => {
      const there = held[at];
      if (there === undefined) held[at] = node;
      else if (typeof there === 'object' && typeof node === 'object') held[at] = merged(there, node);
      else held.push(node);
    });
    return held;
  }
  const into = Array.isArray(held) ? branchOf(held) : held;
  for (const [key, node] of Object.entries(added)) into[key] = merged(into[key], node);
  return into;
};

/** Without the places nobody named. */
const compact = (node: Node): Parameter => {
  if (typeof node !== 'object') return node;
  if (Array.isArray(node)) return node.flatMap((one) => (one === undefined ? [] : [compact(one)]));
  // Null as prototype: no name is there that was not sent.
  return Object.assign(branch(), Object.fromEntries(Object.entries(node).map(([key, one]) => [key, compact(one)])));
};

/**
 * The parameters of a query string, by name.
 *
 * @example readParameters('fields[]=id&fields[]=name').get('fields') // ['id', 'name']
 */
export const readParameters = (query: string): ReadonlyMap<string, Parameter> => {
  const pairs = new Map<string, { readonly name: string; value: Node }>();
  const sent = query
    .replace(/%5B/gi, '[')
    .replace(/%5D/gi, ']')
    .split('&')
    .filter((pair) => pair !== '');
  if (sent.length > MOST) throw invalidQuery(`A query holds at most ${MOST} parameters`);
  for (const pair of sent) {
    const bracket = pair.indexOf(']=');
    const at = bracket < 0 ? pair.indexOf('=') : bracket + 1;
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    const value = at < 0 ? '' : decoded(pair.slice(at + 1));
    const held = pairs.get(name);
    if (held) held.value = Array.isArray(held.value) ? [...held.value, value] : [held.value, value];
    else pairs.set(name, { name, value });
  }
  let root: Node = branch();
  for (const { name, value } of pairs.values()) {
    const path = pathOf(name);
    if (path && path.length > 0) root = merged(root, nodeOf(path, value));
  }
  return new Map(Object.entries(root).map(([name, node]) => [name, compact(node)]));
};
