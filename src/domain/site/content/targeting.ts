import { UNKNOWN_VISITOR, type Visitor } from './visitor.ts';

/** A rule about who sees an entry. All rules of an entry must match. */
export interface TargetingRule {
  readonly property: string;
  readonly operator: string;
  /** For a list, any item may match (for `isNot`: none). */
  readonly value: unknown;
}

/** Known attributes of a visitor. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const numbers = (a: unknown, b: unknown, compare: (a: number, b: number) => boolean): boolean =>
  typeof a === 'number' && typeof b === 'number' && compare(a, b);

const words = (a: unknown, b: unknown, compare: (a: string, b: string) => boolean): boolean =>
  typeof a === 'string' && compare(a, String(b));

/** The operators of the content API, version 3. */
const OPERATORS: Readonly<Record<string, (own: unknown, wanted: unknown) => boolean>> = {
  is: (own, wanted) => own === wanted,
  isNot: (own, wanted) => own !== wanted,
  contains: (own, wanted) => words(own, wanted, (a, b) => a.includes(b)),
  startsWith: (own, wanted) => words(own, wanted, (a, b) => a.startsWith(b)),
  endsWith: (own, wanted) => words(own, wanted, (a, b) => a.endsWith(b)),
  greaterThan: (own, wanted) => numbers(own, wanted, (a, b) => a > b),
  lessThan: (own, wanted) => numbers(own, wanted, (a, b) => a < b),
  greaterThanOrEqualTo: (own, wanted) => numbers(own, wanted, (a, b) => a >= b),
  lessThanOrEqualTo: (own, wanted) => numbers(own, wanted, (a, b) => a <= b),
};

/**
 * Returns a path in this site's canonical form: without a trailing slash.
 *
 * @example pathWithoutSlash('/faq/') // '/faq'
 */
export const pathWithoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

const spelled = (property: string, value: unknown): unknown =>
  property === 'urlPath' && typeof value === 'string' ? pathWithoutSlash(value) : value;

/** Returns whether a rule matches. A rule with an unknown attribute or operator never matches. */
export const matchesRule = ({ property, operator, value }: TargetingRule, attributes: Attributes): boolean => {
  const compare = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (compare === undefined || !Object.hasOwn(attributes, property)) return false;
  const own = attributes[property];
  const holds = (one: unknown): boolean => compare(own, spelled(property, one));
  if (!Array.isArray(value)) return holds(value);
  return operator === 'isNot' ? value.every(holds) : value.some(holds);
};

/**
 * Returns whether all rules match. An entry without rules is for everyone.
 *
 * @example matchesRules([{ property: 'urlPath', operator: 'is', value: '/faq' }], { urlPath: '/faq' }) // true
 */
export const matchesRules = (rules: readonly TargetingRule[], attributes: Attributes): boolean =>
  rules.every((rule) => matchesRule(rule, attributes));

/** When an entry is shown, in milliseconds since 1970. An absent end is open. */
export interface Schedule {
  readonly startDate?: number;
  readonly endDate?: number;
}

/** Returns whether `now` is within the schedule, both ends included. */
export const isScheduled = ({ startDate, endDate }: Schedule, now: number): boolean =>
  (startDate === undefined || startDate <= now) && (endDate === undefined || now <= endDate);

/** The data that decides whether an entry is the page at a path. */
export interface Targeted extends Schedule {
  readonly url: string;
  readonly query: readonly TargetingRule[];
}

/**
 * Returns whether an entry is the page that a visitor requests, at a point in time. An entry without rules about the
 * path matches only its URL, because it would otherwise be every page of the site.
 */
export const isPageFor = (entry: Targeted, visitor: Visitor, now: number): boolean =>
  isScheduled(entry, now) &&
  matchesRules(entry.query, { ...visitor }) &&
  (pathWithoutSlash(entry.url) === visitor.urlPath || entry.query.some(({ property }) => property === 'urlPath'));

/** Returns the visitor attributes that an entry's rules name, other than the path. The page query includes them. */
export const namedAttributes = (
  rules: readonly TargetingRule[],
  { urlPath, ...rest }: Visitor,
): Readonly<Record<string, string>> => ({
  urlPath,
  ...Object.fromEntries(Object.entries(rest).filter(([name]) => rules.some(({ property }) => property === name))),
});

/**
 * Returns the pages for lists, one per URL. Rules about unknown attributes exclude a page. If some visitors see a
 * different page at a URL, the one for everyone is listed, otherwise the first.
 */
export const listedPages = <Page extends Targeted>(pages: readonly Page[], now: number): Page[] => {
  const isForEveryone = ({ query }: Page): boolean => query.every(({ property }) => property === 'urlPath');
  const seen = pages.filter(
    (page) => isScheduled(page, now) && page.query.every(({ property }) => Object.hasOwn(UNKNOWN_VISITOR, property)),
  );
  const first = new Map<string, Page>();
  for (const page of [...seen.filter(isForEveryone), ...seen]) if (!first.has(page.url)) first.set(page.url, page);
  return seen.filter((page) => first.get(page.url) === page);
};

/** One version of a block, for the visitors that its rules name. */
export interface Variant extends Schedule {
  readonly query: readonly TargetingRule[];
  /** Its blocks as in content. */
  readonly blocks: unknown;
}
