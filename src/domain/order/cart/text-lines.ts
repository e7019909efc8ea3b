import { counted, grouped } from '../../kit/text/counted.ts';

/** Prefix of a text that is a note on the whole list rather than a line to be priced. */
const NOTE = 'Note: ';

export const noteText = (text: string): string => NOTE + text;
export const isNoteText = (text: string): boolean => text.startsWith(NOTE);

/**
 * Returns the texts that are lines: requested items in words.
 *
 * @example textLines(['Note: by Friday', 'Hex bolt × 5']) // ['Hex bolt × 5']
 */
const textLines = (texts: readonly string[]): readonly string[] => texts.filter((text) => !isNoteText(text));

/** @example textLinesText(['Note: by Friday', 'Hex bolt × 5']) // ' and 1 line sent as text, 1 note' */
export const textLinesText = (texts: readonly string[]): string => {
  const lines = textLines(texts).length;
  const notes = texts.length - lines;
  const said = [
    lines === 0 ? '' : `${counted(lines, 'line')} sent as text`,
    notes === 0 ? '' : counted(notes, 'note'),
  ].filter((text) => text !== '');
  return said.length === 0 ? '' : ` and ${said.join(', ')}`;
};

/**
 * Returns how many of all lines have a price. The total includes lines without a part.
 *
 * @example pricedText({ pricedLines: 33, lines: 33 }, texts) // '33 of 54 priced, 21 not in this total'
 */
export const pricedText = (
  { pricedLines, lines }: { readonly pricedLines: number; readonly lines: number },
  texts: readonly string[],
): string => {
  const all = lines + textLines(texts).length;
  const priced = `${grouped(pricedLines)} of ${grouped(all)} priced`;
  return all === pricedLines ? priced : `${priced}, ${grouped(all - pricedLines)} not in this total`;
};
