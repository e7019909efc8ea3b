import jsep from 'jsep';
import { ownValue, type Scope } from './scope.ts';

/** Longer texts are programs, not conditions. */
const LONGEST = 1000;
/** Texts that expressions put together are cut here. */
const LONGEST_TEXT = 10_000;

type Node = jsep.Expression;

/** A read expression: what it gives in a scope. Total; what is missing is undefined. */
export type Expression = (scope: Scope) => unknown;

/** Thrown while an expression is read: it needs code to run. */
class Beyond extends Error {}

const textOrNumber = (value: unknown): string | number =>
  typeof value === 'number' ? value : value === undefined || value === null ? '' : String(value);

const sum = (a: unknown, b: unknown): unknown => {
  const [left, right] = [textOrNumber(a), textOrNumber(b)];
  return typeof left === 'number' && typeof right === 'number'
    ? left + right
    : `${left}${right}`.slice(0, LONGEST_TEXT);
};

const order =
  (compare: (a: number | string, b: number | string) => boolean) =>
  (a: unknown, b: unknown): boolean =>
    (typeof a === 'number' && typeof b === 'number') || (typeof a === 'string' && typeof b === 'string')
      ? compare(a, b)
      : false;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** As in JavaScript for plain values; objects are equal to nothing. */
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
  '+': sum,
};

const conjunction = (operator: string, left: Expression, right: Expression): Expression | null => {
  if (operator === '&&') return (scope) => left(scope) && right(scope);
  if (operator === '||') return (scope) => left(scope) || right(scope);
  if (operator === '??') return (scope) => left(scope) ?? right(scope);
  return null;
};

const readBinary = ({ operator, left, right }: jsep.BinaryExpression): Expression => {
  const [first, second] = [read(left), read(right)];
  const joined = conjunction(operator, first, second);
  if (joined !== null) return joined;
  const combine = Object.hasOwn(BINARY, operator) ? BINARY[operator] : undefined;
  if (combine === undefined) throw new Beyond(operator);
  return (scope) => combine(first(scope), second(scope));
};

const readUnary = ({ operator, argument }: jsep.UnaryExpression): Expression => {
  const value = read(argument);
  if (operator === '!') return (scope) => !value(scope);
  if (operator === '-') return (scope) => -Number(value(scope));
  throw new Beyond(operator);
};

const readMember = ({ object, property, computed }: jsep.MemberExpression): Expression => {
  const from = read(object);
  if (!computed) {
    const { name } = property as jsep.Identifier;
    return (scope) => ownValue(from(scope), name);
  }
  const key = read(property);
  return (scope) => {
    const name = key(scope);
    return typeof name === 'string' || typeof name === 'number' ? ownValue(from(scope), String(name)) : undefined;
  };
};

const WORDS: Readonly<Record<string, undefined>> = { undefined };

const readName = ({ name }: jsep.Identifier): Expression => {
  if (name === 'state') return (scope) => scope.state;
  if (Object.hasOwn(WORDS, name)) return () => WORDS[name];
  throw new Beyond(name);
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
      return (scope) => (condition(scope) ? then(scope) : otherwise(scope));
    }
    default:
      throw new Beyond(node.type);
  }
};

/** What the editor wraps around an expression when it stores one. */
const WRAPPED = /^var _virtual_index ?= ?([^;]+); ?return _virtual_index;?$/;

const bare = (code: string): string => {
  const trimmed = code.trim();
  const inside = WRAPPED.exec(trimmed)?.[1] ?? trimmed;
  return inside
    .replace(/^return /, '')
    .replace(/;$/, '')
    .trim();
};

const known = new Map<string, Expression | null>();
const MOST_KNOWN = 2000;

const readNew = (code: string): Expression | null => {
  if (code.length > LONGEST) return null;
  try {
    return read(jsep(bare(code)));
  } catch {
    return null;
  }
};

/**
 * Reads an expression of the simple kind that staff write without code: paths of `state`, literals, comparisons, not, and,
 * or, a choice by condition, texts joined by `+`. null when it is anything else: a call, an assignment, several statements.
 * Nothing of it is ever run as script.
 *
 * @example readExpression('state.device === "mobile"')?.({ state: { device: 'mobile' } }) // true
 */
export const readExpression = (code: string): Expression | null => {
  const found = known.get(code);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const expression = readNew(code);
  known.set(code, expression);
  return expression;
};
