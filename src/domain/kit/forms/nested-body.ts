/** A form value as represented in JSON. */
export type BodyValue = string | number | boolean;

/** A nested object of form values. */
export interface NestedBody {
  [name: string]: BodyValue | NestedBody;
}

/** Names that would give access to an object's prototype. */
const UNSAFE = ['__proto__', 'constructor', 'prototype'];
const DEEPEST = 8;

/** Returns whether a dotted name can become a path within objects, which requires that no prefix of it has a value. */
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
 * Returns the form values as one object in which dotted names nest. A name keeps its dots, so that no value is lost, if
 * it is unsafe, too deep, or extends a name that has a value. The last value of a repeated name wins.
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
