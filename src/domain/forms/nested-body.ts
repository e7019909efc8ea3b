/** A value of a form as JSON holds it. */
export type BodyValue = string | number | boolean;

/** An object of values and of objects within. */
export interface NestedBody {
  [name: string]: BodyValue | NestedBody;
}

/** Names that would reach the prototype of an object. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);
const DEEPEST = 8;

/**
 * Values of a form as one object: dotted names nest. A name that is unsafe, too deep, or stands both for a value and for
 * an object, keeps its value under the dotted name as it is, so that nothing is lost.
 *
 * @example nestedBody([['name', 'A'], ['opts.n', 5]]) // { name: 'A', opts: { n: 5 } }
 */
export const nestedBody = (entries: readonly (readonly [name: string, value: BodyValue])[]): NestedBody => {
  const body: NestedBody = {};
  for (const [name, value] of entries) {
    const path = name.split('.');
    const last = path.at(-1) ?? name;
    const isUsable = path.length <= DEEPEST && path.every((part) => part !== '' && !UNSAFE.has(part));
    const parent = isUsable ? objectAt(body, path.slice(0, -1)) : null;
    if (parent !== null && typeof parent[last] !== 'object') parent[last] = value;
    else if (!UNSAFE.has(name)) body[name] = value;
  }
  return body;
};

const objectAt = (body: NestedBody, path: readonly string[]): NestedBody | null => {
  let place = body;
  for (const part of path) {
    const next = place[part] ?? {};
    if (typeof next !== 'object') return null;
    place[part] = next;
    place = next;
  }
  return place;
};
