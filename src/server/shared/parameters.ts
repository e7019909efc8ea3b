import { PAGE_LIMIT } from '../../domain/catalog/query.ts';
import { parseQuery } from '../../domain/catalog-url/parse-query.ts';
import { queryPairs } from '../../domain/catalog-url/query-string.ts';

type Pairs = readonly (readonly [name: string, value: string])[];

/**
 * The parameters that an answer depends on, in one fixed spelling, whatever else an address holds; null: the answer tells
 * of the address itself, so it is made for this visitor.
 */
export type ReadParameters = (given: URLSearchParams) => Pairs | null;

/** Longer ones are never right, and keys stay short. */
const LONGEST_VALUE = 200;

/** The answer depends on no parameter. */
export const none: ReadParameters = () => [];

/** These parameters by name, of a repeated one the first, as the routes read them. */
export const anyOf =
  (names: readonly string[]): ReadParameters =>
  (given) => {
    const pairs = [...names].sort().flatMap((name) => {
      const value = given.get(name);
      return value === null || value === '' ? [] : [[name, value] as const];
    });
    return pairs.every(([, value]) => value.length <= LONGEST_VALUE) ? pairs : null;
  };

/** Parameters by which campaigns and mails count their visitors. */
const CAMPAIGN = /^(?:utm_\w{1,20}|mc_[ce]id|[a-z]{0,2}clid|[gw]braid|_gl)$/;

/** What the store's listing understands, and nothing of campaigns. An address with a mistake is answered with words about it. */
export const listingParameters: ReadParameters = (given) => {
  const asked = [...given].filter(([name]) => !CAMPAIGN.test(name));
  const { query, problems } = parseQuery(asked, PAGE_LIMIT);
  const isLong = asked.some(([, value]) => value.length > LONGEST_VALUE);
  return problems.length > 0 || isLong ? null : queryPairs({ ...query, mode: 'parts' }, PAGE_LIMIT);
};
