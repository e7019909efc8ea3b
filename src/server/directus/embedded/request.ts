import * as v from 'valibot';
import { isRecord } from '../../../domain/kit/schema/json-object.ts';
import { EVERYTHING, type Filter, readFilter } from './filter.ts';
import { DEEPEST_PATH, MAX_GROUPS, MAX_PATHS } from './limits.ts';
import { invalidQuery, notSpoken } from './refusal.ts';

/** Number of rows for queries without a limit. */
const DEFAULT_LIMIT = 100;

const CALLS = ['count', 'max', 'sum'] as const;
const META = ['filter_count', 'total_count'] as const;

/** A request in the protocol's terms, not yet checked against a collection. */
export interface ItemsRequest {
  /** Paths of names; a lone `*` means every field. */
  readonly fields: readonly (readonly string[])[];
  readonly filter: Filter;
  readonly sort: readonly { readonly name: string; readonly isDown: boolean }[];
  /** -1 means all. */
  readonly limit: number;
  readonly offset: number;
  readonly groupBy: readonly string[];
  readonly aggregate: readonly { readonly call: (typeof CALLS)[number]; readonly field: string }[];
  readonly meta: readonly (typeof META)[number][];
}

const texts = (name: string, max: number) =>
  v.pipe(
    v.union([v.string(), v.array(v.string())], `"${name}" must be a list of names`),
    v.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
    v.minLength(1, `"${name}" must hold a name`),
    v.maxLength(max, `"${name}" holds at most ${max} names`),
  );

/** Returns a valid field name. Throws for functions, wildcards and the like, which this server does not support. */
const checkName = (name: string): string => {
  if (/^\w{1,60}$/.test(name)) return name;
  throw notSpoken('name', name);
};

const integer = (name: string, min: number) => {
  const rule = `"${name}" must be a whole number of at least ${min}`;
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))], rule),
    v.safeInteger(rule),
    v.minValue(min, rule),
  );
};

const schema = v.object({
  fields: v.optional(texts('fields', MAX_PATHS), '*'),
  filter: v.optional(v.unknown()),
  sort: v.optional(texts('sort', MAX_GROUPS)),
  limit: v.optional(integer('limit', -1), DEFAULT_LIMIT),
  offset: v.optional(integer('offset', 0), 0),
  groupBy: v.optional(texts('groupBy', MAX_GROUPS)),
  aggregate: v.optional(v.unknown()),
  meta: v.optional(
    v.pipe(texts('meta', META.length), v.array(v.picklist(META, `"meta" must be one of ${META.join(', ')}`))),
  ),
});
const NAMES = Object.keys(schema.entries);

const aggregateFrom = (value: unknown): ItemsRequest['aggregate'] => {
  if (value === undefined) return [];
  const rule = `"aggregate" names one of ${CALLS.join(', ')} and a field`;
  if (!isRecord(value)) throw invalidQuery(rule);
  return Object.entries(value).map(([name, field]) => {
    const call = CALLS.find((one) => one === name);
    if (!call || typeof field !== 'string') throw invalidQuery(rule);
    return { call, field: checkName(field) };
  });
};

const filterFrom = (value: unknown): Filter => {
  if (value === undefined) return EVERYTHING;
  if (typeof value !== 'string') return readFilter(value);
  try {
    return readFilter(JSON.parse(value));
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidQuery('Invalid JSON for filter object');
    throw error;
  }
};

const pathOf = (text: string): string[] => {
  const path = text.split('.');
  if (path.length > DEEPEST_PATH) throw invalidQuery(`"fields" holds at most ${DEEPEST_PATH} names a path`);
  return text === '*' ? path : path.map(checkName);
};

const termOf = (text: string) => ({ name: checkName(text.replace(/^-/, '')), isDown: text.startsWith('-') });

/** Parses a request object. Throws INVALID_QUERY for anything unsupported. */
export const readRequest = (sent: Readonly<Record<string, unknown>>): ItemsRequest => {
  const unknown = Object.keys(sent).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw notSpoken('parameter', unknown);
  const parsed = v.safeParse(schema, sent);
  if (!parsed.success) throw invalidQuery(parsed.issues[0].message);
  const { fields, filter, sort = [], limit, offset, groupBy = [], meta = [] } = parsed.output;
  const aggregate = aggregateFrom(parsed.output.aggregate);
  const isGrouped = groupBy.length + aggregate.length > 0;
  if (isGrouped && sent.fields !== undefined) throw invalidQuery('"fields" says nothing beside groups');
  return {
    fields: fields.map(pathOf),
    filter: filterFrom(filter),
    sort: sort.map(termOf),
    limit,
    offset,
    groupBy: groupBy.map(checkName),
    aggregate,
    meta,
  };
};
