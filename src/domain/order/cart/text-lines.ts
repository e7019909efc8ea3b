import { counted } from '../../kit/text/counted.ts';

/** Prefix of a text that is a note on the whole list rather than a line to be priced. */
export const NOTE_PREFIX = 'Note: ';

export const noteText = (text: string): string => NOTE_PREFIX + text;
export const isNoteText = (text: string): boolean => text.startsWith(NOTE_PREFIX);

/**
 * Returns the number of texts that are lines: requested items in words.
 *
 * @example textLineCount(['Note: by Friday', 'Hex bolt × 5']) // 1
 */
export const textLineCount = (texts: readonly string[]): number => texts.filter((text) => !isNoteText(text)).length;

/** @example textLinesText(['Note: by Friday', 'Hex bolt × 5']) // '1 unmatched line, 1 note' */
export const textLinesText = (texts: readonly string[]): string => {
  const lines = textLineCount(texts);
  const notes = texts.length - lines;
  return [lines === 0 ? '' : `${counted(lines, 'unmatched line')}`, notes === 0 ? '' : counted(notes, 'note')]
    .filter((text) => text !== '')
    .join(', ');
};
