import jsep from 'jsep';
import { ownPropertyValue, type Scope } from './scope.ts';
import { plainOf, VisitorText } from './visitor-text.ts';

/** Longer expressions are programs rather than conditions. */
const LONGEST = 1000;
/** Maximum length of strings that expressions build. */
const LONGEST_TEXT = 10_000;

type Node = jsep.Expression;

/** A parsed expression that returns its value in a scope. Never throws. Missing values are undefined. */
export type Expression = (scope: Scope) => unknown;

/** Thrown while parsing an expression that needs code to run. */
class Beyond extends Error {}

/** Objects and lists do not convert to strings: joining a list's items is never intended. */
const textOrNumber = (value: unknown): string | number => {
  const plain = plainOf(value);
  if (typeof plain === 'number') return plain;
  return typeof plain === 'string' || typeof plain === 'boolean' ? String(plain) : '';
};

const sum = (a: unknown, b: unknown): unknown => {
  const [left, right] = [textOrNumber(a), textOrNumber(b)];
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  const text = `${left}${right}`.slice(0, LONGEST_TEXT);
  return a instanceof VisitorText || b instanceof VisitorText ? new VisitorText(text) : text;
};

/** Returns whether a value counts as true in a condition. */
export const isTrue = (value: unknown): boolean => Boolean(plainOf(value));

const order =
  (compare: (a: number | string, b: number | string) => boolean) =>
  (a: unknown, b: unknown): boolean =>
    (typeof a === 'number' && typeof b === 'number') || (typeof a === 'string' && typeof b === 'string')
      ? compare(a, b)
      : false;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Compares plain values as in JavaScript. Objects are equal to nothing. */
const looselyEqual = (a: unknown, b: unknown): boolean =>
  // biome-ignore lint/suspicious/noDoubleEquals: staff write == and mean it as JavaScript does
  isPlain(a) && isPlain(b) ? a == b : false;

const BINARY: Readonly<Record<string, (a: unknown, b: unknown) => unknown>> = {
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '==': looselyEqual,
  '!=': (a, b) => !looselyEqual(a, b),
  '<': order((a, b) => a < b),
  '<=': order((a, b) => a <= b),
  '>': order((a, b) => a > b),
  '>=': order((a, b) => a >= b),
};

const conjunction = (operator: string, left: Expression, right: Expression): Expression | null => {
  if (operator === '&&' || operator === '||') {
    return (scope) => {
      const value = left(scope);
      return isTrue(value) === (operator === '&&') ? right(scope) : value;
    };
  }
  if (operator === '??') return (scope) => left(scope) ?? right(scope);
  return null;
};

const readBinary = ({ operator, left, right }: jsep.BinaryExpression): Expression => {
  const [first, second] = [read(left), read(right)];
  const joined = conjunction(operator, first, second);
  if (joined !== null) return joined;
  if (operator === '+') return (scope) => sum(first(scope), second(scope));
  const combine = Object.hasOwn(BINARY, operator) ? BINARY[operator] : undefined;
  if (combine === undefined) throw new Beyond(operator);
  return (scope) => combine(plainOf(first(scope)), plainOf(second(scope)));
};

const negative = (value: unknown): number => (isPlain(value) ? -Number(value) : Number.NaN);

const readUnary = ({ operator, argument }: jsep.UnaryExpression): Expression => {
  const value = read(argument);
  if (operator === '!') return (scope) => !isTrue(value(scope));
  if (operator === '-') return (scope) => negative(plainOf(value(scope)));
  throw new Beyond(operator);
};

const readMember = ({ object, property, computed }: jsep.MemberExpression): Expression => {
  const from = read(object);
  if (!computed) {
    const { name } = property as jsep.Identifier;
    return (scope) => ownPropertyValue(from(scope), name);
  }
  const key = read(property);
  return (scope) => {
    const name = plainOf(key(scope));
    return typeof name === 'string' || typeof name === 'number'
      ? ownPropertyValue(from(scope), String(name))
      : undefined;
  };
};

const WORDS: Readonly<Record<string, undefined>> = { undefined };

const readName = ({ name }: jsep.Identifier): Expression => {
  if (name === 'state') return (scope) => scope.state;
  if (Object.hasOwn(WORDS, name)) return () => WORDS[name];
  throw new Beyond(name);
};

const isString = (node: Node): boolean => node.type === 'Literal' && typeof (node as jsep.Literal).value === 'string';

/** Node types that a compiled template string may consist of: literals, paths of `state`, and other such strings. */
const JOINED: ReadonlySet<string> = new Set(['Literal', 'MemberExpression', 'CallExpression']);

/**
 * Reads `"…".concat(state.x, "…")`, the service's form of template strings. It is the only call that is recognized, and
 * nothing is called.
 */
const readConcat = ({ callee, arguments: given }: jsep.CallExpression): Expression => {
  const { type, computed, object, property } = callee as jsep.MemberExpression;
  const isConcat = type === 'MemberExpression' && !computed && (property as jsep.Identifier).name === 'concat';
  if (!isConcat || !(isString(object) || object.type === 'CallExpression')) throw new Beyond('call');
  if (!given.every((one) => JOINED.has(one.type))) throw new Beyond('concat');
  const parts = [object, ...given].map(read);
  return (scope) => parts.reduce<unknown>((text, part) => sum(text, part(scope)), '');
};

const read = (node: Node): Expression => {
  switch (node.type) {
    case 'Literal': {
      const { value } = node as jsep.Literal;
      return () => value;
    }
    case 'Identifier':
      return readName(node as jsep.Identifier);
    case 'MemberExpression':
      return readMember(node as jsep.MemberExpression);
    case 'UnaryExpression':
      return readUnary(node as jsep.UnaryExpression);
    case 'BinaryExpression':
      return readBinary(node as jsep.BinaryExpression);
    case 'ConditionalExpression': {
      const { test, consequent, alternate } = node as jsep.ConditionalExpression;
      const [condition, then, otherwise] = [read(test), read(consequent), read(alternate)];
      return (scope) => (isTrue(condition(scope)) ? then(scope) : otherwise(scope));
    }
    case 'CallExpression':
      return readConcat(node as jsep.CallExpression);
    default:
      throw new Beyond(node.type);
  }
};

/** The wrapper that the editor adds to a stored expression. */
const WRAPPED = /^var _virtual_index ?= ?([\s\S]+?); ?return _virtual_index;?$/;

const bare = (code: string): string => {
  const trimmed = code.trim();
  const inside = WRAPPED.exec(trimmed)?.[1] ?? trimmed;
  return inside
    .replace(/^return /, '')
    .replace(/;$/, '')
    .trim();
};

const known = new Map<string, Expression | null>();
const MAX_KNOWN = 2000;

const readNew = (code: string): Expression | null => {
  if (code.length > LONGEST) return null;
  try {
    return read(jsep(bare(code)));
  } catch {
    return null;
  }
};

/**
 * Parses a simple expression that staff write without code: paths of `state`, literals, comparisons, not, and, or,
 * conditional choices, and strings joined by `+` or by `"…".concat(state.x)`, into which the service compiles template
 * strings. Returns null for anything else: another call, an assignment, several statements. Nothing in it ever runs as
 * JavaScript.
 *
 * @example readExpression('state.device === "mobile"')?.({ state: { device: 'mobile' } }) // true
 */
export const readExpression = (code: string): Expression | null => {
  const found = known.get(code);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const expression = readNew(code);
  known.set(code, expression);
  return expression;
};
