/** A value of a form as JSON holds it. */
export type BodyValue = string | number | boolean;

/** An object of values and of objects within. */
export interface NestedBody {
  [name: string]: BodyValue | NestedBody;
}

/** Names that would reach the prototype of an object. */
const UNSAFE = ['__proto__', 'constructor', 'prototype'];
const DEEPEST = 8;

/** Whether a name stands for a place within objects: not when part of it is a value of its own. */
const nests = (path: readonly string[], names: ReadonlySet<string>): boolean =>
  path.length <= DEEPEST &&
  path.every((part) => part !== '' && !UNSAFE.includes(part)) &&
  path.slice(1).every((_, index) => !names.has(path.slice(0, index + 1).join('.')));

const objectIn = (place: NestedBody, name: string): NestedBody => {
  const there = Object.hasOwn(place, name) ? place[name] : undefined;
  const object = typeof there === 'object' ? there : {};
  place[name] = object;
  return object;
};

/**
 * Values of a form as one object: dotted names nest. A name that is unsafe, too deep, or goes on where another name has
 * a value, keeps its dots, so that nothing is lost. The last value of a name counts.
 *
 * @example nestedBody([['name', 'A'], ['opts.n', 5]]) // { name: 'A', opts: { n: 5 } }
 */
export const nestedBody = (entries: readonly (readonly [name: string, value: BodyValue])[]): NestedBody => {
  const body: NestedBody = {};
  const names = new Set(entries.map(([name]) => name));
  for (const [name, value] of entries) {
    const path = name.split('.');
    if (nests(path, names)) path.slice(0, -1).reduce(objectIn, body)[path.at(-1) ?? name] = value;
    else if (name !== '__proto__') body[name] = value;
  }
  return body;
};
