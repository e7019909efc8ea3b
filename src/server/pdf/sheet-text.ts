/** Signs that the sheet's fonts lack, and what stands for them. */
const INSTEAD: Readonly<Record<string, string>> = { '\u2212': '–', '⌀': 'ø', '≤': '<=', '≥': '>=', '\u00a0': ' ' };

/**
 * Text in the characters a font has: others become their base letter or the nearest sign, else a question mark.
 *
 * @example printable('−20 °C', isLatin) // '–20 °C'
 */
export const printable = (text: string, isWritten: (sign: string) => boolean): string =>
  [...text]
    .map((sign) => {
      if (isWritten(sign)) return sign;
      const other = INSTEAD[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
      return [...other].every(isWritten) ? other : '?';
    })
    .join('');

/** A word in pieces no wider than `width`, of one sign at least. Measures no text longer than a line, however long the word is. */
const cutWord = (word: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && widthOf(piece + sign) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece];
};

/**
 * Breaks text into lines no wider than `width`, by words; a word that is wider than a line is cut.
 *
 * @param widthOf width of a text in the unit of `width`
 */
export const wrapText = (text: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = cutWord(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  if (line !== '') lines.push(line);
  return lines;
};
