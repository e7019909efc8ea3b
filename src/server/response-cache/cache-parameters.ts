import { grooveEntry } from '../../domain/engineering/gland-design/entry/entry.ts';
import { type CatalogQuery, DEFAULT_LIMIT, PAGE_LIMIT } from '../../domain/shop/catalog/query.ts';
import { parseQuery } from '../../domain/shop/catalog-url/parse-query.ts';
import { queryPairs } from '../../domain/shop/catalog-url/query-string.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

/**
 * Returns the parameters that a response depends on, normalized. All others are dropped. `null`: the page reports an
 * invalid parameter, so it is rendered per visitor. The parameters of a tool are read by its module, which is loaded on
 * demand.
 */
export type ReadParameters = (given: URLSearchParams) => Pairs | null | Promise<Pairs | null>;

/** Longer values are never valid, and cache keys stay short. */
const LONGEST_VALUE = 200;

/** The response depends on no parameter. */
export const none = (): Pairs => [];

/**
 * Returns a reader of the parameters with these names. For a repeated parameter it returns the first value, as the
 * routes do.
 */
export const anyOf =
  (names: readonly string[]) =>
  (given: URLSearchParams): Pairs | null => {
    const pairs = [...names].sort().flatMap((name) => {
      const value = given.get(name);
      return value === null || value === '' ? [] : [[name, value] as const];
    });
    return pairs.every(([, value]) => value.length <= LONGEST_VALUE) ? pairs : null;
  };

/**
 * Returns a reader of exactly the parameters with these names. A request with others, or with an empty or repeated one, is
 * not cached: the route rejects it.
 */
export const onlyOf =
  (names: readonly string[]) =>
  (given: URLSearchParams): Pairs | null => {
    const isPlain = [...given].every(
      ([name, value]) => names.includes(name) && value !== '' && given.getAll(name).length === 1,
    );
    return isPlain ? anyOf(names)(given) : null;
  };

/** Tracking parameters of campaigns and emails. */
const CAMPAIGN = /^(?:utm_\w{1,20}|mc_[ce]id|[a-z]{0,2}clid|[gw]braid|_gl)$/;

const CERTIFICATE = /^[a-z0-9-]{1,40}$/;

/**
 * Returns the material advisor's fields, with media by key. A page that reports an unclear or corrected medium is not
 * cached.
 */
export const advisorParameters: ReadParameters = async (given) => {
  const { advisorEntry, advisorPairs, readAdvisor } = await import('../../domain/engineering/advisor/advisor-entry.ts');
  const entry = advisorEntry(given);
  // The available certificates depend on the catalog, but the format of their keys does not.
  const certificates = entry.compliance.filter((key) => CERTIFICATE.test(key)).map((key) => ({ key, label: key }));
  const read = readAdvisor(entry, certificates);
  if (read.problems.length + read.mended.length > 0) return null;
  const media = entry.media.map((medium, at) => ({ ...medium, name: read.read[at]?.key ?? medium.name }));
  return advisorPairs({ ...entry, media });
};

const catalogPairs = (
  pairs: readonly (readonly [string, string])[],
  limit: number,
  change: Partial<CatalogQuery>,
): Pairs | null => {
  const { query, problems } = parseQuery(pairs, limit);
  const isLong = pairs.some(([, value]) => value.length > LONGEST_VALUE);
  return problems.length > 0 || isLong ? null : queryPairs({ ...query, ...change }, limit);
};

/** Returns the parameters of a catalog search. A page that reports an invalid parameter is not cached. */
export const questionParameters = (given: URLSearchParams): Pairs | null => catalogPairs([...given], DEFAULT_LIMIT, {});

/** Returns the parameters of the store's listing, without tracking parameters. */
export const listingParameters = (given: URLSearchParams): Pairs | null =>
  catalogPairs(
    [...given].filter(([name]) => !CAMPAIGN.test(name)),
    PAGE_LIMIT,
    { mode: 'parts' },
  );

/** Returns the fields of the size finder: checkboxes of one name are a list; without `unit` the visitor's unit applies. */
export const sizeFinderParameters: ReadParameters = async (given) => {
  const { sizeFieldPairs, parseFinderFields } = await import('../../domain/engineering/size-finder/size-question.ts');
  return sizeFieldPairs(parseFinderFields(given, 'mm').fields).filter(([name]) => name !== 'unit' || given.has('unit'));
};

/** Returns the fields of a groove: checkboxes of one name are a list. */
export const grooveParameters: ReadParameters = (given) =>
  Object.entries(grooveEntry(given)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
