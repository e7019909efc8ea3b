import { invalidQuery } from './directus-error.ts';

/** A filter in one form, whichever way it was written: every node says one thing. */
export type Filter =
  | { readonly kind: 'everything' }
  | { readonly kind: 'all'; readonly parts: readonly Filter[] }
  | { readonly kind: 'any'; readonly parts: readonly Filter[] }
  | { readonly kind: 'field'; readonly name: string; readonly of: Filter }
  /** Rows of a list: some, or none, for which it holds. */
  | { readonly kind: 'some'; readonly of: Filter }
  | { readonly kind: 'none'; readonly of: Filter }
  | { readonly kind: 'condition'; readonly operator: string; readonly value: unknown };

export const EVERYTHING: Filter = { kind: 'everything' };

/** Fields in one path, as a server of the company's kind counts them. */
const DEEPEST_FIELD = 10;
/** Groups and fields within one another, and conditions of one filter; more are no reader's. */
const DEEPEST = 12;
const MOST_CONDITIONS = 100;

const LISTS = new Set(['_in', '_nin', '_between', '_nbetween']);
const CONSTANTS: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['NULL', null],
]);

interface Walk {
  readonly budget: { left: number };
  readonly depth: number;
  readonly fields: number;
}

const invalidFilter = () => invalidQuery('Invalid filter object');

/** Nobody is signed in here: who asks, and what they may, is nothing. */
const variable = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value === '$CURRENT_ROLES' || value === '$CURRENT_POLICIES') return [];
  return /^\$CURRENT_(USER|ROLE|POLICIES)/.test(value) ? null : value;
};

const constant = (value: unknown): unknown => (CONSTANTS.has(value) ? CONSTANTS.get(value) : value);

const listed = (value: unknown): readonly unknown[] => {
  const plain = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : value;
  const list: readonly unknown[] =
    typeof plain === 'string' ? plain.split(',') : Array.isArray(plain) ? plain : [plain];
  return list.flatMap(variable).map(constant);
};

const condition = (operator: string, value: unknown, { budget }: Walk): Filter => {
  budget.left -= 1;
  if (budget.left < 0) throw invalidQuery('The filter is larger than this server reads');
  return { kind: 'condition', operator, value: LISTS.has(operator) ? listed(value) : constant(variable(value)) };
};

const readEntry = (key: string, value: unknown, walk: Walk): Filter => {
  const below: Walk = { ...walk, depth: walk.depth + 1 };
  if (key === '_and' || key === '_or') {
    if (!Array.isArray(value)) throw invalidFilter();
    return { kind: key === '_and' ? 'all' : 'any', parts: value.map((part) => read(part, below)) };
  }
  if (key === '_some' || key === '_none') return { kind: key === '_some' ? 'some' : 'none', of: read(value, below) };
  if (key.startsWith('_')) return condition(key, value, walk);
  return { kind: 'field', name: key, of: read(value, { ...below, fields: walk.fields + 1 }) };
};

const read = (value: unknown, walk: Walk): Filter => {
  if (walk.fields > DEEPEST_FIELD) throw invalidQuery('Max relational depth exceeded');
  if (walk.depth > DEEPEST) throw invalidQuery('The filter is larger than this server reads');
  if (value === null || value === undefined) throw invalidFilter();
  if (typeof value !== 'object') return condition('_eq', value, walk);
  const parts = Object.entries(value).map(([key, one]) => readEntry(key, one, walk));
  if (parts.length > 1) return { kind: 'all', parts };
  return parts[0] ?? EVERYTHING;
};

/** `{name: {_or: [a, b]}}` as `{_or: [{name: a}, {name: b}]}`: groups stand above fields. */
const raised = (filter: Filter): Filter => {
  if (filter.kind === 'all' || filter.kind === 'any') return { kind: filter.kind, parts: filter.parts.map(raised) };
  if (filter.kind !== 'field') return filter;
  const of = raised(filter.of);
  if (of.kind !== 'all' && of.kind !== 'any') return { ...filter, of };
  return raised({ kind: of.kind, parts: of.parts.map((part) => ({ ...filter, of: part })) });
};

/**
 * Reads a filter as sent. Texts `true`, `false` and `null` are those values. Throws INVALID_QUERY for one that is none.
 *
 * @example readFilter({ id: 3 }) // { kind: 'field', name: 'id', of: { kind: 'condition', operator: '_eq', value: 3 } }
 */
export const readFilter = (value: unknown): Filter =>
  raised(read(value, { budget: { left: MOST_CONDITIONS }, depth: 0, fields: 0 }));
