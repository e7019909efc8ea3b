import { invalidQuery } from './directus-error.ts';

/** The paths of `fields`, as a tree: `a.b,a.c,*` is `{a: {b, c}, *}`. */
export interface FieldTree {
  readonly children: Map<string, FieldTree>;
}

const LONGEST_PATH = 6;
const MOST_PATHS = 60;

/** Throws INVALID_QUERY for more than any reader asks for. */
export const fieldTree = (paths: readonly string[]): FieldTree => {
  if (paths.length > MOST_PATHS) throw invalidQuery(`"fields" holds at most ${MOST_PATHS} paths`);
  const root: FieldTree = { children: new Map() };
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > LONGEST_PATH) throw invalidQuery(`"fields" holds at most ${LONGEST_PATH} names a path`);
    let node = root;
    for (const name of names) {
      const child = node.children.get(name) ?? { children: new Map() };
      node.children.set(name, child);
      node = child;
    }
  }
  return root;
};

/** Adds what is below one node to another. */
const merge = (into: FieldTree, from: FieldTree): void => {
  for (const [name, child] of from.children) {
    const held = into.children.get(name);
    if (held) merge(held, child);
    else into.children.set(name, child);
  }
};

const copy = (tree: FieldTree): FieldTree => ({
  children: new Map([...tree.children].map(([name, child]) => [name, copy(child)])),
});

/**
 * The tree with `*` read as every field of the collection; what stands below `*` goes below each relation. No fields at
 * all are all of them.
 */
export const expanded = (
  tree: FieldTree,
  names: Iterable<string>,
  isRelation: (name: string) => boolean,
): ReadonlyMap<string, FieldTree> => {
  const star = tree.children.size === 0 ? { children: new Map() } : tree.children.get('*');
  if (!star) return tree.children;
  const all: FieldTree = { children: new Map() };
  for (const name of names) {
    all.children.set(name, isRelation(name) ? copy(star) : { children: new Map() });
  }
  const named = new Map(tree.children);
  named.delete('*');
  merge(all, { children: named });
  return all.children;
};
