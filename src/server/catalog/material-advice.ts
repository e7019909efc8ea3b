import { adviceQuery, carriedToStore, chosenFamilies } from '../../domain/engineering/advisor/advice-query.ts';
import { type Advice, advise } from '../../domain/engineering/advisor/advise.ts';
import { advisedFamilies } from '../../domain/engineering/advisor/advised-family.ts';
import { adviceFor, CAVEATS } from '../../domain/engineering/advisor/caveats.ts';
import { withCompliance } from '../../domain/engineering/advisor/compliance.ts';
import { reasonText } from '../../domain/engineering/advisor/reason.ts';
import { remarkText } from '../../domain/engineering/advisor/remark.ts';
import { OFFERED } from '../../domain/engineering/advisor/verdicts.ts';
import type { Question } from '../../domain/reference/media/question.ts';
import { heats, ratedAs } from '../../domain/reference/media/service.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { matchQuery } from '../../domain/shop/catalog/search/search-catalog.ts';
import { listingHref } from '../../domain/shop/catalog-url/query-string.ts';
import type { AdviceResponse } from '../../domain/site/api/v1/materials.ts';

/** URL of a parts listing, with its number of parts. */
export interface CountedLink {
  readonly href: string;
  readonly totalItems: number;
}

export interface AdviceLinks {
  /** By family code; families that are not recommended have no link. */
  readonly byCode: ReadonlyMap<string, CountedLink>;
  /** The best families together, or `null` without any. */
  readonly store: (CountedLink & { readonly codes: readonly string[] }) | null;
}

/**
 * Counts the parts behind each link of the advice with one index query, whose counts by material do not depend on the
 * selected materials.
 */
export const adviceLinks = (catalog: Catalog, question: Question, advices: readonly Advice[]): AdviceLinks => {
  const chosen = chosenFamilies(advices);
  const query = adviceQuery(
    catalog,
    question,
    chosen.map(({ family }) => family.key),
  );
  const { match } = matchQuery(catalog, query);
  const countOf = (key: string): number => {
    const value = catalog.facets.byKey.material.get(key);
    return value === undefined ? 0 : (match.facetCounts[value.index] ?? 0);
  };
  const offered = advices.filter(({ verdict }) => OFFERED.includes(verdict));
  const links = offered.map(
    ({ family: { code, key } }) =>
      [code, { href: listingHref(adviceQuery(catalog, question, [key])), totalItems: countOf(key) }] as const,
  );
  return {
    byCode: new Map(links),
    store:
      chosen.length === 0
        ? null
        : { codes: chosen.map(({ family }) => family.code), href: listingHref(query), totalItems: match.total },
  };
};

/** The materials on sale, with the certificates of the catalog's compounds, computed once per catalog. */
const families = new WeakMap<Catalog, ReturnType<typeof withCompliance>>();

export const familiesIn = (catalog: Catalog): ReturnType<typeof withCompliance> => {
  const cached = families.get(catalog) ?? withCompliance(catalog, advisedFamilies());
  families.set(catalog, cached);
  return cached;
};

/** A medium name of a request, and whether it was read with another spelling. */
export interface NamedMedium {
  readonly asked: string;
  readonly mended: boolean;
}

/** Returns how each name was interpreted, with the row that rates it at its temperature. */
const mediaJson = (question: Question, names: readonly NamedMedium[]) =>
  heats(question).map(({ medium, lowC, highC, hottestC }, at): AdviceResponse['media'][number] => ({
    requested: names[at]?.asked ?? medium.name,
    key: medium.key,
    name: medium.name,
    is_respelled: names[at]?.mended ?? false,
    temperature_low_c: lowC,
    temperature_high_c: highC,
    rated_as: ratedAs(medium, hottestC),
    flags: [...medium.flags],
    note: medium.note,
  }));

const familyJson = (advice: Advice, link: CountedLink | undefined, siteUrl: string) => {
  const { family, verdict, points, rating, rated, reasons, remarks } = advice;
  return {
    code: family.code,
    name: family.name,
    verdict,
    points,
    rating: rating || null,
    temperature_low_c: family.lowC,
    temperature_high_c: family.highC,
    ratings: rated.map(({ medium, worst, rating: used, hasNoDataAtHeat }) => ({
      medium: medium.key,
      table_row: worst?.row.name ?? '',
      room_rating: worst?.room || null,
      rating: used || null,
      is_unrated_at_temperature: hasNoDataAtHeat,
    })),
    reasons: reasons.map((reason) => reasonText(reason, 'C')),
    remarks: remarks.map((remark) => remarkText(remark, 'C')),
    parts: link?.totalItems ?? 0,
    url: link === undefined ? null : siteUrl + link.href,
  } satisfies AdviceResponse['families'][number];
};

/** Returns the whole advice for a query in the form of the public API. */
export const adviceResponse = (
  catalog: Catalog,
  siteUrl: string,
  question: Question,
  names: readonly NamedMedium[],
): AdviceResponse => {
  const advices = advise(familiesIn(catalog), question);
  const { byCode, store } = adviceLinks(catalog, question, advices);
  return {
    catalog_version: catalog.version,
    media: mediaJson(question, names),
    families: advices.map((advice) => familyJson(advice, byCode.get(advice.family.code), siteUrl)),
    unrated_at_temperature: advices
      .filter(({ verdict }) => verdict === 'no_data_at_heat')
      .map(({ family }) => family.code),
    advice: [...adviceFor(question)],
    caveats: [...CAVEATS],
    store: store && {
      family_codes: [...store.codes],
      parts: store.totalItems,
      url: siteUrl + store.href,
      not_applied: [...carriedToStore(question).left],
    },
  };
};
