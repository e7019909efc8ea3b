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
    line = word;
    while (widthOf(line) > width && line.length > 1) {
      let end = line.length - 1;
      while (end > 1 && widthOf(line.slice(0, end)) > width) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  if (line !== '') lines.push(line);
  return lines;
};
