/** Replacements for characters that the sheet's fonts lack. */
const INSTEAD: Readonly<Record<string, string>> = { '\u2212': '–', '≤': '<=', '≥': '>=', '\u00a0': ' ' };

/**
 * Returns a string in the characters of a font. All others become their base letter, the nearest character, or a
 * question mark.
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

/** Splits a word into pieces no wider than `width`, of at least one character. Measures each character once. */
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
 * Wraps text into lines no wider than `width`, by words. Splits words that are wider than a line.
 *
 * @param widthOf width of a string in the unit of `width`: the sum of the widths of its characters. Each word is
 * measured once.
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
