import type { Question } from '../../../../domain/reference/media/question.ts';
import { adviseEndpoint } from '../../../../domain/site/api/materials.ts';
import { call } from '../../../api.ts';
import { useAnswer } from '../use-answer.ts';
import type { FamilyLinks } from './family-list.tsx';
import type { StoreLink } from './shop-bar.tsx';

/** Links and counts of the catalog for a result. */
export interface Links {
  readonly byCode: FamilyLinks;
  readonly store: StoreLink;
}

const requestOf = ({ media, lowC, highC, moving, gas, vacuum, pressure, compliance }: Question) => ({
  media: media.map(({ medium, ...own }) => ({ medium: medium.key, t: [own.lowC, own.highC] })),
  t: [lowC, highC] satisfies [number | null, number | null],
  moving,
  gas,
  vacuum,
  pressure_mpa: pressure,
  compliance: compliance.map(({ key }) => key),
});

const NO_LINKS: Links = { byCode: {}, store: null };

/**
 * The counts for a set of criteria. `key` differs for every set and is empty if the entry is not understood. Counts for
 * previous criteria are never shown, because their links would open the store without the latest input.
 */
export const useLinks = (key: string, question: Question, initial: Links) => {
  const { answer, isLoading, hasFailed } = useAnswer(key, initial, async (_, controller): Promise<Links> => {
    const { families, store } = await call(adviseEndpoint, requestOf(question), controller);
    return { byCode: Object.fromEntries(families.map(({ code, ...link }) => [code, link])), store };
  });
  return { links: isLoading || hasFailed ? NO_LINKS : answer, isLoading, hasFailed };
};
