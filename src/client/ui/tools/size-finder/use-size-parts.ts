import type { SizePartsAnswer } from '../../../../domain/site/api/catalog/size-parts.ts';
import { useAnswer } from '../use-answer.ts';

const loader = async () => (await import('./load-size-parts.ts')).loadSizeParts;

/** Counts and prices of the sizes shown, by their names with commas. */
export const useSizeParts = (names: string, initial: readonly SizePartsAnswer[]) => useAnswer(names, initial, loader);
