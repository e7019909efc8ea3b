import { filterText } from '../../reference/media/media-filter.ts';
import { hottestOf, type Question, rangeOf, wholeRange } from '../../reference/media/question.ts';
import { isRgdService, isVacuumService } from '../../reference/media/service.ts';
import { RGD_COMPLIANCE_KEY, RGD_HARDNESS } from '../../reference/tables/rgd.ts';
import type { CatalogLists } from '../../shop/catalog/index/catalog.ts';
import { type CatalogQuery, EMPTY_PAGE } from '../../shop/catalog/query.ts';
import type { Advice } from './advise.ts';
import { OFFERED } from './verdicts.ts';

/**
 * Returns the families with which the store is opened: the good ones, else the possible ones, else those that fit the
 * temperature. Rigid plastics and metals, which need special glands, are included only if no rubber qualifies.
 */
export const chosenFamilies = (advices: readonly Advice[]): readonly Advice[] => {
  for (const isElastomer of [true, false])
    for (const wanted of OFFERED) {
      const chosen = advices.filter(({ verdict, family }) => verdict === wanted && family.isElastomer === isElastomer);
      if (chosen.length > 0) return chosen;
    }
  return [];
};

const hardFrom = ({ facets }: Pick<CatalogLists, 'facets'>, shoreA: number): readonly string[] =>
  facets.groups.durometer.map(({ key }) => key).filter((key) => /^\d{2}$/.test(key) && Number(key) >= shoreA);

const isSameRange = (question: Question, { lowC, highC }: ReturnType<typeof rangeOf>): boolean => {
  const whole = wholeRange(question);
  return hottestOf(whole) === hottestOf({ lowC, highC }) && whole.lowC === lowC;
};

/** Returns the media with their temperatures, if these differ from those of the requirements. */
const mediaOf = (question: Question): readonly string[] =>
  question.media.map((one) => {
    const range = rangeOf(one, question);
    return filterText(one.medium, isSameRange(question, range) ? null : range);
  });

/**
 * Returns the store query by families, media with their temperatures, temperature, compliance, and the requirements due
 * to pressure.
 */
export const adviceQuery = (
  catalog: Pick<CatalogLists, 'facets'>,
  question: Question,
  keys: readonly string[],
): CatalogQuery => {
  const { lowC: low, highC: high } = wholeRange(question);
  const isRgd = isRgdService(question);
  const compliance = question.compliance.map(({ key }) => key);
  return {
    ...EMPTY_PAGE,
    media: mediaOf(question),
    temperatureC: { low, high },
    facets: {
      ...EMPTY_PAGE.facets,
      material: keys,
      compliance: isRgd ? [...new Set([...compliance, RGD_COMPLIANCE_KEY])] : compliance,
      durometer: isRgd ? hardFrom(catalog, RGD_HARDNESS) : [],
    },
  };
};

/** Returns which requirements the store's URL includes, and those without a filter in words. */
export const carriedToStore = (
  question: Question,
): { readonly carried: readonly string[]; readonly left: readonly string[] } => {
  const { media, compliance, moving, gas, pressure } = question;
  const isRgd = isRgdService(question);
  const hasHeat = Object.values(wholeRange(question)).some((end) => end !== null);
  return {
    carried: [
      ...(media.length === 0 ? [] : ['media']),
      ...(hasHeat ? ['temperature'] : []),
      ...(compliance.length === 0 ? [] : ['compliance']),
      ...(isRgd ? ['RGD', 'hardness of 90 Shore A or more'] : []),
    ],
    left: [
      ...(pressure === null ? [] : [isRgd ? 'pressure beyond RGD and hardness' : 'pressure']),
      ...(moving ? ['movement'] : []),
      ...(gas && !isRgd ? ['gas'] : []),
      ...(isVacuumService(question) && !media.some(({ medium }) => medium.flags.includes('vacuum')) ? ['vacuum'] : []),
    ],
  };
};
