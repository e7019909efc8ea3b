import type { Question } from '../../../../domain/reference/media/question.ts';
import { adviseEndpoint } from '../../../../domain/site/api/materials.ts';
import { call } from '../../../api.ts';
import type { FamilyLinks } from './family-list.tsx';
import type { StoreLink } from './shop-bar.tsx';

/** What the catalog has for an answer. */
export interface Links {
  readonly byCode: FamilyLinks;
  readonly store: StoreLink;
}

const requestOf = ({ media, lowC, highC, moving, gas, vacuum, pressure, compliance }: Question) => ({
  media: media.map(({ medium, ...own }) => ({ medium: medium.key, t: [own.lowC, own.highC] })),
  t: [lowC, highC] satisfies [number | null, number | null],
  ...{ moving, gas, vacuum },
  pressure_mpa: pressure,
  compliance: compliance.map(({ key }) => key),
});

/** The catalog's counts and links for a question. */
export const loadLinks = async (question: Question, controller: AbortController): Promise<Links> => {
  const { families, store } = await call(adviseEndpoint, requestOf(question), controller);
  return { byCode: Object.fromEntries(families.map(({ code, ...link }) => [code, link])), store };
};
