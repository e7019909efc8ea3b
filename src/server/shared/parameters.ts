import { type CatalogQuery, DEFAULT_LIMIT, PAGE_LIMIT } from '../../domain/catalog/query.ts';
import { parseQuery } from '../../domain/catalog-url/parse-query.ts';
import { queryPairs } from '../../domain/catalog-url/query-string.ts';
import { grooveEntry } from '../../domain/gland-design/entry.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

/**
 * The parameters that an answer depends on, in one fixed spelling, whatever else an address holds; null: the answer tells
 * of the address itself, so it is made for this visitor. Those that a tool's own code reads wait until it is loaded.
 */
export type ReadParameters = (given: URLSearchParams) => Pairs | null | Promise<Pairs | null>;

/** Longer ones are never right, and keys stay short. */
const LONGEST_VALUE = 200;

/** The answer depends on no parameter. */
export const none = (): Pairs => [];

/** These parameters by name, of a repeated one the first, as the routes read them. */
export const anyOf =
  (names: readonly string[]) =>
  (given: URLSearchParams): Pairs | null => {
    const pairs = [...names].sort().flatMap((name) => {
      const value = given.get(name);
      return value === null || value === '' ? [] : [[name, value] as const];
    });
    return pairs.every(([, value]) => value.length <= LONGEST_VALUE) ? pairs : null;
  };

/** Parameters by which campaigns and mails count their visitors. */
const CAMPAIGN = /^(?:utm_\w{1,20}|mc_[ce]id|[a-z]{0,2}clid|[gw]braid|_gl)$/;

const CERTIFICATE = /^[a-z0-9-]{1,40}$/;

/** The material advisor's fields, media by their keys. A name that has to be asked about or was mended is answered with words about it. */
export const advisorParameters: ReadParameters = async (given) => {
  const { advisorEntry, advisorPairs, readAdvisor } = await import('../../domain/advisor/advisor-entry.ts');
  const entry = advisorEntry(given);
  // Which certificates there are depends on the catalog; what a key looks like does not.
  const certificates = entry.compliance.filter((key) => CERTIFICATE.test(key)).map((key) => ({ key, label: key }));
  const read = readAdvisor(entry, certificates);
  if (read.problems.length + read.mended.length > 0) return null;
  const media = entry.media.map((medium, at) => ({ ...medium, name: read.read[at]?.key ?? medium.name }));
  return advisorPairs({ ...entry, media });
};

const catalogPairs = (
  asked: readonly (readonly [string, string])[],
  limit: number,
  change: Partial<CatalogQuery>,
): Pairs | null => {
  const { query, problems } = parseQuery(asked, limit);
  const isLong = asked.some(([, value]) => value.length > LONGEST_VALUE);
  return problems.length > 0 || isLong ? null : queryPairs({ ...query, ...change }, limit);
};

/** What a question to the catalog understands. An address with a mistake is answered with words about it. */
export const questionParameters = (given: URLSearchParams): Pairs | null => catalogPairs([...given], DEFAULT_LIMIT, {});

/** What the store's listing understands, and nothing of campaigns. */
export const listingParameters = (given: URLSearchParams): Pairs | null =>
  catalogPairs(
    [...given].filter(([name]) => !CAMPAIGN.test(name)),
    PAGE_LIMIT,
    { mode: 'parts' },
  );

/** The fields of the size finder as its page reads them: boxes of one name are a list, and the unit is the visitor's unless told. */
export const sizeFinderParameters: ReadParameters = async (given) => {
  const { sizeFieldPairs, parseFinderFields } = await import('../../domain/size-finder/size-question.ts');
  return sizeFieldPairs(parseFinderFields(given, 'mm').fields).filter(([name]) => name !== 'unit' || given.has('unit'));
};

/** The fields of a groove as its page reads them: boxes of one name are a list. */
export const grooveParameters: ReadParameters = (given) =>
  Object.entries(grooveEntry(given)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
