import { isRecord, type JsonObject } from '../../../kit/schema/json-object.ts';
import { type ContentElement, parseElements, withNotes } from '../element.ts';
import { isTrue, readExpression } from './expression.ts';
import type { Scope } from './scope.ts';
import { VisitorText } from './visitor-text.ts';

/** Parts of an element that a binding may set. */
const BINDABLE = ['component', 'options', 'responsiveStyles', 'style', 'properties', 'show', 'hide', 'href', 'linkUrl'];
/** Maximum path depth of a block's settings. */
const DEEPEST = 12;

const asObject = (value: unknown): JsonObject => (isRecord(value) ? value : {});

/** Returns a copy of a value with another value at a path, preserving lists. */
const withPath = (value: unknown, path: readonly string[], set: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return set;
  if (Array.isArray(value)) {
    const index = Number(name);
    return Number.isInteger(index) && index >= 0 && index < value.length
      ? value.map((one, at) => (at === index ? withPath(one, rest, set) : one))
      : value;
  }
  const object = asObject(value);
  return { ...object, [name]: withPath(Object.hasOwn(object, name) ? object[name] : undefined, rest, set) };
};

/**
 * Returns the segments of a binding's path, such as `component.options.columns[0].link`, or null if it must not be set.
 */
const pathOf = (target: string): readonly string[] | null => {
  const path: readonly string[] = target.match(/[^.[\]]+/g) ?? [];
  const [first = ''] = path;
  const isSafe = path.length <= DEEPEST && !path.includes('__proto__') && (!isCondition(target) || path.length === 1);
  if (!isSafe || !BINDABLE.includes(first)) return null;
  return path.join('.') === 'properties.href' ? ['linkUrl'] : path;
};

/** Returns whether a binding controls a block's visibility, in any notation of its path. */
const isCondition = (target: string): boolean => /^[.[\]]*(?:show|hide)(?:[.[\]]|$)/.test(target);

/** Returns the note to staff about an expression that needs code to run. */
export const notReadable = (what: string, code: string): string =>
  `“${what}” is bound to “${code}”, which does not run on this site.`;

/** Returns the note to staff about a visitor-controlled value in a place that does not allow one. */
export const notFromUrl = (what: string): string =>
  `“${what}” is bound to what visitors may write into the address; it can only be shown as text.`;

/** A block's declaration says which options are text. Other parts of an element never are. */
const isOption = ([first]: readonly string[]): boolean => first === 'component' || first === 'options';

/** An element with its bindings applied. */
export interface Bound {
  readonly element: ContentElement;
  /** Whether an unreadable binding controls its visibility. */
  readonly isUndecided: boolean;
}

/**
 * Applies an element's bindings. A binding that cannot be read, or that would let the request URL set more than text,
 * leaves the existing value and adds a note for staff.
 */
export const bound = (element: ContentElement, scope: Scope): Bound => {
  const { bindings, children, ...rest } = element;
  if (bindings === undefined) return { element, isUndecided: false };
  let value: unknown = rest;
  const unread: (readonly [target: string, code: string])[] = [];
  const refused: string[] = [];
  for (const [target, code] of Object.entries(bindings)) {
    const expression = readExpression(code);
    const path = pathOf(target);
    if (expression === null || path === null) {
      unread.push([target, code]);
      continue;
    }
    const result = expression(scope);
    if (isCondition(target)) value = withPath(value, path, isTrue(result));
    else if (result instanceof VisitorText && !isOption(path)) refused.push(target);
    else value = withPath(value, path, result);
  }
  // Bindings may set any value, so the result is parsed as content again.
  const [set = rest] = parseElements([value]);
  const notes = [...unread.map(([target, code]) => notReadable(target, code)), ...refused.map(notFromUrl)];
  return {
    element: withNotes({ ...set, children }, notes),
    isUndecided: unread.some(([target]) => isCondition(target)),
  };
};
