import { adviceQuery, chosenFamilies } from '../../domain/advisor/advice-query.ts';
import { type Advice, advise } from '../../domain/advisor/advise.ts';
import { advisedFamilies } from '../../domain/advisor/advised-family.ts';
import { adviceFor, CAVEATS } from '../../domain/advisor/caveats.ts';
import type { Question } from '../../domain/advisor/question.ts';
import { reasonText } from '../../domain/advisor/reason.ts';
import { remarkText } from '../../domain/advisor/remark.ts';
import type { AdviceAnswer } from '../../domain/api/materials.ts';
import type { Catalog } from '../../domain/catalog/index/catalog.ts';
import { matchQuery } from '../../domain/catalog/search/search-catalog.ts';
import { listingHref } from '../../domain/catalog-url/query-string.ts';

/** Where parts are listed, and how many there are. */
export interface CountedLink {
  readonly href: string;
  readonly totalItems: number;
}

export interface AdviceLinks {
  /** By code of the family; families that are no choice lead to none. */
  readonly byCode: ReadonlyMap<string, CountedLink>;
  /** The best families together; null when there is none. */
  readonly store: (CountedLink & { readonly codes: readonly string[] }) | null;
}

/** Counts what the advice leads to: one question to the index, whose counts by material do not depend on the material asked. */
export const adviceLinks = (catalog: Catalog, question: Question, advices: readonly Advice[]): AdviceLinks => {
  const chosen = chosenFamilies(advices);
  const query = adviceQuery(
    question,
    chosen.map(({ family }) => family.key),
  );
  const { match } = matchQuery(catalog, query);
  const countOf = (key: string): number => {
    const value = catalog.facets.byKey.material.get(key);
    return value === undefined ? 0 : (match.facetCounts[value.index] ?? 0);
  };
  const links = advices.map(
    ({ family: { code, key } }) =>
      [code, { href: listingHref(adviceQuery(question, [key])), totalItems: countOf(key) }] as const,
  );
  return {
    byCode: new Map(links),
    store:
      chosen.length === 0
        ? null
        : { codes: chosen.map(({ family }) => family.code), href: listingHref(query), totalItems: match.total },
  };
};

/** The whole answer to a question, in words and °C. */
export const answerAdvice = (catalog: Catalog, question: Question, read: AdviceAnswer['media']): AdviceAnswer => {
  const advices = advise(advisedFamilies(), question);
  const links = adviceLinks(catalog, question, advices);
  return {
    media: read,
    families: advices.map(({ family, verdict, points, rating, rated, reasons, remarks }) => ({
      code: family.code,
      name: family.name,
      verdict,
      points,
      rating: rating ?? '',
      t: [family.lowC, family.highC],
      ratings: rated.map(({ medium, room, rating: used }) => ({ medium: medium.key, room, used })),
      reasons: reasons.map((reason) => reasonText(reason, 'C')),
      remarks: remarks.map((remark) => remarkText(remark, 'C')),
      href: links.byCode.get(family.code)?.href ?? '',
      totalItems: links.byCode.get(family.code)?.totalItems ?? 0,
    })),
    advice: adviceFor(question),
    caveats: CAVEATS,
    store: links.store,
  };
};
