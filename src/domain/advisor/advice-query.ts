import { type CatalogQuery, EMPTY_PAGE } from '../catalog/query.ts';
import type { Advice } from './advise.ts';
import type { Question } from './question.ts';

/** The families that the store is opened with: the good ones, or where there are none the possible. */
export const chosenFamilies = (advices: readonly Advice[]): readonly Advice[] => {
  const good = advices.filter(({ verdict }) => verdict === 'good');
  return good.length > 0 ? good : advices.filter(({ verdict }) => verdict === 'possible');
};

/** The store filtered by families, media, temperature and compliance, as they were asked. */
export const adviceQuery = (question: Question, keys: readonly string[]): CatalogQuery => ({
  ...EMPTY_PAGE,
  media: question.media.map(({ key }) => key),
  temperatureC: { low: question.lowC, high: question.highC },
  facets: { ...EMPTY_PAGE.facets, material: keys, compliance: question.compliance },
});
