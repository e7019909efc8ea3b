import { isRecord, type JsonObject } from '../../domain/kit/schema/json-object.ts';
import { parseRules, parseSchedule } from '../../domain/site/content/entry.ts';
import { type Attributes, isScheduled, matchesRules } from '../../domain/site/content/targeting.ts';
import type { Entry, StoredEntry } from './entry-store.ts';

/** A query to the content API for one model. */
export interface ContentQuery {
  readonly model: string;
  readonly attributes: Attributes;
  readonly limit: number;
  readonly offset: number;
  readonly includeUnpublished: boolean;
  /** Ids whose drafts come first, regardless of targeting. */
  readonly overrides: readonly string[];
  /** Conditions by dotted name: `data.url` → value or `{ $in: […] }`. */
  readonly conditions: Readonly<Record<string, unknown>>;
  /** Dotted name and direction, 1 or −1. */
  readonly sort: readonly (readonly [name: string, direction: number])[];
  readonly fields: readonly string[];
  readonly omit: readonly string[];
}

/** @example valueAt({ data: { url: '/faq' } }, 'data.url') // '/faq' */
const valueAt = (value: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((at, part) => (isRecord(at) && Object.hasOwn(at, part) ? at[part] : undefined), value);

const less = (a: unknown, b: unknown): boolean =>
  (typeof a === 'number' && typeof b === 'number' && a < b) ||
  (typeof a === 'string' && typeof b === 'string' && a < b);

const OPERATORS: Readonly<Record<string, (own: unknown, wanted: unknown) => boolean>> = {
  $eq: (own, wanted) => own === wanted,
  $ne: (own, wanted) => own !== wanted,
  $in: (own, wanted) => Array.isArray(wanted) && wanted.includes(own),
  $nin: (own, wanted) => Array.isArray(wanted) && !wanted.includes(own),
  $gt: (own, wanted) => less(wanted, own),
  $gte: (own, wanted) => less(wanted, own) || own === wanted,
  $lt: less,
  $lte: (own, wanted) => less(own, wanted) || own === wanted,
  $exists: (own, wanted) => (own !== undefined) === Boolean(wanted),
};

const meets = (entry: Entry, name: string, condition: unknown): boolean => {
  if (name === '$or') {
    return Array.isArray(condition) && condition.some((one) => isRecord(one) && meetsAll(entry, one));
  }
  const own = valueAt(entry, name);
  if (!isRecord(condition)) return own === condition;
  return Object.entries(condition).every(([operator, wanted]) => OPERATORS[operator]?.(own, wanted) ?? false);
};

const meetsAll = (entry: Entry, conditions: JsonObject): boolean =>
  Object.entries(conditions).every(([name, condition]) => meets(entry, name, condition));

const inOrder =
  (sort: ContentQuery['sort']) =>
  (a: Entry, b: Entry): number => {
    for (const [name, direction] of sort) {
      const [left, right] = [valueAt(a, name), valueAt(b, name)];
      if (left === right) continue;
      // Entries without a value sort after entries with one.
      if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
      return less(left, right) ? -direction : direction;
    }
    return 0;
  };

const setAt = (target: Record<string, unknown>, name: string, value: unknown): void => {
  const [head = '', ...rest] = name.split('.');
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const inner: Record<string, unknown> = { ...(isRecord(target[head]) ? target[head] : {}) };
  setAt(inner, rest.join('.'), value);
  target[head] = inner;
};

const project = (entry: Entry, { fields, omit }: Pick<ContentQuery, 'fields' | 'omit'>): JsonObject => {
  const chosen: Record<string, unknown> = {};
  if (fields.length === 0) Object.assign(chosen, entry);
  for (const name of fields) {
    const value = valueAt(entry, name);
    if (value !== undefined) setAt(chosen, name, value);
  }
  for (const name of omit) if (valueAt(chosen, name) !== undefined) setAt(chosen, name, undefined);
  return chosen;
};

/** Returns the response of the content API to a query at a point in time. */
export const runContentQuery = (stored: readonly StoredEntry[], query: ContentQuery, now: number): JsonObject[] => {
  const { overrides, includeUnpublished, attributes } = query;
  const first = overrides.flatMap((id) => {
    const found = stored.find(({ draft, published }) => (draft ?? published)?.id === id);
    const entry = found?.draft ?? found?.published;
    return entry ? [entry] : [];
  });
  const rest = stored.flatMap(({ draft, published }) => {
    const entry = includeUnpublished ? (draft ?? published) : published;
    if (entry === null || overrides.includes(entry.id)) return [];
    const seen =
      isScheduled(parseSchedule(entry), now) &&
      matchesRules(
        parseRules(entry.query).filter(({ property }) => Object.hasOwn(attributes, property)),
        attributes,
      );
    return seen ? [entry] : [];
  });
  const found = rest
    .filter((entry) => meetsAll(entry, query.conditions))
    .sort(inOrder([...query.sort, ['priority', 1], ['lastUpdated', -1]]));
  return [...first, ...found].slice(query.offset, query.offset + query.limit).map((entry) => project(entry, query));
};
