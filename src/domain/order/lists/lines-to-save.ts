import { cutText } from '../../kit/text/bounded-text.ts';
import { LONGEST_LINE_TEXT } from './limits.ts';
import {
  customerNumberOf,
  isReady,
  lineNote,
  linePart,
  lineState,
  lineText,
  quantityTyped,
  type ReviewLine,
} from './review-line.ts';
import type { SavedLine } from './saved-list.ts';

/**
 * Returns the lines of a list to save, without those that the visitor removed. A quantity that is not a number stays in
 * its text.
 */
export const linesToSave = (lines: readonly ReviewLine[]): readonly SavedLine[] =>
  lines
    .filter(({ fate }) => fate !== 'removed')
    .map((line) => {
      const typed =
        lineState(line) !== 'aside' && line.quantity === null && !line.holdsQuantity ? quantityTyped(line) : '';
      return {
        text: cutText([lineText(line), typed].filter((text) => text !== '').join(', '), LONGEST_LINE_TEXT),
        part: isReady(line) ? (linePart(line)?.listed.part.productName ?? '') : '',
        quantity: lineState(line) === 'aside' ? null : line.quantity,
        own: customerNumberOf(line),
        note: lineNote(line),
      };
    });
