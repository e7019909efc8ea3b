import { isRecord, type JsonObject } from '../../../kit/schema/json-object.ts';
import { type ContentElement, parseElements, withNotes } from '../element.ts';
import { isTrue, readExpression } from './expression.ts';
import type { Scope } from './scope.ts';
import { VisitorText } from './visitor-text.ts';

/** Parts of an element that a binding may set. */
const BINDABLE = ['component', 'options', 'responsiveStyles', 'style', 'properties', 'show', 'hide', 'href', 'linkUrl'];
/** Deeper paths are no settings of a block. */
const DEEPEST = 12;

const asObject = (value: unknown): JsonObject => (isRecord(value) ? value : {});

/** A copy of a value with another one at a path; lists stay lists. */
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

/** The parts of a binding's path: `component.options.columns[0].link`. null when it may not be set. */
const pathOf = (target: string): readonly string[] | null => {
  const path: readonly string[] = target.match(/[^.[\]]+/g) ?? [];
  const [first = ''] = path;
  const isSafe = path.length <= DEEPEST && !path.includes('__proto__') && (!isCondition(target) || path.length === 1);
  if (!isSafe || !BINDABLE.includes(first)) return null;
  return path.join('.') === 'properties.href' ? ['linkUrl'] : path;
};

/** Whether a binding decides about a block being shown, however its path is written. */
const isCondition = (target: string): boolean => /^[.[\]]*(?:show|hide)(?:[.[\]]|$)/.test(target);

/** What staff read of an expression that needs code to run. */
export const notReadable = (what: string, code: string): string =>
  `“${what}” is bound to “${code}”, which does not run on this site.`;

/** What staff read of a value that visitors may choose, where it may not stand. */
export const notFromUrl = (what: string): string =>
  `“${what}” is bound to what visitors may write into the address; it can only be shown as text.`;

/** Options are read by their block's declaration, which knows what is text; other parts of an element are none. */
const isOption = ([first]: readonly string[]): boolean => first === 'component' || first === 'options';

/** An element with its bindings set. */
export interface Bound {
  readonly element: ContentElement;
  /** A binding that decides whether it is shown cannot be read. */
  readonly isUndecided: boolean;
}

/**
 * Sets the values of an element's bindings. A binding that is beyond what can be read, or that would let the URL of the
 * request set more than text, leaves what stands there and is noted on the element for staff.
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
  // Values are of any kind: they are read again as content is.
  const [set = rest] = parseElements([value]);
  const notes = [...unread.map(([target, code]) => notReadable(target, code)), ...refused.map(notFromUrl)];
  return {
    element: withNotes({ ...set, children }, notes),
    isUndecided: unread.some(([target]) => isCondition(target)),
  };
};
