import { isTypedInInches } from '../../kit/text/typed-quantity.ts';
import { mm, roundTo } from '../../kit/units.ts';
import { publishedSizes } from '../../reference/sizes/size-candidate.ts';
import { actualSection, nominalSize } from '../size-finder/nominal-inches.ts';
import type { FinderEntry, FinderQuestion, FinderUnits } from './finder.ts';

/**
 * Returns the entry with the lengths of the AS568 size that the typed nominal inches name, or `null`. For the server,
 * because it uses the size tables.
 *
 * @example nominalQuestion({ id: '1-1/4', cs: '1/8', … }, question, units) // idMm 31.34, csMm 3.53
 */
export const nominalQuestion = (
  entry: FinderEntry,
  question: FinderQuestion,
  { measurement }: FinderUnits,
): FinderQuestion | null => {
  const { idMm, csMm } = question;
  if (idMm === null || csMm === null || actualSection(csMm) === null) return null;
  if (!isTypedInInches(entry.id, measurement) || !isTypedInInches(entry.cs, measurement)) return null;
  const size = nominalSize(publishedSizes(), idMm, csMm);
  return size && { ...question, idMm: mm(roundTo(size.idMm, 2)), csMm: mm(roundTo(size.csMm, 2)) };
};
