/** Signs that the sheet's fonts lack, and what stands for them. */
const INSTEAD: Readonly<Record<string, string>> = { '\u2212': '–', '⌀': 'ø', '≤': '<=', '≥': '>=', '\u00a0': ' ' };

/**
 * Text in the characters a font has: others become their base letter or the nearest sign, else a question mark.
 *
 * @example printable('−20 °C', isLatin) // '–20 °C'
 */
export const printable = (text: string, isWritten: (sign: string) => boolean): string =>
  /^[ -~]*$/.test(text)
    ? text
    : [...text]
        .map((sign) => {
          if (isWritten(sign)) return sign;
          const other = INSTEAD[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
          return [...other].every(isWritten) ? other : '?';
        })
        .join('');

/** A word in pieces no wider than `width`, of one sign at least. Measures each sign once. */
const cutWord = (word: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const sign of word) {
    const more = widthOf(sign);
    if (piece !== '' && used + more > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += sign;
    used += more;
  }
  return [...pieces, piece];
};

/**
 * Breaks text into lines no wider than `width`, by words; a word that is wider than a line is cut.
 *
 * @param widthOf width of a text in the unit of `width`: the sum of the widths of its signs. Each word is measured once.
 */
export const wrapText = (text: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const lines: string[] = [];
  const space = widthOf(' ');
  let line = '';
  let used = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const more = widthOf(word);
    const longer = line === '' ? more : used + space + more;
    if (longer <= width) {
      line = line === '' ? word : `${line} ${word}`;
      used = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = more <= width ? [word] : cutWord(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    used = widthOf(line);
  }
  if (line !== '') lines.push(line);
  return lines;
};
