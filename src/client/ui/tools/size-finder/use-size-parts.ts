import { type SizePartsAnswer, sizePartsEndpoint } from '../../../../domain/site/api/catalog/size-parts.ts';
import { call } from '../../../api.ts';
import { useAnswer } from '../use-answer.ts';

/** Counts and prices of the displayed sizes, by their comma-separated names. */
export const useSizeParts = (names: string, initial: readonly SizePartsAnswer[]) =>
  useAnswer(names, initial, async (size, controller) => (await call(sizePartsEndpoint, { size }, controller)).sizes);
